import StrictJSON

/// Substitution variables (Apple, applinks.SubstitutionVariables).
extension AssociationLint {
  /// The nodes of all strings that are patterns.
  private var patternNodes: [Int] {
    var nodes: [Int] = []
    var rules: [Int] = [document.defaults].compactMap { $0 }
    for entry in document.entries {
      if let defaults = entry.defaults { rules.append(defaults) }
      if let components = entry.components { rules += elements(of: components) }
      if let paths = entry.paths { nodes += elements(of: paths).filter { json.kind($0) == .string } }
    }
    for rule in rules {
      let members = RuleMembers(rule, of: json)
      nodes += [members.path, members.fragment].compactMap { $0 }
      guard let query = members.query else { continue }
      if json.kind(query) == .string {
        nodes.append(query)
      } else {
        nodes += keys(of: query).map { $0 + 1 }.filter { json.kind($0) == .string }
      }
    }
    return nodes
  }

  /// The patterns that refer to a variable.
  var referringNodes: [Int] { patternNodes.filter { !PatternText(text($0)).references.isEmpty } }

  mutating func lintVariables() {
    guard let applinks = document.applinks else { return }
    var defined: [[UInt8]] = []
    if let list = json.member(Array("substitutionVariables".utf8), of: applinks), json.kind(list) != .object {
      report(.variable, .error, list, .variable([], .kind(json.kind(list))))
    }
    let names = document.variables.map { keys(of: $0) } ?? []
    for key in names { defined.append(text(key)) }
    let isRead = profile.readsVariables
    var used: Set<[UInt8]> = []
    for node in patternNodes {
      let pattern = PatternText(text(node))
      used.formUnion(pattern.references)
      guard isRead else { continue }
      if pattern.hasUnclosedReference { report(.variable, .error, node, .variable([], .unclosed)) }
      for name in pattern.references where !defined.contains(name) && !PredefinedVariable.names.contains(name) {
        let meant = NearestName.find(name, among: defined + PredefinedVariable.names)
        report(.variable, .error, node, .variable(name, .unknown(meant: meant)))
      }
    }
    for key in names { lintVariable(key, isUsed: used.contains(text(key))) }
    lintRegions()
  }

  private mutating func lintVariable(_ key: Int, isUsed: Bool) {
    let name = text(key)
    let marks: [UInt8] = [UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: ")")]
    if name.contains(where: { marks.contains($0) }) {
      report(.variable, .error, key: key, .variable(name, .badName))
    } else if !isUsed {
      report(.variable, .warning, key: key, .variable(name, .unused))
    }
    if PredefinedVariable.names.contains(name) {
      report(.variable, .warning, key: key, .variable(name, .hidesPredefined))
    }
    guard json.kind(key + 1) == .array else {
      report(.variable, .error, key + 1, .variable(name, .kind(json.kind(key + 1))))
      return
    }
    if json.isEmpty(key + 1) { report(.variable, .warning, key + 1, .variable(name, .noValues)) }
    for value in elements(of: key + 1) {
      guard json.kind(value) == .string else {
        report(.variable, .error, value, .variable(name, .kind(json.kind(value))))
        continue
      }
      let pattern = PatternText(text(value))
      if pattern.text.isEmpty { report(.variable, .warning, value, .variable(name, .emptyValue)) }
      if !pattern.references.isEmpty || pattern.hasUnclosedReference {
        report(.variable, .error, value, .variable(name, .nestedReference))
      } else if let character = pattern.unencoded, isUsedEncoded(name) {
        report(.unencodedPattern, .warning, value, .character(character))
      }
    }
  }

  /// Whether every rule that refers to a variable compares the escaped URL.
  private func isUsedEncoded(_ name: [UInt8]) -> Bool {
    var isUsed = false
    for rule in modern.matcher.rules {
      var nodes = [rule.path, rule.query, rule.fragment].map { modern.matcher.components[$0].node }
      nodes += modern.matcher.items[rule.items].map(\.node)
      guard nodes.contains(where: { $0 >= 0 && PatternText(text($0)).references.contains(name) }) else { continue }
      if rule.variant.isDecoded { return false }
      isUsed = true
    }
    return isUsed
  }

  // MARK: Regions

  /// `$(region)` has ISO 3166 codes, thus GB and not UK, and Apple's example joins codes by `_`; a file that itself
  /// writes UK or `en-US` is meant for other URLs.
  private mutating func lintRegions() {
    let region = Array("region".utf8)
    let joined = Array("$(lang)_$(region)".utf8)
    let nodes = patternNodes.filter { PatternText(text($0)).references.contains(region) }
    guard let first = nodes.first, !(document.variables.map { names(of: $0).contains(region) } ?? false) else { return }
    let others = patternNodes.filter { !nodes.contains($0) } + variableValues
    if let other = others.first(where: { AssociationLint.words(of: text($0)).contains(where: AssociationLint.isUK) }) {
      report(.regionForm, .warning, first, .region(text(other), .unitedKingdom))
    }
    let withJoin = nodes.first { AssociationLint.contains(text($0), joined) }
    guard let withJoin else { return }
    if let other = others.first(where: { node in
      text(node).split(separator: UInt8(ascii: "/")).contains(where: AssociationLint.isHyphenated)
    }) {
      report(.regionForm, .warning, withJoin, .region(text(other), .hyphen))
    }
  }

  private func names(of object: Int) -> [[UInt8]] { keys(of: object).map { text($0) } }

  private var variableValues: [Int] {
    guard let variables = document.variables else { return [] }
    return keys(of: variables).flatMap { elements(of: $0 + 1) }.filter { json.kind($0) == .string }
  }

  private static func words(of text: [UInt8]) -> [ArraySlice<UInt8>] { text.split { !$0.isASCIILetter } }

  private static func isUK(_ word: ArraySlice<UInt8>) -> Bool {
    // In lower case it is the language code of Ukrainian.
    word.elementsEqual("UK".utf8)
  }

  /// Whether a segment is two letters, a hyphen and two letters.
  private static func isHyphenated(_ segment: ArraySlice<UInt8>) -> Bool {
    let parts = segment.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isASCIILetter) }
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: part) }
  }
}
