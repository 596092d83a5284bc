// Which rule of an entry decides.
//
// `test` compares one rule with one URL and says which component failed; `decide` looks for the first rule that passes.
// A trace calls the same `test` for every rule in turn; without one, rules that need bytes which the URL does not have
// are passed over, which `test` would have refused anyway.

extension AssociationMatcher {
  /// What became of one rule.
  struct RuleOutcome {
    var failed: AssociationTrace.Component?

    /// The failed pattern's string on the tape, -1 for none.
    var node = -1

    /// What it was compared with, in the bytes of the variant's text.
    var text = 0..<0

    /// Whether the URL has no item of the name that was looked for.
    var isAbsent = false
  }

  func test(_ rule: Int, _ url: LinkURL, _ work: inout AssociationWork) -> RuleOutcome {
    let variant = rules[rule].variant
    let index = Int(variant.rawValue)
    work.texts[index].prepare(url, variant)
    let path = work.texts[index].path
    if let failed = misfit(.path, rules[rule].path, path, index, &work) { return failed }
    if let failed = misfit(.query, rules[rule].query, work.texts[index].query, index, &work) { return failed }
    if !rules[rule].items.isEmpty {
      work.texts[index].prepareItems(url, variant)
      for item in rules[rule].items {
        if let misfit = firstMisfit(items[item], index, &work) {
          return RuleOutcome(
            failed: .queryItem, node: items[item].node, text: misfit.text, isAbsent: misfit.isAbsent)
        }
      }
    }
    return misfit(.fragment, rules[rule].fragment, work.texts[index].fragment, index, &work) ?? RuleOutcome()
  }

  /// The failure of one component, or nil when it fits.
  private func misfit(
    _ kind: AssociationTrace.Component, _ component: Int, _ range: Range<Int>, _ text: Int,
    _ work: inout AssociationWork
  ) -> RuleOutcome? {
    guard component != CompiledComponent.anyIndex else { return nil }
    // One slash stands behind the path, for patterns that take their parent.
    let end = range.upperBound + (components[component].pattern.takesParent ? 1 : 0)
    let compared = range.lowerBound..<end
    if fits(components[component].pattern, compared, text, &work) { return nil }
    return RuleOutcome(failed: kind, node: components[component].node, text: compared)
  }

  private func fits(
    _ pattern: CompiledPattern, _ range: Range<Int>, _ text: Int, _ work: inout AssociationWork
  ) -> Bool {
    if pattern.kind == .any { return true }
    return pool.matches(pattern, work.texts[text].bytes, range, &work.automaton)
  }

  /// The value that does not fit an item's pattern, or nil: every item of the name must fit, and an absent one counts
  /// as empty (WWDC 2019 session 717).
  private func firstMisfit(
    _ item: CompiledItem, _ text: Int, _ work: inout AssociationWork
  ) -> (text: Range<Int>, isAbsent: Bool)? {
    let (start, isSorted) = work.texts[text].firstItem(named: pool.bytes, item.name)
    var isPresent = false
    var index = start
    while index < work.texts[text].items.count {
      work.automaton.steps &+= 1
      let candidate = work.texts[text].items[index]
      if work.texts[text].isItem(index, named: pool.bytes, item.name) {
        isPresent = true
        if !fits(item.pattern, candidate.value, text, &work) { return (candidate.value, false) }
      } else if isSorted {
        break
      }
      index += 1
    }
    return isPresent || item.pattern.takesEmpty ? nil : (0..<0, true)
  }

  /// The rule of an entry that decides, or -1.
  func decide(_ entry: Int, _ url: LinkURL, _ work: inout AssociationWork) -> Int {
    if work.decisions[entry] != -2 { return work.decisions[entry] }
    var decision = -1
    var variant: TextVariant?
    var pairs = BytePairs()
    for rule in entries[entry].rules {
      work.automaton.steps &+= 1
      if work.isExhausted { break }
      if filters[rule].variant != variant {
        variant = filters[rule].variant
        work.texts[Int(filters[rule].variant.rawValue)].prepare(url, filters[rule].variant)
        pairs = work.texts[Int(filters[rule].variant.rawValue)].pairs
      }
      guard filters[rule].pairs.isSubset(of: pairs), test(rule, url, &work).failed == nil else { continue }
      decision = rule
      break
    }
    work.decisions[entry] = decision
    return decision
  }

  /// How near a rule came.
  private func miss(
    _ rule: Int, failed: AssociationTrace.Component, _ outcome: RuleOutcome, _ work: AssociationWork
  ) -> AssociationMiss {
    let own = rules[rule]
    let path = components[own.path].pattern
    let query = components[own.query].pattern
    var pattern = path
    var fitting = 0
    if failed > .path, path.kind != .any { fitting += 1 }
    if failed == .query { pattern = query }
    if failed > .query, query.kind != .any { fitting += 1 }
    if failed == .queryItem, let item = own.items.first(where: { items[$0].node == outcome.node }) {
      pattern = items[item].pattern
      fitting += item - own.items.lowerBound
    }
    if failed == .fragment {
      pattern = components[own.fragment].pattern
      fitting += own.items.count
    }
    let text = work.texts[Int(own.variant.rawValue)].bytes
    return AssociationMiss(
      opens: !own.excludes, fitting: fitting, failed: failed,
      common: pool.commonBeginning(pattern, text.span.extracting(outcome.text)))
  }

  /// Tries the rules of an entry in order up to the one that decides.
  func trace(_ entry: Int, _ url: LinkURL, _ work: inout AssociationWork) -> AssociationTrace {
    var trace = AssociationTrace(entry: document.entries[entries[entry].number].index)
    work.decisions[entry] = -1
    for rule in entries[entry].rules {
      work.automaton.steps &+= 1
      if work.isExhausted { break }
      let outcome = test(rule, url, &work)
      trace.steps.append(
        AssociationTrace.Step(
          rule: place(of: rule, in: entries[entry]), failed: outcome.failed,
          pattern: outcome.node < 0 ? nil : outcome.node, isAbsent: outcome.isAbsent,
          miss: outcome.failed.map { miss(rule, failed: $0, outcome, work) }, text: outcome.text,
          variant: rules[rule].variant))
      if outcome.failed == nil {
        work.decisions[entry] = rule
        break
      }
    }
    return trace
  }
}
