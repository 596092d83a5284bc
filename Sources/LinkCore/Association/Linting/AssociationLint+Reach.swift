import StrictJSON

/// Which rules take everything, which ones no URL reaches, and which ones a neighbour makes superfluous.
extension AssociationLint {
  mutating func lintReach() {
    for list in lists { lintReach(list) }
  }

  private mutating func lintReach(_ list: RuleList) {
    let matcher = matcher(of: list)
    let rules = matcher.entries[list.entry].rules
    for rule in rules {
      let compiled = matcher.rules[rule]
      let reach =
        list.isLegacy
        ? RuleReach(of: rule, in: list.entry, &legacy, &budget) : RuleReach(of: rule, in: list.entry, &modern, &budget)
      switch reach {
      case .reached:
        lintCatchAll(rule, list)
        lintNeighbour(rule, list)
      case .takesNothing:
        if !isExplained(compiled.node) { report(.deadRule, .warning, compiled.node, .takesNothing) }
      case .covered(let cover, let witness):
        reportCovered(rule, by: cover, witness, list)
      case .undecided where budget.isSpent || self[list].isExhausted:
        // One finding for all that is left.
        if !gaveUp { report(.deadRule, .info, compiled.node, .undecided(behind: [], isLast: true)) }
        gaveUp = true
        if self[list].isExhausted { return }
      case .undecided(let cover):
        report(
          .deadRule, .info, compiled.node, .undecided(behind: cover.map { pointer(to: $0, matcher) }, isLast: false))
      }
    }
  }

  private func pointer(to rule: Int, _ matcher: AssociationMatcher) -> [UInt8] {
    json.pointer(to: matcher.rules[rule].node)
  }

  /// Whether another finding on the rule, or on what is in it, says why it takes nothing.
  private func isExplained(_ rule: Int) -> Bool {
    problems.contains { problem in
      guard let node = problem.node, node >= rule, node < json.next(rule) else { return false }
      switch problem.rule {
      case .notInComponent, .misspeltNot, .fragmentInPath, .outerBlank, .unencodedPattern, .variable, .encodedPattern:
        return true
      default: return false
      }
    }
  }

  private mutating func reportCovered(
    _ rule: Int, by cover: [Int], _ witness: [UInt8], _ list: RuleList
  ) {
    let matcher = matcher(of: list)
    let compiled = matcher.rules[rule]
    let isExcluding = compiled.excludes
    let opensBefore = cover.contains { !matcher.rules[$0].excludes }
    if cover == [rule - 1], areNeighbours(rule - 1, rule, list) {
      reportNeighbour(rule, of: rule - 1, list, matcher)
    } else if isExcluding, opensBefore {
      report(
        .deadExclusion, .warning, compiled.node, .covered(by: cover.map { pointer(to: $0, matcher) }), witness: witness)
    } else if matcher.opensRoot(rule, in: list.dialect) || cover.contains(where: { isBlunder($0, matcher) }) {
      // Systems before iOS 13 were seen not to open the bare root by `*`.
      return
    } else {
      report(
        .deadRule, .warning, compiled.node, .covered(by: cover.map { pointer(to: $0, matcher) }), witness: witness)
    }
  }

  /// Whether a rule takes more than it is meant to, which was said of it; that others come to nothing then goes without
  /// saying, and moving them would not help.
  private func isBlunder(_ rule: Int, _ matcher: AssociationMatcher) -> Bool {
    let node = matcher.rules[rule].node
    return problems.contains { problem in
      guard problem.rule == .exclusionOfAll, let place = problem.node else { return false }
      return place >= node && place < json.next(node)
    }
  }

  // MARK: Catch-alls

  private mutating func lintCatchAll(_ rule: Int, _ list: RuleList) {
    let matcher = matcher(of: list)
    let compiled = matcher.rules[rule]
    guard !compiled.excludes, isCatchAll(rule, list) else { return }
    // The root behind it, for systems before iOS 13, is asked as well.
    let rest = matcher.entries[list.entry].rules.suffix(from: rule + 1)
    let isLast = rest.allSatisfy { matcher.opensRoot($0, in: list.dialect) }
    if list.dialect == .paths, isLast {
      let opensRoot = !matcher.isStar(rule, in: list.dialect) || !rest.isEmpty
      let hasComponents = document.entries[matcher.entries[list.entry].number].components != nil
      report(.catchAll, .info, compiled.node, .catchAllPath(opensRoot: opensRoot, hasComponents: hasComponents))
      return
    }
    var comment: [UInt8]?
    if list.dialect == .components, let node = json.member(Array("comment".utf8), of: compiled.node) {
      comment = json.text(node)
    }
    report(.catchAll, isLast ? .info : .warning, compiled.node, .catchAll(comment: comment, isLast: isLast))
  }

  /// Two URLs are tried first: few rules take both and not all others.
  private mutating func isCatchAll(_ rule: Int, _ list: RuleList) -> Bool {
    guard self[list].takes(rule, Array("/".utf8)), self[list].takes(rule, Array("/~~/~?~=~&~#~".utf8)) else {
      return false
    }
    let everything = RuleLanguage.everything
    return WitnessSearch.outcome(
      inside: [everything], outside: [self[list].language(of: rule)], used: self[list].used, &budget) == .none
  }

  // MARK: Neighbours

  /// A rule that is reached, and that its neighbour behind takes too.
  private mutating func lintNeighbour(_ rule: Int, _ list: RuleList) {
    let rules = matcher(of: list).entries[list.entry].rules
    guard rule + 1 < rules.upperBound, areNeighbours(rule, rule + 1, list) else { return }
    let inside = [self[list].language(of: rule)]
    let outside = [self[list].language(of: rule + 1)]
    guard WitnessSearch.outcome(inside: inside, outside: outside, used: self[list].used, &budget) == .none else {
      return
    }
    // Of two that take the same, the later one is told when its turn comes.
    guard
      WitnessSearch.outcome(inside: outside, outside: inside, used: self[list].used, &budget) != .none
    else { return }
    reportNeighbour(rule, of: rule + 1, list, matcher(of: list))
  }

  /// Whether two rules differ in nothing but slashes and `/*` at the ends of their paths.
  private mutating func areNeighbours(
    _ left: Int, _ right: Int, _ list: RuleList
  ) -> Bool {
    let matcher = matcher(of: list)
    guard matcher.entries[list.entry].rules.contains(left),
      matcher.rules[left].excludes == matcher.rules[right].excludes
    else { return false }
    let (first, second) = (self[list].language(of: left), self[list].language(of: right))
    guard first.variant == second.variant, first.query == second.query, first.items == second.items,
      first.fragment == second.fragment
    else { return false }
    let (one, other) = (pathText(left, matcher), pathText(right, matcher))
    guard one != other else { return false }
    return AssociationLint.stem(one) == AssociationLint.stem(other)
  }

  private func pathText(_ rule: Int, _ matcher: AssociationMatcher) -> [UInt8] {
    let node = matcher.components[matcher.rules[rule].path].node
    return node < 0 ? [UInt8(ascii: "*")] : text(node)
  }

  /// A path pattern without slashes and `/*` at its end.
  private static func stem(_ pattern: [UInt8]) -> ArraySlice<UInt8> {
    var stem = pattern[...]
    if stem.count > 1, stem.last == UInt8(ascii: "*"), stem.dropLast().last == UInt8(ascii: "/") { stem.removeLast() }
    while stem.last == UInt8(ascii: "/") { stem.removeLast() }
    return stem
  }

  private mutating func reportNeighbour(
    _ rule: Int, of neighbour: Int, _ list: RuleList, _ matcher: AssociationMatcher
  ) {
    let node = matcher.rules[rule].node
    let takesParent = pathText(neighbour, matcher).last == UInt8(ascii: "*")
    // Of systems before iOS 13, which read `paths`, nobody has pinned down whether they compare so.
    report(
      .redundantNeighbour, list.dialect == .paths ? .info : .warning, node,
      .neighbour(pointer: pointer(to: neighbour, matcher), takesParent: takesParent))
  }
}
