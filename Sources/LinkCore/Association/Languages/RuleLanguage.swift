/// The URLs that one rule takes, as automata: what inclusion is decided on.
struct RuleLanguage: Hashable, Sendable {
  /// An item of a query dictionary.
  struct Item: Hashable, Sendable {
    /// As rules of the variant compare it.
    let name: [UInt8]
    let pattern: PatternAutomaton
    let takesEmpty: Bool
  }

  let variant: TextVariant

  /// What the path must be, nil for anything.
  let path: PatternAutomaton?

  /// Whether the path is compared with one slash behind it.
  let takesParent: Bool

  /// What the whole query must be, nil for anything.
  let query: PatternAutomaton?

  let items: [Item]

  /// What the fragment must be, nil for anything.
  let fragment: PatternAutomaton?

  /// How many nodes its automata have, and bytes its names; what was too large counts with the limit.
  let size: Int

  /// Whether a pattern can never be met: an unknown variable, or one without values.
  let takesNothing: Bool

  /// Whether a pattern is too large to be searched.
  let isTooLarge: Bool

  /// Every URL.
  static let everything = RuleLanguage()

  private init() {
    variant = TextVariant(isFolded: false, isDecoded: false)
    path = nil
    takesParent = false
    query = nil
    items = []
    fragment = nil
    size = 0
    takesNothing = false
    isTooLarge = false
  }

  /// The language of a rule of which nothing can be said but that it is too large.
  init(tooLarge rule: CompiledRule) {
    variant = rule.variant
    path = nil
    takesParent = false
    query = nil
    items = []
    fragment = nil
    size = 0
    takesNothing = false
    isTooLarge = true
  }

  init(_ rule: CompiledRule, of matcher: AssociationMatcher) {
    var takesNothing = false
    var isTooLarge = rule.items.count > QueryAutomaton.itemLimit
    var discarded = 0
    func automaton(_ pattern: CompiledPattern) -> PatternAutomaton? {
      switch pattern.kind {
      case .any: return nil
      case .never:
        takesNothing = true
        return nil
      default:
        let automaton = PatternAutomaton(pattern, in: matcher.pool)
        if automaton == nil {
          isTooLarge = true
          discarded += PatternAutomaton.nodeLimit
        }
        return automaton
      }
    }
    variant = rule.variant
    path = automaton(matcher.components[rule.path].pattern)
    takesParent = matcher.components[rule.path].pattern.takesParent
    query = automaton(matcher.components[rule.query].pattern)
    fragment = automaton(matcher.components[rule.fragment].pattern)
    var items: [Item] = []
    for item in isTooLarge ? [] : matcher.items[rule.items] {
      guard let pattern = automaton(item.pattern) else { continue }
      items.append(
        Item(name: Array(matcher.pool.bytes[item.name]), pattern: pattern, takesEmpty: item.pattern.takesEmpty))
    }
    self.items = items.sorted { URLText.compare($0.name.span, $1.name.span) < 0 }
    size =
      discarded + items.reduce(0) { $0 + $1.name.count + $1.pattern.nodes.count }
      + [path, query, fragment].reduce(0) { $0 + ($1?.nodes.count ?? 0) }
    self.takesNothing = takesNothing
    self.isTooLarge = isTooLarge
  }

  /// How the paths of all its URLs begin.
  var beginning: PathBeginning {
    var bytes: [UInt8] = []
    for node in path?.nodes ?? [] {
      guard case .byte(let byte) = node, bytes.count < PathBeginning.limit else { break }
      bytes.append(byte)
    }
    return PathBeginning(variant: variant, bytes: bytes)
  }

  /// The pattern of one part of a URL; of the query, that of its string form.
  func pattern(_ part: URLPart) -> PatternAutomaton? {
    switch part {
    case .path: path
    case .query: query
    case .fragment: fragment
    }
  }

  /// Every pattern and every name that speaks of one part.
  func literals(of part: URLPart) -> [[UInt8]] {
    var literals = pattern(part)?.literals ?? []
    if part == .query {
      for item in items { literals += item.pattern.literals + (item.name.isEmpty ? [] : [item.name]) }
    }
    return literals
  }

  /// The classes of characters that patterns of one part ask for.
  func classes(of part: URLPart) -> Set<ASCIISet> {
    var automata = [pattern(part)].compactMap { $0 }
    if part == .query { automata += items.map(\.pattern) }
    var classes: Set<ASCIISet> = []
    for automaton in automata {
      for case .one(let members) in automaton.nodes { classes.insert(members) }
    }
    return classes
  }
}
