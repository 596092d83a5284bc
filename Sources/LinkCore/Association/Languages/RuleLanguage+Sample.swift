/// One URL that a rule takes, put together without a search.
///
/// Where wildcards take anything they get a character that no pattern names, so that most rules beside it do not take
/// the URL. Nothing is sure: the matcher is asked.
extension RuleLanguage {
  /// Path, query and fragment; nil when a pattern asks for what no URL has, or for what only a search finds.
  func sample(filler: UInt8) -> [UInt8]? {
    guard !takesNothing, !isTooLarge else { return nil }
    var text: [UInt8] = []
    if let path {
      guard let sample = sample(of: path, filler) else { return nil }
      text = sample
    }
    if text.first != UInt8(ascii: "/") { text.insert(UInt8(ascii: "/"), at: 0) }
    guard var query = query.map({ sample(of: $0, filler) }) ?? [] else { return nil }
    for item in items where !item.takesEmpty {
      guard let name = written(item.name), let value = sample(of: item.pattern, filler) else { return nil }
      if !query.isEmpty { query.append(UInt8(ascii: "&")) }
      query += name + [UInt8(ascii: "=")] + value
    }
    if !query.isEmpty { text += [UInt8(ascii: "?")] + query }
    guard let fragment = fragment.map({ sample(of: $0, filler) }) ?? [] else { return nil }
    if !fragment.isEmpty { text += [UInt8(ascii: "#")] + fragment }
    return text
  }

  private func sample(of pattern: PatternAutomaton, _ filler: UInt8) -> [UInt8]? {
    var text: [UInt8] = []
    var node = 0
    // A fork goes on at its first value, so no node comes twice.
    while node < pattern.nodes.count {
      switch pattern.nodes[node] {
      case .byte(let byte):
        text.append(byte)
        node += 1
      case .single, .star(isWithinValue: false):
        text.append(filler)
        node += 1
      case .star(isWithinValue: true):
        // A value is best met by what all who list it have in mind: "1*" by 1.
        node += 1
      case .one(let members):
        guard let member = (UInt8(ascii: "!")...UInt8(ascii: "~")).first(where: { members.contains($0) }) else {
          return nil
        }
        text.append(member)
        node += 1
      case .fork(let targets):
        guard !targets.isEmpty else { return nil }
        node = pattern.targets[targets.lowerBound]
      case .jump(let target): node = target
      case .end: return written(text)
      }
    }
    return nil
  }

  /// A text that is compared, as it can stand in a URL; nil when that is not sure.
  private func written(_ text: [UInt8]) -> [UInt8]? {
    guard !variant.isDecoded else {
      var written: [UInt8] = []
      PercentEncoding.append(text.span, keeping: .decodedSample, to: &written)
      return written
    }
    for index in text.indices {
      if text[index] == UInt8(ascii: "%") {
        guard PercentEncoding.escapedByte(text.span, at: index) != nil else { return nil }
      } else if !ASCIISet.plainInPath.contains(text[index]) {
        return nil
      }
    }
    return text
  }
}

extension ASCIISet {
  /// What a decoded text keeps: letters, digits, slashes and few signs.
  fileprivate static var decodedSample: ASCIISet { ASCIISet(letters + digits + "/-._~") }
}
