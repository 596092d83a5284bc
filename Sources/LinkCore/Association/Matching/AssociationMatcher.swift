import StrictJSON

/// A document as the systems of one profile read it, compiled.
///
/// Immutable, and safe to keep and to share.
package struct AssociationMatcher: Sendable {
  package let document: AssociationDocument
  package let profile: AssociationProfile

  /// Every app id of the document once, in document order.
  package let apps: [[UInt8]]

  /// For each app, the compiled entries that list it, in document order.
  let entriesOfApps: [[Int]]

  let entries: [CompiledEntry]
  let rules: [CompiledRule]

  /// For each rule, what is asked of it first.
  let filters: [RuleFilter]
  let components: [CompiledComponent]
  let items: [CompiledItem]
  let pool: PatternPool

  /// Whether the profile reads nothing because `apps` is not there or not empty.
  let lacksEmptyApps: Bool

  /// Whether a rule that ignores case names a query item with a capital letter.
  let foldsCapitalsInNames: Bool

  /// Whether any rule compares the decoded URL.
  let decodes: Bool

  /// Without `needsEmptyApps`, systems before iOS 13 are asked what they would make of the rules if `apps` were right.
  ///
  /// With `asPathsCan` components ask for no more than `paths` could: for no query, fragment or variable.
  init(
    _ document: AssociationDocument, profile: AssociationProfile, needsEmptyApps: Bool = true, asPathsCan: Bool = false
  ) {
    var compiler = AssociationCompiler(
      document, profile: profile, needsEmptyApps: needsEmptyApps, asPathsCan: asPathsCan)
    compiler.compile()
    self.document = document
    self.profile = profile
    apps = compiler.apps
    entriesOfApps = compiler.entriesOfApps
    entries = compiler.entries
    rules = compiler.rules
    filters = compiler.filters
    components = compiler.components
    items = compiler.items
    pool = compiler.pool
    foldsCapitalsInNames = compiler.foldsCapitalsInNames
    lacksEmptyApps = compiler.lacksEmptyApps
    decodes = compiler.rules.contains { $0.variant.isDecoded }
  }

  /// The JSON Pointer of a rule, from the root of the document.
  package func pointer(to place: AssociationRulePlace) -> [UInt8] {
    var pointer = Array("/applinks/details/".utf8)
    if let key = key(ofEntry: place.entry) {
      JSON.appendPointerEscaped(document.keyText(key), to: &pointer)
    } else {
      pointer.append(contentsOf: String(place.entry).utf8)
    }
    pointer.append(contentsOf: "/\(place.dialect.rawValue)/\(place.index)".utf8)
    return pointer
  }

  /// The key of an entry by its index, or nil when `details` is an array; entries are in ascending order.
  private func key(ofEntry index: Int) -> Int? {
    guard document.entries.first?.key != nil else { return nil }
    var low = 0
    var high = document.entries.count
    while low < high {
      let middle = (low + high) / 2
      if document.entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < document.entries.count ? document.entries[low].key : nil
  }

  /// The text of the pattern that did not fit, in `paths` without `NOT `; nil when none is to blame.
  package func patternText(of step: AssociationTrace.Step) -> [UInt8]? {
    guard let node = step.pattern else { return nil }
    return step.rule.dialect == .paths ? pathsText(at: node) : document.keyText(node)
  }

  /// The pattern of a rule in `paths`.
  func pathsText(at node: Int) -> [UInt8] { PathsElement.pattern(of: document.keyText(node)) }

  /// Whether a rule is the path `*`, which systems before iOS 13 were seen not to open the bare root by.
  func isStar(_ rule: Int, in dialect: AssociationDialect) -> Bool {
    dialect == .paths && pathsText(at: rules[rule].node) == [UInt8(ascii: "*")]
  }

  /// Whether a rule opens the root by a path of its own, as systems before iOS 13 were seen to need beside `*`.
  func opensRoot(_ rule: Int, in dialect: AssociationDialect) -> Bool {
    dialect == .paths && !rules[rule].excludes && document.keyText(rules[rule].node) == [UInt8(ascii: "/")]
  }

  /// The name of the query item that did not fit; nil when another component is to blame.
  package func itemName(of step: AssociationTrace.Step) -> [UInt8]? {
    guard step.failed == .queryItem, let node = step.pattern else { return nil }
    return document.keyText(node - 1)
  }

  /// Where a rule stands; nil for -1.
  func place(of rule: Int) -> AssociationRulePlace? {
    guard rule >= 0 else { return nil }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].rules.upperBound <= rule { low = middle + 1 } else { high = middle }
    }
    return low < entries.count ? place(of: rule, in: entries[low]) : nil
  }

  func place(of rule: Int, in entry: CompiledEntry) -> AssociationRulePlace {
    AssociationRulePlace(
      entry: document.entries[entry.number].index, index: rules[rule].index, dialect: entry.dialect,
      node: rules[rule].node)
  }
}
