import LinkCore
import StrictJSON

/// One list of rules of a file, of which files are made that have some of them in some order.
struct RuleExcerpt {
  let document: AssociationDocument
  let entry: AssociationEntry
  let dialect: AssociationDialect

  /// The values of the list on the document's tape.
  let rules: [Int]

  static let appID = Array("A.b".utf8)

  /// The list that systems of the profile read; nil when the entry has none.
  init?(_ entry: AssociationEntry, of document: AssociationDocument, _ profile: AssociationProfile) {
    let components = profile == .ios9 ? nil : entry.components
    guard let list = components ?? entry.paths else { return nil }
    self.document = document
    self.entry = entry
    dialect = components == nil ? .paths : .components
    var rules: [Int] = []
    let end = document.json.next(list)
    var rule = list + 1
    while rule < end {
      rules.append(rule)
      rule = document.json.next(rule)
    }
    self.rules = rules
  }

  /// A file with one entry for ``appID`` that has these rules.
  func file(_ chosen: [Int]) -> AssociationDocument {
    var text = Array(##"{"applinks":{"apps":[]"##.utf8)
    append("defaults", document.defaults, to: &text)
    append("substitutionVariables", document.variables, to: &text)
    text += Array(##","details":[{"appID":"A.b""##.utf8)
    append("defaults", entry.defaults, to: &text)
    text += Array((dialect == .components ? ##","components":["## : ##","paths":["##).utf8)
    for (index, rule) in chosen.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += document.json.bytes[document.json.range(rule)]
    }
    text += Array("]}]}}".utf8)
    let file = AssociationDocument(reading: text)
    require(file.isUsable, "the parts of a file are a file: \(shown(text))")
    return file
  }

  private func append(_ name: String, _ value: Int?, to text: inout [UInt8]) {
    guard let value else { return }
    text += Array(##","\##(name)":"##.utf8) + document.json.bytes[document.json.range(value)]
  }
}

extension AssociationMatcher {
  /// What an excerpt says of a URL: the outcome, and the place of the deciding rule in its list.
  func decision(on url: [UInt8]) -> (outcome: AssociationAppVerdict.Outcome, rule: Int?) {
    var work = AssociationWork()
    let verdict = decide(url, AssociationQuestion(appID: RuleExcerpt.appID), using: &work)
    return (verdict.apps[0].outcome, verdict.apps[0].rule?.index)
  }

  func takes(_ url: [UInt8]) -> Bool { decision(on: url).outcome != .noMatch }
}
