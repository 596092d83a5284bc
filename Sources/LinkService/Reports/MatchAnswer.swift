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
    for result in json.elements(of: results) { rows += MatchAnswer.rows(of: result, json) }
    self.rows = rows
    problems = json.member(Array("problems".utf8), of: json.root).map { Finding.all(in: $0, of: json) } ?? []
  }

  private static func rows(of result: Int, _ json: borrowing JSON) -> [MatchRow] {
    let url = text("url", of: result, json)
    let notes = json.elements("note", of: result).map { node in
      (id: text("id", of: node, json), message: Quoted.shown(text("message", of: node, json), limit: .max))
    }
    let reason = notes.first { note in reasons.contains { Array($0.utf8) == note.id } }?.message ?? ""
    let apps = json.elements("apps", of: result)
    let isExplained = apps.contains { json.member(Array("trace".utf8), of: $0) != nil }
    // What every match says is no news in a table.
    let remarks = notes.filter { $0.message != reason && $0.id != Array("matchIsNoPromise".utf8) }.map(\.message)
    var rows: [MatchRow] = []
    for app in apps {
      let word = text("verdict", of: app, json)
      let verdict = AssociationAppVerdict.Outcome.allCases.first { Array($0.rawValue.utf8) == word }
      let rule = json.member(Array("rule".utf8), of: app).map { place(of: $0, json) + self.rule(of: $0, json) }
      let nearest = json.elements("trace", of: app).first { json.member(Array("closest".utf8), of: $0) != nil }
      rows.append(
        MatchRow(
          url: url, app: text("appID", of: app, json), verdict: verdict ?? .noMatch, rule: rule ?? reason,
          remarks: (nearest.map { [explanation(of: $0, json)] } ?? [])
            + (app == apps.last && isExplained ? remarks : [])))
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
    guard let line = json.integer("line", of: node), let column = json.integer("column", of: node) else { return "" }
    return "\(line):\(column) "
  }

  private static func rule(of node: Int, _ json: borrowing JSON) -> String {
    json.member(Array("rule".utf8), of: node).map { Quoted.shown(json.copy($0)) } ?? ""
  }

  private static func explanation(of step: Int, _ json: borrowing JSON) -> String {
    ReportText.nearest(
      place: place(of: step, json), component: text("component", of: step, json), name: text("name", of: step, json),
      pattern: text("pattern", of: step, json), text: text("text", of: step, json),
      isAbsent: json.member(Array("absent".utf8), of: step) != nil)
  }

  /// The text of a member; empty when it has none.
  private static func text(_ name: String, of node: Int, _ json: borrowing JSON) -> [UInt8] {
    json.text(name, of: node) ?? []
  }
}
