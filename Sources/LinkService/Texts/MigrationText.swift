import JSONRPC
package import LinkCore

/// The wording of what happens to the rows of a file that is imported.
package enum MigrationText {
  static let emptyRow = "The row is empty."
  static let archived = "The link is archived, and archived links are skipped."
  static let otherHolder = "The suffix is held by a link with other content, which was left as it is."
  static let deletedHolder = "The suffix was held by a link that was deleted, and is never given out again."
  static let `internal` = "linkd failed to import this row; please report it with the row."

  /// About a link that was there already; nil when nothing differs.
  static func kept(_ columns: [MigrationColumn]) -> String? {
    guard !columns.isEmpty else { return nil }
    return "The link that is there has the same content, but differs in \(Quoted.all(columns.map(\.title))), and was "
      + "left as it is."
  }

  /// Why a row is no link.
  static func sentence(for fault: ImportRowFault) -> String {
    switch fault {
    case .row(let fault): sentence(for: fault)
    case .noShortLink: "Short link is missing; give the URL of the short link."
    case .shortLink(let fault, let value): sentence(for: fault, value: value)
    case .link(let fault) where fault.code == .prefixNotConfigured:
      "The prefix \(Quoted.text(fault.value)) is not configured; add it to \"domains\", or put its links under a "
        + "configured one with --map."
    case .link(let fault): ErrorText.error(for: fault, at: .info(pointer: "")).message
    }
  }

  private static func sentence(for fault: MigrationRow.Fault) -> String {
    switch fault {
    case .broken(let fault): sentence(for: fault, whole: "The row")
    case .fieldCount(let count, let expected):
      "The row has \(count) \(count == 1 ? "field" : "fields"), but the file has \(expected) columns; put values with a "
        + "comma in quotes."
    case .notUTF8(let column): "\(column.title) is not UTF-8; save the file as UTF-8."
    case .notBoolean(let column, let value):
      "\(column.title) must be true, false, yes, no, 1, 0 or empty, not \(Quoted.text(value))."
    case .notTime(let column, let value):
      "\(column.title) must be a time such as \"2021-03-04T05:06:07Z\", not \(Quoted.text(value))."
    }
  }

  private static func sentence(for fault: CSVFault, whole: String) -> String {
    switch fault {
    case .unclosedQuote(let line):
      "\(whole) has a quote on line \(line) that is never closed; double a quote that belongs to the value."
    case .textAfterQuote(let line):
      "\(whole) has text behind a closing quote on line \(line); double a quote that belongs to the value."
    case .tooLong(let limit): "\(whole) is longer than \(limit) bytes; shorten it or raise limits.messageBytes."
    }
  }

  private static func sentence(for fault: ShortLinkFault, value: [UInt8]) -> String {
    let link = "Short link \(Quoted.text(value))"
    switch fault {
    case .notWebURL: return "\(link) must be an https URL such as \"https://example.com/link/Ab12\"."
    case .hasQuery: return "\(link) has a query or a fragment; give the short link alone."
    case .noSuffix: return "\(link) has nothing behind its prefix by which it could be found."
    case .prefix(let fault): return ErrorText.error(for: fault, at: .info(pointer: "")).message
    case .suffix(.forbiddenByte(let byte, _), let suffix):
      return "\(link) has the suffix \(Quoted.text(suffix)), in which \(Quoted.byte(byte)) cannot stand."
    case .suffix: return "\(link) has no suffix that can be kept."
    }
  }

  // MARK: Files

  /// Why nothing can be read from a file; completes "the file "x" …".
  package static func reason(for fault: MigrationHeader.Fault) -> String {
    switch fault {
    case .empty: "is empty"
    case .notUTF8: "is UTF-16; save it as UTF-8"
    case .broken(let fault): "cannot be read: " + sentence(for: fault, whole: "its first row")
    case .missing(let columns, let count):
      "has \(count) \(count == 1 ? "column" : "columns") and none named \(Quoted.choices(columns.map(\.title))); "
        + "columns are separated by commas, and the first row names them"
    case .twice(let column, let first, let second):
      "has \(Quoted.text(column.title)) twice, in the columns \(first) and \(second); keep one of the two"
    }
  }

  /// What the first row says that somebody should know, each completing "linkd: ".
  package static func notes(on header: MigrationHeader) -> [String] {
    var notes = header.unknown.prefix(100).map { unknown in
      "column \(unknown.position) is ignored: \(Quoted.text(unknown.name)) is none of FDL's columns"
    }
    if header.unknown.count > 100 { notes.append("\(header.unknown.count - 100) more columns are ignored") }
    if !header.missing.isEmpty {
      let titles = header.missing.map(\.title)
      let more = titles.count > 2 ? " and \(titles.count - 2) more" : ""
      let names = more.isEmpty ? Quoted.all(titles) : titles.prefix(2).map { Quoted.text($0) }.joined(separator: ", ")
      notes.append(
        "\(titles.count) of \(MigrationColumn.all.count) columns \(titles.count == 1 ? "is" : "are") missing and "
          + "\(titles.count == 1 ? "counts" : "count") as empty: \(names)\(more)")
    }
    return notes
  }

  /// How many rows came to what, for the end of an import; completes "linkd: ".
  package static func summary(of counts: ImportCounts, isDryRun: Bool) -> String {
    (isDryRun ? "dry run, nothing was changed: " : "")
      + "\(counts.rows) \(counts.rows == 1 ? "row" : "rows"): \(counts.created) created, \(counts.unchanged) unchanged, "
      + "\(counts.conflicts) in conflict, \(counts.skipped) skipped, \(counts.errors) in error"
  }

  /// Why a text does not say which prefix takes the place of which; completes "linkd: ".
  package static func reason(for fault: PrefixMapping.Fault, in text: [UInt8]) -> String {
    switch fault {
    case .notPair(let fault?):
      "--map \(Quoted.text(text)): \(Quoted.text(fault.value)) is neither a prefix such as "
        + "\"https://example.com/link\" nor a host such as \"example.page.link\""
    case .notPair(nil): "--map \(Quoted.text(text)) has no \"=\"; write --map OLD=NEW"
    case .twice(let prefix): "--map names \(Quoted.text(prefix.text)) twice"
    }
  }

  /// About a prefix that was to be exchanged and that no row has; completes "linkd: ".
  package static func unused(_ prefix: URIPrefix) -> String {
    "--map: no short link of the file is under \(Quoted.text(prefix.text))"
  }

  // MARK: Exports

  /// What the file does not say; completes "linkd: ".
  package static func sentence(for loss: ExportLoss, count: Int) -> String {
    let isOne = count == 1
    let links = isOne ? "1 link" : "\(count) links"
    return switch loss {
    case .androidLink: "the file has no column for the androidLink (al) of \(links)"
    case .gclid: "the file has no column for the gclid of \(links)"
    case .otherParameters: "the file has no column for parameters of \(links) that FDL does not know"
    case .forcedRedirect: "the efr of \(links), which is neither 1 nor 0, is written as 0"
    case .expiry:
      "the file has no column for the expireTime of \(links); imported again, \(isOne ? "it does" : "they do") not expire"
    case .expired:
      "the file has no column for the expireTime of \(links); as it has passed, the \(isOne ? "link is" : "links are") "
        + "written as archived"
    case .tags: "the file has no column for the tags of \(links)"
    case .option:
      "the file has no column for suffix.option; imported again, \(links) will count as made with another one"
    case .deleted: "\(links) that \(isOne ? "was" : "were") deleted \(isOne ? "is" : "are") left out"
    case .unreadable: "\(links) that cannot be read \(isOne ? "is" : "are") left out"
    }
  }
}
