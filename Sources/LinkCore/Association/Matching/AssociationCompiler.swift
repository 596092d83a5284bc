import StrictJSON

/// Turns a document into what a matcher works with, as one profile reads it.
struct AssociationCompiler {
  private(set) var apps: [[UInt8]] = []
  private(set) var entriesOfApps: [[Int]] = []
  private(set) var entries: [CompiledEntry] = []
  private(set) var rules: [CompiledRule] = []
  private(set) var filters: [RuleFilter] = []
  private(set) var components = [CompiledComponent.any]
  private(set) var items: [CompiledItem] = []
  private(set) var lacksEmptyApps = false
  private(set) var foldsCapitalsInNames = false

  private let document: AssociationDocument
  private let profile: AssociationProfile
  private let needsEmptyApps: Bool
  private let asPathsCan: Bool
  private var patterns: PatternCompiler
  private var appNumbers: [[UInt8]: Int] = [:]

  /// The first rule of the entry at hand.
  private var firstOfEntry = 0

  /// Components and dictionaries of `defaults`, which many rules share.
  private var sharedComponents: [SharedKey: Int] = [:]
  private var sharedItems: [SharedKey: CompiledDictionary] = [:]

  private struct SharedKey: Hashable {
    let node: Int
    let variant: TextVariant
  }

  var pool: PatternPool {
    _read { yield patterns.pool }
  }

  /// See ``AssociationMatcher/init(_:profile:needsEmptyApps:asPathsCan:)``.
  init(_ document: AssociationDocument, profile: AssociationProfile, needsEmptyApps: Bool, asPathsCan: Bool) {
    self.document = document
    self.profile = profile
    self.needsEmptyApps = needsEmptyApps
    self.asPathsCan = asPathsCan
    patterns = PatternCompiler(document, profile: profile)
  }

  mutating func compile() {
    if profile == .ios9, needsEmptyApps, document.applinks != nil, !hasEmptyApps {
      lacksEmptyApps = true
      return
    }
    for number in document.entries.indices { compileEntry(number) }
  }

  /// iOS 9 to 12 read nothing unless `apps` is an empty array.
  private var hasEmptyApps: Bool {
    guard let apps = document.apps else { return false }
    return document.json.kind(apps) == .array && document.json.isEmpty(apps)
  }

  private mutating func compileEntry(_ number: Int) {
    let entry = document.entries[number]
    let ids = appIDs(of: entry)
    let first = rules.count
    firstOfEntry = first
    var dialect = AssociationDialect.paths
    if profile.readsComponents, let components = entry.components {
      dialect = .components
      compileComponents(components, of: entry)
    } else if let paths = entry.paths {
      compilePaths(paths, of: entry)
    }
    for id in ids { list(id, in: entries.count) }
    entries.append(CompiledEntry(number: number, dialect: dialect, rules: first..<rules.count))
  }

  private mutating func list(_ id: [UInt8], in entry: Int) {
    if let known = appNumbers[id] {
      if entriesOfApps[known].last != entry { entriesOfApps[known].append(entry) }
    } else {
      appNumbers[id] = apps.count
      apps.append(id)
      entriesOfApps.append([entry])
    }
  }

  /// The ids that an entry lists: `appIDs` hides `appID`, even when it is empty (seen with swcutil by
  /// st-tech/universal-links-test).
  private func appIDs(of entry: AssociationEntry) -> [[UInt8]] {
    let json = document.json
    if let key = entry.key { return [document.keyText(key)] }
    if profile.readsComponents, let list = entry.appIDs {
      var ids: [[UInt8]] = []
      let end = json.next(list)
      var element = list + 1
      while element < end {
        if json.kind(element) == .string { ids.append(document.keyText(element)) }
        element = json.next(element)
      }
      return ids
    }
    return entry.appID.map { [document.keyText($0)] } ?? []
  }

  // MARK: Paths

  /// Systems that know defaults and variables are taken to read them here as in components; nobody has documented it.
  private mutating func compilePaths(_ list: Int, of entry: AssociationEntry) {
    let json = document.json
    let defaults = self.defaults(of: entry)
    let end = json.next(list)
    var element = list + 1
    var index = 0
    while element < end {
      if json.kind(element) == .string {
        let text = document.keyText(element)
        var rule = CompiledRule(node: element, index: index)
        let own = PathsElement(text)
        rule.excludes = own.excludes
        if !rule.excludes, AssociationCompiler.looksLikeNot(text) { rule.uncertainties.insert(.spellingOfNot) }
        let isLikeComponents = profile.readsVariables && ByteText.contains(text.span, "$(")
        if isLikeComponents || !defaults.allSatisfy(\.isEmpty) { rule.uncertainties.insert(.pathsLikeComponents) }
        if !rule.excludes { rule.excludes = first(\.exclude, nil, defaults) ?? false }
        setVariant(of: &rule, nil, defaults)
        let pattern = patterns.compile(text.span.extracting(own.pattern), .path, rule.variant)
        rule.path = components.count
        components.append(CompiledComponent(pattern: pattern, node: element))
        append(rule, nil, defaults)
      }
      element = json.next(element)
      index += 1
    }
  }

  /// Whether a path begins with what someone may have meant as `NOT `: the word in another case or without its blank, or
  /// an exclamation mark.
  private static func looksLikeNot(_ text: [UInt8]) -> Bool {
    guard text.first != UInt8(ascii: "!") else { return true }
    guard text.count > 3, ByteText.hasPrefixIgnoringASCIICase(text.span, "not") else { return false }
    return !text[3].isASCIILetter && !text[3].isASCIIDigit
  }

  // MARK: Components

  private mutating func compileComponents(_ list: Int, of entry: AssociationEntry) {
    let json = document.json
    let defaults = self.defaults(of: entry)
    let end = json.next(list)
    var element = list + 1
    var index = 0
    while element < end {
      if json.kind(element) == .object {
        compileRule(element, index, RuleMembers(element, of: json), defaults)
      }
      element = json.next(element)
      index += 1
    }
  }

  /// What holds for rules of an entry that do not say otherwise: its own defaults count before the domain's (Apple,
  /// applinks.Defaults).
  private func defaults(of entry: AssociationEntry) -> [RuleMembers] {
    guard profile.readsDefaults else { return [] }
    return [entry.defaults, document.defaults].compactMap { $0 }.map { RuleMembers($0, of: document.json) }
  }

  /// The value of a member of the rule itself, or of the first defaults that have it.
  private func first<Value>(
    _ member: (RuleMembers) -> Value?, _ own: RuleMembers?, _ defaults: [RuleMembers]
  ) -> Value? {
    if let own, let value = member(own) { return value }
    for level in defaults {
      if let value = member(level) { return value }
    }
    return nil
  }

  private func setVariant(of rule: inout CompiledRule, _ own: RuleMembers?, _ defaults: [RuleMembers]) {
    rule.variant = TextVariant(
      isFolded: profile.readsVariables && first(\.caseSensitive, own, defaults) == false,
      isDecoded: profile.readsDefaults && first(\.percentEncoded, own, defaults) == false)
  }

  private mutating func compileRule(_ node: Int, _ index: Int, _ own: RuleMembers, _ defaults: [RuleMembers]) {
    var rule = CompiledRule(node: node, index: index)
    setVariant(of: &rule, own, defaults)
    rule.excludes = first(\.exclude, own, defaults) ?? false
    guard !asPathsCan else { return compileAsPathsCan(rule, own, defaults) }
    if let path = first(\.path, own, defaults) {
      rule.path = component(path, .path, rule.variant, isShared: own.path == nil)
    }
    append(rule, own, defaults)
  }

  /// Adds as much of a rule as `paths` could say; an exclusion that says more would exclude too much and is left out.
  private mutating func compileAsPathsCan(_ rule: CompiledRule, _ own: RuleMembers, _ defaults: [RuleMembers]) {
    var rule = rule
    let path = first(\.path, own, defaults)
    let text = path.map { document.keyText($0) } ?? []
    let asks = [first(\.query, own, defaults), first(\.fragment, own, defaults)].contains { $0 != nil }
    if rule.excludes, asks || ByteText.contains(text.span, "$(") { return }
    if let path {
      rule.path = components.count
      let pattern = patterns.compile(PatternText(text).withStarsForReferences.span, .path, rule.variant)
      components.append(CompiledComponent(pattern: pattern, node: path))
    }
    append(rule, CompiledDictionary())
  }

  /// Adds a rule with the query and the fragment that it has by itself or by default.
  private mutating func append(_ rule: CompiledRule, _ own: RuleMembers?, _ defaults: [RuleMembers]) {
    var rule = rule
    if let fragment = first(\.fragment, own, defaults) {
      rule.fragment = component(fragment, .other, rule.variant, isShared: own?.fragment == nil)
    }
    var dictionary = CompiledDictionary()
    if let query = first(\.query, own, defaults) {
      if document.json.kind(query) == .string {
        rule.query = component(query, .other, rule.variant, isShared: own?.query == nil)
      } else {
        dictionary = self.dictionary(query, rule.variant, isShared: own?.query == nil)
      }
    }
    let asksQuery = components[rule.query].pattern.kind != .any || !dictionary.items.isEmpty
    if asksQuery { rule.uncertainties.insert(.plusIsPlus) }
    if rule.variant.isFolded, rule.variant.isDecoded { rule.uncertainties.insert(.foldedLetters) }
    append(rule, dictionary)
  }

  /// Adds a rule, and with it the pairs of bytes that it needs.
  private mutating func append(_ rule: CompiledRule, _ dictionary: CompiledDictionary) {
    var rule = rule
    rule.items = dictionary.items
    rule.uncertainties.formUnion(dictionary.uncertainties)
    rule.uncertainties.formUnion(components[rule.path].pattern.uncertainties)
    rule.uncertainties.formUnion(components[rule.query].pattern.uncertainties)
    rule.uncertainties.formUnion(components[rule.fragment].pattern.uncertainties)
    if rules.count > firstOfEntry { rule.uncertainties.formUnion(rules[rules.count - 1].uncertainties) }
    var pairs = dictionary.pairs
    pairs.formUnion(components[rule.path].pattern.pairs)
    pairs.formUnion(components[rule.query].pattern.pairs)
    pairs.formUnion(components[rule.fragment].pattern.pairs)
    rules.append(rule)
    filters.append(RuleFilter(pairs: pairs, variant: rule.variant))
  }

  private mutating func component(
    _ node: Int, _ role: PatternCompiler.Role, _ variant: TextVariant, isShared: Bool
  ) -> Int {
    let key = SharedKey(node: node, variant: variant)
    if isShared, let known = sharedComponents[key] { return known }
    let text = document.keyText(node)
    let number = components.count
    components.append(CompiledComponent(pattern: patterns.compile(text.span, role, variant), node: node))
    if isShared { sharedComponents[key] = number }
    return number
  }

  /// One value that is no string voids the whole dictionary (seen with macOS 27's swcutil); of two equal names the last
  /// counts, whatever the first one's value.
  private mutating func dictionary(_ node: Int, _ variant: TextVariant, isShared: Bool) -> CompiledDictionary {
    let key = SharedKey(node: node, variant: variant)
    if isShared, let known = sharedItems[key] { return known }
    let json = document.json
    let start = items.count
    for name in document.lastKeys(of: node) {
      guard json.kind(name + 1) == .string else {
        items.removeLast(items.count - start)
        break
      }
      items.append(item(name, variant))
    }
    // `*` takes every value and an absent one.
    items[start...].removeAll { $0.pattern.kind == .any }
    var dictionary = CompiledDictionary(items: start..<items.count)
    if json.isEmpty(node) { dictionary.uncertainties.insert(.emptyDictionary) }
    if start < items.count {
      dictionary.uncertainties.formUnion([
        AssociationUncertainty.Kinds(.itemSeparators), AssociationUncertainty.Kinds(.encodedNames),
      ])
      if variant.isFolded { dictionary.uncertainties.insert(.foldedNames) }
    }
    for item in items[start...] { dictionary.uncertainties.formUnion(item.pattern.uncertainties) }
    for item in items[start...] where !item.pattern.takesEmpty {
      dictionary.pairs.formUnion(item.namePairs)
      dictionary.pairs.formUnion(item.pattern.pairs)
    }
    if isShared { sharedItems[key] = dictionary }
    return dictionary
  }

  private mutating func item(_ name: Int, _ variant: TextVariant) -> CompiledItem {
    let text = document.keyText(name + 1)
    let written = document.keyText(name)
    let stored = patterns.store(written.span, variant)
    if variant.isFolded, written.contains(where: { $0 >= 0x80 || $0.isASCIIUppercase }) { foldsCapitalsInNames = true }
    var pairs = BytePairs()
    pairs.insert(pool.bytes.span.extracting(stored))
    return CompiledItem(
      name: stored, namePairs: pairs, pattern: patterns.compile(text.span, .other, variant), node: name + 1)
  }
}
