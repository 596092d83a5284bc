import LinkCore
import StrictJSON

/// What `matchAASA` has answered to a ``MatchRequest``.
package struct MatchAnswer: Sendable {
  package let rows: [MatchRow]

  /// What is wrong with the file.
  package let problems: [Finding]

  /// Nil when the text is no such answer.
  package init?(_ text: [UInt8]) {
    guard let json = try? JSON(parsing: text), json.kind(json.root) == .object,
      let results = json.member(Array("results".utf8), of: json.root), json.kind(results) == .array
    else { return nil }
    var rows: [MatchRow] = []
    let end = json.next(results)
    var result = results + 1
    while result < end {
      rows += MatchAnswer.rows(of: result, json)
      result = json.next(result)
    }
    self.rows = rows
    problems = json.member(Array("problems".utf8), of: json.root).map { Finding.all(in: $0, of: json) } ?? []
  }

  private static func rows(of result: Int, _ json: borrowing JSON) -> [MatchRow] {
    let url = text("url", of: result, json)
    let notes = elements("note", of: result, json).map { node in
      (id: text("id", of: node, json), message: Quoted.shown(text("message", of: node, json), limit: .max))
    }
    let reason = notes.first { note in reasons.contains { Array($0.utf8) == note.id } }?.message ?? ""
    let isExplained = elements("apps", of: result, json).contains { json.member(Array("trace".utf8), of: $0) != nil }
    // What every match says is no news in a table.
    let remarks = notes.filter { $0.message != reason && $0.id != Array("matchIsNoPromise".utf8) }.map(\.message)
    var rows: [MatchRow] = []
    for app in elements("apps", of: result, json) {
      let verdict = MatchRow.Verdict(rawValue: String(decoding: text("verdict", of: app, json), as: UTF8.self))
      let rule = json.member(Array("rule".utf8), of: app).map { place(of: $0, json) + self.rule(of: $0, json) }
      let nearest = elements("trace", of: app, json).first { json.member(Array("closest".utf8), of: $0) != nil }
      let isLast = json.next(app) == elements("apps", of: result, json).last.map { json.next($0) }
      rows.append(
        MatchRow(
          url: url, app: text("appID", of: app, json), verdict: verdict ?? .noMatch, rule: rule ?? reason,
          remarks: (nearest.map { [explanation(of: $0, json)] } ?? []) + (isLast && isExplained ? remarks : [])))
    }
    if rows.isEmpty { rows.append(MatchRow(url: url, app: nil, verdict: .noMatch, rule: reason, remarks: [])) }
    return rows
  }

  /// Notes that say why no rule was looked at.
  private static let reasons = [
    "notAURL", "otherScheme", "noHost", "otherHost", "noApplinks", "noApps", "appNotListed", "appsNotEmpty",
    "entryWithoutRules",
  ]

  /// `12:7 `, or nothing.
  private static func place(of node: Int, _ json: borrowing JSON) -> String {
    guard let line = json.member(Array("line".utf8), of: node).flatMap({ json.integer($0) }),
      let column = json.member(Array("column".utf8), of: node).flatMap({ json.integer($0) })
    else { return "" }
    return "\(line):\(column) "
  }

  private static func rule(of node: Int, _ json: borrowing JSON) -> String {
    guard let rule = json.member(Array("rule".utf8), of: node) else { return "" }
    var writer = JSONWriter()
    writer.copy(rule, of: json)
    return Quoted.shown(writer.bytes)
  }

  private static func explanation(of step: Int, _ json: borrowing JSON) -> String {
    ReportText.nearest(
      place: place(of: step, json), component: text("component", of: step, json), name: text("name", of: step, json),
      pattern: text("pattern", of: step, json), text: text("text", of: step, json),
      isAbsent: json.member(Array("absent".utf8), of: step) != nil)
  }

  private static func elements(_ name: String, of node: Int, _ json: borrowing JSON) -> [Int] {
    guard let array = json.member(Array(name.utf8), of: node), json.kind(array) == .array else { return [] }
    var elements: [Int] = []
    let end = json.next(array)
    var element = array + 1
    while element < end {
      elements.append(element)
      element = json.next(element)
    }
    return elements
  }

  private static func text(_ name: String, of node: Int, _ json: borrowing JSON) -> [UInt8] {
    guard let value = json.member(Array(name.utf8), of: node), json.kind(value) == .string else { return [] }
    return json.text(value) ?? []
  }
}
