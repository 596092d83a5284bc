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
    if let list = json.member(Array("substitutionVariables".utf8), of: applinks), json.kind(list) != .object {
      report(.variable, .error, list, .variable([], .kind(json.kind(list))))
    }
    let names = document.variables.map { keys(of: $0) } ?? []
    let known = names.map { text($0) } + PredefinedVariable.names
    let isKnown = Set(known)
    let isRead = profile.readsVariables
    var used: Set<[UInt8]> = []
    for node in patternNodes {
      let pattern = PatternText(text(node))
      used.formUnion(pattern.references)
      guard isRead else { continue }
      if pattern.hasUnclosedReference { report(.variable, .error, node, .variable([], .unclosed)) }
      for name in pattern.references where !isKnown.contains(name) && !isFull(.variable) {
        let meant = NearestName.find(name, among: known)
        report(.variable, .error, node, .variable(name, .unknown(meant: meant)))
      }
    }
    let encoded = encodedNames
    for key in names { lintVariable(key, isUsed: used.contains(text(key)), isEncoded: encoded.contains(text(key))) }
    lintRegions()
  }

  /// `isEncoded` tells whether only rules that compare the escaped URL refer to the variable.
  private mutating func lintVariable(_ key: Int, isUsed: Bool, isEncoded: Bool) {
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
      } else if isEncoded, let character = pattern.unencoded {
        report(.unencodedPattern, .warning, value, .character(character))
      }
    }
  }

  /// The names of variables to which some rule refers, and only rules that compare the escaped URL.
  private var encodedNames: Set<[UInt8]> {
    var encoded: Set<[UInt8]> = []
    var decoded: Set<[UInt8]> = []
    // Many rules share the patterns of `defaults`.
    var seen = (encoded: Set<Int>(), decoded: Set<Int>())
    for rule in modern.matcher.rules {
      var nodes = [rule.path, rule.query, rule.fragment].map { modern.matcher.components[$0].node }
      nodes += modern.matcher.items[rule.items].map(\.node)
      for node in nodes where node >= 0 {
        if rule.variant.isDecoded {
          if seen.decoded.insert(node).inserted { decoded.formUnion(PatternText(text(node)).references) }
        } else if seen.encoded.insert(node).inserted {
          encoded.formUnion(PatternText(text(node)).references)
        }
      }
    }
    return encoded.subtracting(decoded)
  }

  // MARK: Regions

  /// `$(region)` has ISO 3166 codes, thus GB and not UK, and Apple's example joins codes by `_`; a file that itself
  /// writes UK or `en-US` is meant for other URLs.
  private mutating func lintRegions() {
    let region = Array("region".utf8)
    let joined = Array("$(lang)_$(region)".utf8)
    let patterns = patternNodes
    let nodes = patterns.filter { PatternText(text($0)).references.contains(region) }
    guard let first = nodes.first, !(document.variables.map { names(of: $0).contains(region) } ?? false) else { return }
    let isRegion = Set(nodes)
    let others = patterns.filter { !isRegion.contains($0) } + variableValues
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
