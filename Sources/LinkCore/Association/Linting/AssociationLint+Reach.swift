import StrictJSON

/// Which rules take everything, which ones no URL reaches, and which ones a neighbour makes superfluous.
extension AssociationLint {
  mutating func lintReach() {
    let followed = (modern: entriesBeforeOpeningOnes(modern.matcher), legacy: entriesBeforeOpeningOnes(legacy.matcher))
    for list in lists {
      let idle = lintReach(list)
      let isFollowed = (list.isLegacy ? followed.legacy : followed.modern).contains(list.entry)
      if !isFollowed { lintIdleExclusions(idle, list) }
    }
  }

  /// The entries behind which another entry of one of their apps opens URLs.
  private func entriesBeforeOpeningOnes(_ matcher: AssociationMatcher) -> Set<Int> {
    let opens = matcher.entries.map { entry in entry.rules.contains { !matcher.rules[$0].excludes } }
    var entries: Set<Int> = []
    for list in matcher.entriesOfApps {
      guard let last = list.last(where: { opens[$0] }) else { continue }
      entries.formUnion(list.prefix { $0 < last })
    }
    return entries
  }

  /// A rule whose URLs a catch-all takes, and how many behind it fare the same; they are told in one finding.
  private struct Behind {
    let rule: Int
    let catchAll: Int
    let witness: [UInt8]
    var more = 0

    var withOneMore: Behind {
      var behind = self
      behind.more += 1
      return behind
    }
  }

  /// Returns the exclusions that URLs reach and behind which no rule opens any.
  private mutating func lintReach(_ list: RuleList) -> [Int] {
    let matcher = matcher(of: list)
    var late: Behind?
    var dead: Behind?
    var idle: [Int] = []
    search: for rule in matcher.entries[list.entry].rules {
      let compiled = matcher.rules[rule]
      let reach =
        list.isLegacy
        ? RuleReach(of: rule, in: list.entry, &legacy, &budget) : RuleReach(of: rule, in: list.entry, &modern, &budget)
      switch reach {
      case .reached:
        lintCatchAll(rule, list)
        lintNeighbour(rule, list)
        if compiled.excludes { idle.append(rule) }
      case .takesNothing:
        if !isExplained(compiled.node) { report(.deadRule, .warning, compiled.node, .takesNothing) }
      case .covered(let cover, let witness):
        guard !cover.contains(where: { blockingRules.contains(matcher.rules[$0].node) }) else { break }
        guard cover.count == 1, openRules.contains(matcher.rules[cover[0]].node),
          !matcher.opensRoot(rule, in: list.dialect), !isNeighbour(rule, of: cover, list)
        else {
          reportCovered(rule, by: cover, witness, list)
          break
        }
        let found = Behind(rule: rule, catchAll: cover[0], witness: witness)
        if compiled.excludes {
          late = late?.withOneMore ?? found
        } else {
          dead = dead?.withOneMore ?? found
        }
      case .undecided where budget.isSpent || self[list].isExhausted:
        // One finding for all that is left.
        if !gaveUp { report(.deadRule, .info, compiled.node, .undecided(behind: [], isLast: true)) }
        gaveUp = true
        if self[list].isExhausted {
          idle = []
          break search
        }
      case .undecided(let cover):
        report(
          .deadRule, .info, compiled.node, .undecided(behind: cover.map { pointer(to: $0, matcher) }, isLast: false))
      }
      if !compiled.excludes { idle = [] }
    }
    for found in [late, dead].compactMap({ $0 }) {
      reportCovered(found.rule, by: [found.catchAll], found.witness, list, more: found.more)
    }
    return idle
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
    _ rule: Int, by cover: [Int], _ witness: [UInt8], _ list: RuleList, more: Int = 0
  ) {
    let matcher = matcher(of: list)
    let compiled = matcher.rules[rule]
    let isOpposed = cover.contains { matcher.rules[$0].excludes != compiled.excludes }
    if isNeighbour(rule, of: cover, list) {
      reportNeighbour(rule, of: rule - 1, list, matcher)
      return
    }
    // Systems before iOS 13 were seen not to open the bare root by `*`.
    if matcher.opensRoot(rule, in: list.dialect) { return }
    let isLate = compiled.excludes && isOpposed
    guard !isFull(isLate ? .deadExclusion : .deadRule) else { return }
    let remedy: CoverRemedy =
      !isOpposed ? .drop : isLate && cover.contains(where: { takesAll(of: $0, rule, list) }) ? .narrow : .move
    report(
      isLate ? .deadExclusion : .deadRule, .warning, compiled.node,
      .covered(by: cover.map { pointer(to: $0, matcher) }, remedy, more: more), witness: witness)
  }

  /// Whether an exclusion takes all URLs of a rule that opens.
  private mutating func takesAll(of rule: Int, _ exclusion: Int, _ list: RuleList) -> Bool {
    guard !matcher(of: list).rules[rule].excludes else { return false }
    let (inside, outside) = ([self[list].language(of: rule)], [self[list].language(of: exclusion)])
    return WitnessSearch.outcome(inside: inside, outside: outside, used: self[list].used, &budget) == .none
  }

  /// Exclusions behind which no rule opens anything.
  private mutating func lintIdleExclusions(_ idle: [Int], _ list: RuleList) {
    let matcher = matcher(of: list)
    let rules = matcher.entries[list.entry].rules
    guard let first = idle.first, rules.contains(where: { !matcher.rules[$0].excludes }) else { return }
    report(.deadExclusion, .info, matcher.rules[first].node, .idleExclusions(idle.count))
  }

  // MARK: Catch-alls

  private mutating func lintCatchAll(_ rule: Int, _ list: RuleList) {
    let matcher = matcher(of: list)
    let compiled = matcher.rules[rule]
    guard isCatchAll(rule, list), !blockingRules.contains(compiled.node) else { return }
    let rules = matcher.entries[list.entry].rules
    // The root behind it, for systems before iOS 13, is asked as well.
    let behind = (rule + 1..<rules.upperBound).filter { !matcher.opensRoot($0, in: list.dialect) }
    let isOpposed = behind.contains { matcher.rules[$0].excludes != compiled.excludes }
    if compiled.excludes {
      // Of an exclusion that nothing follows another finding speaks.
      guard isOpposed else { return }
      blockingRules.insert(compiled.node)
      let members = list.dialect == .components ? RuleMembers(compiled.node, of: json) : nil
      if let part = members?.fragment ?? members?.query {
        report(.exclusionOfAll, .error, part, .wholePart(isFragment: members?.fragment != nil))
        return
      }
    }
    if !compiled.excludes { openRules.insert(compiled.node) }
    let hasExceptions = (rules.lowerBound..<rule).contains { matcher.rules[$0].excludes }
    if !compiled.excludes, list.dialect == .paths, behind.isEmpty {
      let opensRoot = !matcher.isStar(rule, in: list.dialect) || rule + 1 < rules.upperBound
      let hasComponents = document.entries[matcher.entries[list.entry].number].components != nil
      report(
        .catchAll, .info, compiled.node,
        .catchAllPath(opensRoot: opensRoot, hasComponents: hasComponents, hasExceptions: hasExceptions))
      return
    }
    var comment: [UInt8]?
    if list.dialect == .components, let node = json.member(Array("comment".utf8), of: compiled.node) {
      comment = json.text(node)
    }
    let catchAll = CatchAll(
      comment: comment, excludes: compiled.excludes, hasExceptions: hasExceptions,
      rest: behind.isEmpty ? .nothing : isOpposed ? .opposed : .alike)
    report(.catchAll, behind.isEmpty ? .info : .warning, compiled.node, .catchAll(catchAll))
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

  /// Whether the rule just before takes all URLs of one, and differs from it as neighbours do.
  private mutating func isNeighbour(_ rule: Int, of cover: [Int], _ list: RuleList) -> Bool {
    cover == [rule - 1] && areNeighbours(rule - 1, rule, list)
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
