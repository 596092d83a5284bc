import StrictJSON

// Dynamic rules (Android documentation, "Configure website associations and dynamic rules"). Any malformed or empty
// field drops all of them, and the app's manifest alone decides.

extension AssetLinksLinter {
  private static let ruleKeys = ["/", "?", "#", "exclude"].map { Array($0.utf8) }
  private static let components = "dynamic_app_link_components"

  /// What other systems call a path or a switch of a rule, and people write here.
  private static let foreignKeys = [
    "path", "pathPrefix", "pathPattern", "pathSuffix", "pathAdvancedPattern", "query", "fragment", "caseSensitive",
    "percentEncoded",
  ].map { Array($0.utf8) }

  /// Looks over an extension of one relation; returns its rules.
  mutating func lintExtension(_ value: Int) -> Int? {
    guard json.kind(value) == .object else {
      report(.dynamicType, .error, value, .kind(json.kind(value)))
      return nil
    }
    lintKeys(of: value, known: [Array(Self.components.utf8)])
    guard let rules = member(Self.components, of: value) else { return nil }
    guard json.kind(rules) == .array else {
      report(.dynamicType, .error, rules, .kind(json.kind(rules)))
      return rules
    }
    guard !json.isEmpty(rules) else {
      report(.dynamicType, .error, rules, .empty)
      return rules
    }
    var allows = false
    var idle: Int?
    var closes = false
    for rule in json.elements(of: rules) {
      guard json.kind(rule) == .object else {
        report(.dynamicType, .error, rule, .kind(json.kind(rule)))
        continue
      }
      if lintRule(rule) {
        allows = true
        idle = nil
        closes = false
      } else {
        idle = idle ?? rule
        closes = takesAll(rule)
      }
    }
    if !allows {
      report(.onlyExclusions, .warning, rules)
    } else if let idle, !closes {
      report(.onlyExclusions, .info, idle, .idle)
    }
    return rules
  }

  /// Whether a rule takes everything: an exclusion at the end of a list then says what holds anyway, and so do those
  /// before it.
  private func takesAll(_ rule: Int) -> Bool {
    json.keys(of: rule).allSatisfy { key in
      switch text(key) {
      case ByteText.bytes("exclude"): true
      case ByteText.bytes("/"), ByteText.bytes("#"):
        json.kind(key + 1) == .string && [ByteText.bytes("*"), ByteText.bytes("/*")].contains(text(key + 1))
      default: false
      }
    }
  }

  /// Returns whether the rule lets something in.
  private mutating func lintRule(_ rule: Int) -> Bool {
    if json.isEmpty(rule) { report(.dynamicType, .error, rule, .empty) }
    var allows = true
    for key in json.keys(of: rule) {
      let value = key + 1
      switch text(key) {
      case ByteText.bytes("/"), ByteText.bytes("#"): lintPattern(value)
      case ByteText.bytes("?"): lintQuery(value)
      case ByteText.bytes("exclude"):
        allows = json.kind(value) == .false
        if json.kind(value) != .true, json.kind(value) != .false {
          report(.dynamicType, .error, value, .kind(json.kind(value)))
        }
      default: lintRuleKey(key)
      }
    }
    return allows
  }

  private mutating func lintRuleKey(_ key: Int) {
    let name = text(key)
    let isForeign =
      Self.foreignKeys.contains(name) || NearestName.respelt(name, among: Self.ruleKeys) != nil
    report(.dynamicKey, isForeign ? .error : .warning, key, .value(name))
  }

  private mutating func lintPattern(_ value: Int, isQuery: Bool = false) {
    guard json.kind(value) == .string else { return report(.dynamicType, .error, value, .kind(json.kind(value))) }
    let pattern = text(value)
    guard !pattern.isEmpty else { return report(.dynamicType, .error, value, .empty) }
    if isQuery, pattern == [UInt8(ascii: "*")] { report(.anyValue, .info, value) }
    for index in pattern.indices.dropLast() {
      if pattern[index] == UInt8(ascii: "$"), pattern[index + 1] == UInt8(ascii: "(") {
        return report(.variable, .error, value, .value(pattern))
      }
    }
    // A star that goes up to the next character of its kind and one that tries all ends differ unless it is the last.
    if let star = pattern.firstIndex(of: UInt8(ascii: "*")), star < pattern.count - 1 {
      report(.wildcard, .info, value, .value(pattern))
    }
  }

  private mutating func lintQuery(_ value: Int) {
    guard json.kind(value) == .object else { return report(.dynamicType, .error, value, .kind(json.kind(value))) }
    guard !json.isEmpty(value) else { return report(.dynamicType, .error, value, .empty) }
    for key in json.keys(of: value) { lintPattern(key + 1, isQuery: true) }
  }
}
