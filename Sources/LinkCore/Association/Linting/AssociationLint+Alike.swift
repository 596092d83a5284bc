import StrictJSON

/// Rules that differ in one literal segment of the path only, and so are better one with a variable.
extension AssociationLint {
  /// From so many on it is worth a word.
  private static let alikeLimit = 10

  /// Paths with more segments are not looked at: each segment may be the one that differs.
  private static let segmentLimit = 32

  /// How many segments of all rules are looked at; a file of the size that systems read has fewer.
  private static let groupLimit = 1 << 17

  private static let wildcards = Array("*?$".utf8)

  /// What rules have in common that differ in one segment, by hashes; who makes two equal gains nothing, since members
  /// are compared anew.
  private struct Group: Hashable {
    let others: UInt64
    let front: UInt64
    let back: UInt64
    let segment: Int
  }

  /// A rule, and where its segment stands in its path.
  private struct Member {
    let rule: Int
    let place: Range<Int>
  }

  mutating func lintAlikeRules(_ list: RuleList) {
    let matcher = matcher(of: list)
    let rules = matcher.entries[list.entry].rules
    guard rules.count >= AssociationLint.alikeLimit else { return }
    var members: [Group: [Member]] = [:]
    var seen: Set<[UInt64]> = []
    for rule in rules {
      guard members.count < AssociationLint.groupLimit else { break }
      guard let path = path(of: matcher.rules[rule], list.dialect), !path.contains(UInt8(ascii: "#")) else { continue }
      let others = FNV1a.hash(others(of: matcher.rules[rule], list.dialect).span)
      guard seen.insert([others, FNV1a.hash(path.span)]).inserted else { continue }
      let segments = AssociationLint.segments(of: path)
      guard segments.count <= AssociationLint.segmentLimit else { continue }
      let (front, back) = AssociationLint.hashes(of: path, around: segments)
      for (number, place) in segments.enumerated() where !place.isEmpty {
        guard !path[place].contains(where: { AssociationLint.wildcards.contains($0) }) else { continue }
        members[Group(others: others, front: front[number], back: back[number], segment: number), default: []]
          .append(Member(rule: rule, place: place))
      }
    }
    let large = members.filter { $0.value.count >= AssociationLint.alikeLimit }
    let inOrder = large.sorted { left, right in
      let (own, other) = (left.value[0].rule, right.value[0].rule)
      return own == other ? left.key.segment < right.key.segment : own < other
    }
    for (_, group) in inOrder { reportAlike(group, list) }
  }

  private mutating func reportAlike(_ group: [Member], _ list: RuleList) {
    guard !isFull(.manyAlikeRules) else { return }
    let matcher = matcher(of: list)
    let first = matcher.rules[group[0].rule]
    let path = path(of: first, list.dialect) ?? []
    let others = others(of: first, list.dialect)
    let count = group.count { member in
      let rule = matcher.rules[member.rule]
      guard let own = self.path(of: rule, list.dialect), self.others(of: rule, list.dialect) == others else {
        return false
      }
      return own[..<member.place.lowerBound] == path[..<group[0].place.lowerBound]
        && own[member.place.upperBound...].elementsEqual(path[group[0].place.upperBound...])
    }
    guard count >= AssociationLint.alikeLimit else { return }
    report(.manyAlikeRules, .info, first.node, .alike(count, pattern: path, inPaths: list.dialect == .paths))
  }

  /// What a rule has beside its path, as it is written.
  private func others(of rule: CompiledRule, _ dialect: AssociationDialect) -> [UInt8] {
    var others: [UInt8] = [rule.excludes ? 1 : 0, rule.variant.rawValue]
    guard dialect == .components else { return others }
    for key in keys(of: rule.node) where text(key) != [UInt8(ascii: "/")] && text(key) != Array("comment".utf8) {
      others += text(key) + json.bytes[json.range(key + 1)]
    }
    return others
  }

  /// Where the segments of a path stand, empty ones among them.
  private static func segments(of path: [UInt8]) -> [Range<Int>] {
    var segments: [Range<Int>] = []
    var start = 0
    for index in path.indices where path[index] == UInt8(ascii: "/") {
      segments.append(start..<index)
      start = index + 1
    }
    segments.append(start..<path.count)
    return segments
  }

  /// Hashes of what stands before and behind each segment.
  private static func hashes(of path: [UInt8], around segments: [Range<Int>]) -> (front: [UInt64], back: [UInt64]) {
    var front: [UInt64] = []
    var back: [UInt64] = []
    var hash = FNV1a()
    var position = 0
    for segment in segments {
      while position < segment.lowerBound {
        hash.add(path[position])
        position += 1
      }
      front.append(hash.value)
    }
    hash = FNV1a()
    position = path.count
    for segment in segments.reversed() {
      while position > segment.upperBound {
        position -= 1
        hash.add(path[position])
      }
      back.append(hash.value)
    }
    return (front, back.reversed())
  }
}
