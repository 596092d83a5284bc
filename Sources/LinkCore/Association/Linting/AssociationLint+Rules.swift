import StrictJSON

/// Rules one by one and beside each other: what they take without being meant to.
extension AssociationLint {
  mutating func lintRules() {
    let opening = (modern: entriesOfOpeningApps(modern.matcher), legacy: entriesOfOpeningApps(legacy.matcher))
    for list in lists {
      let isOpenElsewhere = (list.isLegacy ? opening.legacy : opening.modern).contains(list.entry)
      if !isOpenElsewhere { lintOnlyExclusions(list) }
      lintCaseVariants(list)
      lintAlikeRules(list)
      lintSamples(list)
      guard list.dialect == .components else { continue }
      for rule in matcher(of: list).entries[list.entry].rules { lintQuery(rule) }
    }
    for level in [document.defaults].compactMap({ $0 }) + document.entries.compactMap(\.defaults) {
      lintDefaults(level)
    }
  }

  // MARK: Lists

  /// The entries of all apps for which some entry opens URLs.
  private func entriesOfOpeningApps(_ matcher: AssociationMatcher) -> Set<Int> {
    let opens = matcher.entries.map { entry in entry.rules.contains { !matcher.rules[$0].excludes } }
    var entries: Set<Int> = []
    for list in matcher.entriesOfApps where list.contains(where: { opens[$0] }) { entries.formUnion(list) }
    return entries
  }

  /// A list that opens nothing.
  private mutating func lintOnlyExclusions(_ list: RuleList) {
    let matcher = matcher(of: list)
    let rules = matcher.entries[list.entry].rules
    guard let first = rules.first, rules.allSatisfy({ matcher.rules[$0].excludes }) else { return }
    let entry = document.entries[matcher.entries[list.entry].number]
    let node = list.dialect == .components ? entry.components : entry.paths
    report(.onlyExclusions, .warning, node ?? matcher.rules[first].node)
  }

  /// The text of a rule's own path pattern, without `NOT `; nil for none.
  func path(of rule: CompiledRule, _ dialect: AssociationDialect) -> [UInt8]? {
    guard dialect == .components else { return modern.matcher.pathsText(at: rule.node) }
    return RuleMembers(rule.node, of: json).path.map { text($0) }
  }

  /// Two path patterns that differ in nothing but case, where case counts.
  private mutating func lintCaseVariants(_ list: RuleList) {
    let matcher = matcher(of: list)
    var first: [[UInt8]: Int] = [:]
    for rule in matcher.entries[list.entry].rules {
      let compiled = matcher.rules[rule]
      guard !isFull(.caseVariants) else { return }
      guard !compiled.variant.isFolded, let own = path(of: compiled, list.dialect) else { continue }
      let lower = own.map(\.lowercasedASCII)
      guard let earlier = first[lower] else {
        first[lower] = rule
        continue
      }
      let other = matcher.rules[earlier]
      guard let text = path(of: other, list.dialect), text != own, other.excludes == compiled.excludes else { continue }
      report(
        .caseVariants, .warning, compiled.node, .other(pointer: json.pointer(to: other.node), text: text))
    }
  }

  // MARK: Queries

  private mutating func lintQuery(_ rule: Int) {
    let compiled = modern.matcher.rules[rule]
    let members = RuleMembers(compiled.node, of: json)
    guard let query = members.query else { return }
    if json.kind(query) == .string {
      lintExactQuery(rule, query)
    } else if keys(of: query).allSatisfy({ json.kind($0 + 1) == .string }) {
      lintDictionary(rule, query)
    }
  }

  /// `*` takes an absent parameter too (WWDC 2019 session 717; seen with macOS 27's swcutil).
  private mutating func lintDictionary(_ rule: Int, _ query: Int) {
    let compiled = modern.matcher.rules[rule]
    let names = keys(of: query)
    guard !names.isEmpty else { return }
    let takesAbsent = modern.matcher.items[compiled.items].allSatisfy(\.pattern.takesEmpty)
    if compiled.excludes, takesAbsent {
      var witness: [UInt8]?
      if !isFull(.exclusionOfAll),
        case .found(let text) = WitnessSearch.outcome(
          inside: [modern.language(of: rule)], outside: [], used: modern.used, &budget)
      {
        witness = text
      }
      blockingRules.insert(compiled.node)
      report(.exclusionOfAll, .error, names[0] + 1, .text(text(names[0])), witness: witness)
      return
    }
    for name in names {
      let value = text(name + 1)
      if value == [UInt8(ascii: "*")] {
        report(.starValue, .warning, name + 1, .text(text(name)))
      } else if value.isEmpty, !compiled.excludes {
        // It may well be meant that the parameter is absent.
        report(.starValue, .info, name + 1, .emptyValue(name: text(name)))
      }
    }
  }

  /// What links get that are shared, the most common of them.
  private static let tracking = Array("utm_source=x".utf8)

  /// A query as one string has to match whole, so one more parameter breaks it.
  private mutating func lintExactQuery(_ rule: Int, _ query: Int) {
    guard !isFull(.exactQuery) else { return }
    let written = text(query)
    let star = UInt8(ascii: "*")
    guard written.contains(UInt8(ascii: "=")), written.first != star || written.last != star else { return }
    var witness: [UInt8]?
    switch WitnessSearch.outcome(
      inside: [modern.language(of: rule)], outside: [], used: modern.used, &budget)
    {
    // Where nothing fits, one parameter more is not what keeps it from fitting.
    case .none: return
    case .undecided: break
    case .found(let found):
      guard let mark = found.firstIndex(of: UInt8(ascii: "?")) else { break }
      let end = found.firstIndex(of: UInt8(ascii: "#")) ?? found.count
      let own = Array(found[mark + 1..<end])
      let and = [UInt8(ascii: "&")]
      for query in [own + and + AssociationLint.tracking, AssociationLint.tracking + and + own] {
        let longer = Array(found[...mark]) + query + found[end...]
        if !modern.takes(rule, longer) {
          witness = longer
          break
        }
      }
    }
    report(.exactQuery, .warning, query, .text(written), witness: witness)
  }

  // MARK: Defaults and samples

  /// Patterns among defaults hold for every rule that has none of its own (Apple, applinks.Defaults; seen with macOS
  /// 27's swcutil).
  private mutating func lintDefaults(_ defaults: Int) {
    let members = RuleMembers(defaults, of: json)
    guard members.path != nil || members.query != nil || members.fragment != nil || members.exclude != nil else {
      return
    }
    report(.patternInDefaults, .info, defaults)
  }

  /// Words of the rules in Apple's example and of their comments.
  private static let sampleWords = ["no_universal_links", "/buy/", "/help/website/", "articleNumber"]
    .map { Array($0.utf8) }

  /// Rules of Apple's examples ("Supporting associated domains"; App Search Programming Guide), once a list.
  private mutating func lintSamples(_ list: RuleList) {
    let matcher = matcher(of: list)
    for rule in matcher.entries[list.entry].rules {
      let node = matcher.rules[rule].node
      guard list.dialect == .components ? isSample(node) : isSamplePath(text(node)) else { continue }
      report(.sampleRule, .info, node)
      return
    }
  }

  private func isSamplePath(_ path: [UInt8]) -> Bool {
    path.elementsEqual("/wwdc/news/".utf8) || path.starts(with: "/videos/wwdc/".utf8)
      || path.starts(with: "NOT /videos/wwdc/".utf8)
  }

  private func isSample(_ rule: Int) -> Bool {
    let members = RuleMembers(rule, of: json)
    if let path = members.path, text(path) == Array("/help/website/*".utf8) { return true }
    if let query = members.query, json.kind(query) == .object,
      keys(of: query).contains(where: { text($0) == Array("articleNumber".utf8) })
    {
      return true
    }
    guard let comment = json.member(Array("comment".utf8), of: rule), json.kind(comment) == .string else {
      return false
    }
    let words = text(comment)
    guard words.starts(with: "Matches any URL ".utf8) else { return false }
    return AssociationLint.sampleWords.contains { word in words.indices.contains { words[$0...].starts(with: word) } }
  }
}
