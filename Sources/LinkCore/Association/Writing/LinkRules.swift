/// The rules of a domain in one dialect, in their order.
package struct LinkRules: Sendable {
  /// One rule, as a file of any kind may have it.
  struct Rule: Equatable, Sendable {
    let path: [UInt8]
    let query: FormPatterns.Query?
    let excludes: Bool

    /// What the rule is for; empty for nothing.
    let comment: [UInt8]
  }

  /// What makes two rules the same.
  private struct Key: Hashable {
    let path: [UInt8]
    let query: FormPatterns.Query?
    let excludes: Bool
  }

  /// Texts that explain rules to people.
  package struct Comments: Sendable {
    /// Why long paths are left out.
    let longPaths: [UInt8]

    /// Why a text that is no number is left out; the name of the route stands before it.
    let noNumber: [UInt8]

    package init(longPaths: [UInt8], noNumber: [UInt8]) {
      self.longPaths = longPaths
      self.noNumber = noNumber
    }
  }

  private(set) var rules: [Rule] = []
  private(set) var notes: [GenerationNote] = []
  private var patterns: FormPatterns
  private let comments: Comments
  private var known: Set<Key> = []

  var variables: SubstitutionVariables { patterns.variables }

  init(_ domain: AssociatedDomain, _ dialect: PatternDialect, comments: Comments) {
    patterns = FormPatterns(dialect)
    self.comments = comments
    addPrefixes(domain.prefixes)
    addRoutes(domain)
  }

  private var dialect: PatternDialect { patterns.dialect }

  // MARK: Prefixes

  /// Previews (`d=1`) are pages, and so is what lies below `/_/` where a prefix has the whole host (as FDL served it,
  /// Firebase documentation, Receive Dynamic Links on iOS).
  private mutating func addPrefixes(_ prefixes: [URIPrefix]) {
    guard !prefixes.isEmpty else { return }
    let preview = FormPatterns.Query.items([.init(name: [UInt8(ascii: "d")], pattern: [UInt8(ascii: "1")])])
    var unusual: [[UInt8]] = []
    for prefix in prefixes {
      let path = AssociatedDomain.path(of: prefix)
      let pattern = LinkRules.pattern(ofPath: path)
      if pattern != path { unusual.append(prefix.text) }
      if path.isEmpty { add(ByteText.bytes("/_/*"), excludes: true) }
      let below = pattern + [UInt8(ascii: "/"), UInt8(ascii: "*")]
      if dialect.readsQueries { add(below, preview, excludes: true) }
      // Whether a pattern takes what stands before its last slash is only known of Apple's.
      if dialect == .dynamicRules, !path.isEmpty { add(pattern, excludes: false) }
      add(below, excludes: false)
    }
    notes.append(.barePrefix(prefixes.map(\.text)))
    if !unusual.isEmpty { notes.append(.prefixCharacter(unusual)) }
    if !dialect.readsQueries { notes.append(.previews(prefixes.map(\.text))) }
  }

  /// There is no escape in patterns: what means something in them stands as "one character".
  private static func pattern(ofPath path: [UInt8]) -> [UInt8] {
    path.indices.map { index in
      let isVariable = path[index] == UInt8(ascii: "$") && path[(index + 1)...].first == UInt8(ascii: "(")
      return path[index] == UInt8(ascii: "*") || isVariable ? UInt8(ascii: "?") : path[index]
    }
  }

  // MARK: Routes

  private mutating func addRoutes(_ domain: AssociatedDomain) {
    var forms: [LinkForm] = []
    var below: [[UInt8]] = []
    var unchecked: [[UInt8]] = []
    for route in domain.routes {
      guard !domain.prefixes.contains(where: { route.begins(with: $0) }) else {
        below.append(route.name)
        continue
      }
      var (own, hasUnchecked) = LinkForm.forms(of: route, checkingOptionals: dialect.hasVariables)
      if !dialect.hasVariables {
        // One of several texts may be the path of a prefix.
        own = own.flatMap { $0.writtenOut() }.filter { form in !domain.prefixes.contains { form.begins(with: $0) } }
      }
      if !dialect.readsQueries { own = own.map(\.withoutConditions) }
      forms += own
      if hasUnchecked, dialect.readsQueries { unchecked.append(route.name) }
    }
    let plan = LinkPlan(forms, for: dialect)
    for step in plan.steps { add(step) }
    note(below, GenerationNote.belowPrefix)
    note(plan.spanning, GenerationNote.moreSegments)
    note(unchecked, GenerationNote.optionalQuery)
    noteForms(plan)
  }

  private mutating func note(_ names: [[UInt8]], _ note: ([[UInt8]]) -> GenerationNote) {
    var seen: Set<[UInt8]> = []
    let names = names.filter { seen.insert($0).inserted }
    if !names.isEmpty { notes.append(note(names)) }
  }

  /// Says what the rules of the forms do not look at.
  private mutating func noteForms(_ plan: LinkPlan) {
    let taken = plan.steps.compactMap { step in
      if case .take(let form) = step { form } else { nil }
    }
    if dialect.hasVariables {
      note(plan.unchecked, GenerationNote.numbers)
      note(taken.filter { !$0.numbers.isEmpty }.map(\.route), GenerationNote.longNumbers)
      note(taken.filter(\.missesEmptyValue).map(\.route), GenerationNote.emptyValues)
      note(
        taken.filter { $0.conditions.contains { $0.texts == nil } }.map(\.route), GenerationNote.emptyOptionals)
      note(taken.filter(\.hasTypes).map(\.route), GenerationNote.variables)
    } else {
      note(taken.filter { $0.hasTypes }.map(\.route), GenerationNote.types)
    }
    note(taken.filter(\.isOpen).map(\.route), GenerationNote.emptySegments)
    note(
      taken.filter { form in
        var patterns = FormPatterns(dialect)
        return dialect.spellings.contains { patterns.rule(form, $0) == nil }
      }.map(\.route), GenerationNote.builtSpelling)
  }

  private mutating func add(_ step: LinkStep) {
    switch step {
    case .leavePaths(let segments):
      add(FormPatterns.paths(segments: segments), excludes: true, comments.longPaths)
    case .take(let form):
      for spelling in dialect.spellings {
        guard let rule = patterns.rule(form, spelling) else { continue }
        add(rule.path, rule.query, excludes: false, form.route)
        if let rule = patterns.ruleOfEmptyValue(form, spelling) {
          add(rule.path, rule.query, excludes: false, form.route)
        }
        guard dialect == .dynamicRules else { continue }
        // An open form without what follows, and a slash at the end: only Apple is known to take these by itself.
        if form.isOpen {
          if !form.segments.isEmpty { add(Array(rule.path.dropLast(2)), rule.query, excludes: false, form.route) }
        } else if let last = form.segments.last, !dialect.isWildcard(last.texts) {
          add(rule.path + [UInt8(ascii: "/")], rule.query, excludes: false, form.route)
        }
      }
    case .leaveOthers(let form, let place):
      for spelling in dialect.spellings {
        guard let rule = patterns.rule(form, spelling, others: place) else { continue }
        add(rule.path, rule.query, excludes: true, form.route + ByteText.bytes(": ") + comments.noNumber)
      }
    }
  }

  private mutating func add(
    _ path: [UInt8], _ query: FormPatterns.Query? = nil, excludes: Bool, _ comment: [UInt8] = []
  ) {
    guard known.insert(Key(path: path, query: query, excludes: excludes)).inserted else { return }
    rules.append(Rule(path: path, query: query, excludes: excludes, comment: comment))
  }
}
