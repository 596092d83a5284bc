import TestSupport

/// Random rules and URLs over few characters, so that rules often overlap and URLs often hit.
struct RandomRules {
  var random: SeededGenerator

  /// Which parts of the language of rules take part.
  enum Kind: CaseIterable, Sendable {
    case paths
    case cases
    case encodings
    case queries
    case variables
    case everything
  }

  let kind: Kind

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    random = SeededGenerator(seed: seed)
  }

  static let variables = ##","substitutionVariables":{"v":["a","Ab","*b","?/"],"w":["%41","b"]}"##

  mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

  mutating func text(_ choices: [String], _ length: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...length, using: &random) { text += choices.randomElement(using: &random) ?? "" }
    return text
  }

  private var wild: [String] {
    switch kind {
    case .paths, .queries: ["a", "b", "*", "?", "/"]
    case .cases: ["a", "A", "b", "*", "?", "/"]
    case .encodings: ["a", "1", "%41", "%2F", "%C3%A9", "é", "*", "?", "/"]
    case .variables: ["a", "$(v)", "$(w)", "$(digit)", "$(alpha)", "*", "?", "/"]
    case .everything: ["a", "B", "%41", "é", "$(v)", "$(xdigit)", "*", "?", "/"]
    }
  }

  private var plain: [String] {
    switch kind {
    case .paths, .queries: ["a", "b", "c", "/"]
    case .cases: ["a", "A", "b", "B", "c", "/"]
    case .encodings: ["a", "1", "%41", "A", "%2F", "%2f", "%C3%A9", "%c3%a9", "%31", "/", "4"]
    case .variables: ["a", "A", "b", "7", "%41", "/"]
    case .everything: ["a", "A", "b", "B", "7", "%41", "%C3%A9", "/"]
    }
  }

  mutating func rule(excludes: Bool = false) -> String {
    var members: [String] = []
    if !chance(5) { members.append(##""/":"\##(text(wild, 5))""##) }
    let hasQueries = kind == .queries || kind == .everything
    if hasQueries, !chance(3) {
      let values = wild.filter { $0 != "/" }
      if chance(3) {
        members.append(##""?":"\##(text(values + ["&", "="], 4))""##)
      } else {
        var items: [String] = []
        for name in ["q", "a", "qa"] where chance(2) { items.append(##""\##(name)":"\##(text(values, 2))""##) }
        members.append(##""?":{\##(items.joined(separator: ","))}"##)
      }
    }
    if hasQueries, chance(4) { members.append(##""#":"\##(text(wild, 2))""##) }
    if kind == .cases || kind == .everything, chance(2) { members.append(##""caseSensitive":false"##) }
    if kind == .encodings || kind == .everything, chance(2) { members.append(##""percentEncoded":false"##) }
    if excludes, chance(2) { members.append(##""exclude":true"##) }
    return "{\(members.joined(separator: ","))}"
  }

  /// Path, query and fragment of a URL.
  mutating func url() -> String {
    var url = "/" + text(plain, 6)
    if kind == .queries || kind == .everything {
      let items = (0..<3).filter { _ in chance(2) }.map { _ in
        text(["q", "a"], 2) + (chance(4) ? "" : "=" + text(["a", "b", "c"], 2))
      }
      if !items.isEmpty { url += "?" + items.joined(separator: "&") }
      if chance(4) { url += "#" + text(plain, 2) }
    }
    return url
  }

  mutating func list(_ count: Int) -> String {
    "[" + (0..<count).map { _ in rule(excludes: true) }.joined(separator: ",") + "]"
  }
}
