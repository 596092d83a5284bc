import LinkCore

/// What a file of expected verdicts says: lines of URL, app and verdict, divided by blanks; what follows is ignored, so
/// that a table of ``MatchTable`` is one.
///
/// Lines that begin with `#` and the table's header are no rows. An app that is not named for a URL is expected not to
/// open it, be it that no rule fits or that one excludes it.
package struct MatchExpectation: Sendable {
  package enum Fault: Error, Equatable {
    /// A line that is no row, by its number.
    case notARow(line: Int)

    /// Nothing is expected, which every file would meet.
    case noRows
  }

  struct Row: Equatable, Sendable {
    let url: [UInt8]
    let app: [UInt8]
    let verdict: AssociationAppVerdict.Outcome
  }

  let rows: [Row]

  /// Every URL once, in order.
  package let urls: [[UInt8]]

  package init(parsing text: [UInt8]) throws(Fault) {
    let lines = SourceLines(text)
    var rows: [Row] = []
    var urls: [[UInt8]] = []
    var known: Set<[UInt8]> = []
    var number = 1
    while let line = lines.line(number) {
      if let row = try MatchExpectation.row(line, number) {
        rows.append(row)
        if known.insert(row.url).inserted { urls.append(row.url) }
      }
      number += 1
    }
    if rows.isEmpty { throw .noRows }
    self.rows = rows
    self.urls = urls
  }

  /// Nil for a line that says nothing.
  private static func row(_ line: [UInt8], _ number: Int) throws(Fault) -> Row? {
    let words = line.split { $0 == 0x20 || $0 == 0x09 }
    guard let first = words.first, line.first != UInt8(ascii: "#") else { return nil }
    // A remark of an explanation, or the header.
    if line.starts(with: Array("    ".utf8)) || first.elementsEqual(Array("URL".utf8)) { return nil }
    // A URL may have blanks, the other columns not: the first word that is a verdict is the third column.
    let verdicts = words.map { word in
      AssociationAppVerdict.Outcome.allCases.first { Array($0.rawValue.utf8).elementsEqual(word) }
    }
    guard let place = verdicts.indices.dropFirst(2).first(where: { verdicts[$0] != nil }), let verdict = verdicts[place]
    else { throw .notARow(line: number) }
    let url = line[first.startIndex..<words[place - 2].endIndex]
    return Row(url: Array(url), app: Array(words[place - 1]), verdict: verdict)
  }

  /// For each verdict that is another a text of lines, `-` before what was expected and `+` before what is.
  ///
  /// `actual` are all rows for the URLs that were asked about; what is expected of others is not looked at, nor of
  /// other apps when only `app` was asked about.
  package func differences(from actual: [MatchRow], app: [UInt8]? = nil) -> [String] {
    var found: [[UInt8]: [[UInt8]: MatchRow]] = [:]
    for row in actual { found[row.url, default: [:]][row.app ?? []] = row }
    var differences: [String] = []
    var named: [[UInt8]: Set<[UInt8]>] = [:]
    for row in rows where found[row.url] != nil && (app == nil || row.app == app) {
      named[row.url, default: []].insert(row.app)
      let verdict = found[row.url]?[row.app]?.verdict ?? .noMatch
      guard verdict != row.verdict else { continue }
      let rule = found[row.url]?[row.app]?.rule ?? ""
      differences.append(
        "- \(ReportText.row(row.url, row.app, row.verdict))\n+ \(ReportText.row(row.url, row.app, verdict, rule))\n")
    }
    for row in actual where row.verdict == .match {
      guard named[row.url]?.contains(row.app ?? []) != true else { continue }
      differences.append("+ \(ReportText.row(row.url, row.app ?? [], row.verdict, row.rule))\n")
    }
    return differences
  }
}
