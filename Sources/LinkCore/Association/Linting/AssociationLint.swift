import StrictJSON

/// One run of the linter over one document: what it looks at, and what it has found.
///
/// The rules are in extensions by what they look at.
struct AssociationLint {
  let document: AssociationDocument
  let json: JSON
  let profile: AssociationProfile
  private(set) var problems: [AssociationProblem] = []

  /// What witness URLs begin with; nil for any host.
  private let origin: [UInt8]?

  /// How many problems there are of each rule.
  private var counts: [LintRule: Int] = [:]

  /// Whether it was said that not all was searched.
  var gaveUp = false

  /// The rules of which was said that they open every URL, by their nodes: what follows them is told with them.
  var openRules: Set<Int> = []

  /// The exclusions of which was said that they take more than they should: no rule behind them is wrong.
  var blockingRules: Set<Int> = []

  /// How much may still be searched in this run.
  var budget: SearchBudget

  /// The document as its newest systems read it, and as those before iOS 13 do.
  var modern: RuleLanguages
  var legacy: RuleLanguages

  init(_ document: AssociationDocument, profile: AssociationProfile, origin: [UInt8]?, budget: SearchBudget) {
    self.origin = origin
    self.budget = budget
    self.document = document
    self.profile = profile
    json = document.json
    modern = RuleLanguages(document.compiled(profile: profile.readsComponents ? profile : .ios14))
    legacy = RuleLanguages(AssociationMatcher(document, profile: .ios9, needsEmptyApps: false))
  }

  /// Looks at everything; the searches come last, since they say less of rules of which something has been said.
  mutating func lint(expectsApplinks: Bool) {
    lintServices(expectsApplinks: expectsApplinks)
    lintPairs()
    lintAppIDs()
    guard document.applinks != nil else { return }
    lintNames()
    lintDetails()
    lintVariables()
    lintPatterns()
    lintRules()
    lintFeatures()
    lintDialects()
    lintReach()
  }

  // MARK: Reporting

  /// Reports a value of the document.
  ///
  /// Of one rule no more are reported than anyone would read.
  mutating func report(
    _ rule: LintRule, _ severity: AssociationProblem.Severity, _ node: Int, _ detail: AssociationProblem.Detail = .none,
    witness: [UInt8]? = nil
  ) {
    report(rule, severity, node, at: node, detail, witness)
  }

  /// Reports a member: its pointer is that of the member, its place that of the name.
  mutating func report(
    _ rule: LintRule, _ severity: AssociationProblem.Severity, key: Int, _ detail: AssociationProblem.Detail = .none
  ) {
    report(rule, severity, key + 1, at: key, detail, nil)
  }

  private mutating func report(
    _ rule: LintRule, _ severity: AssociationProblem.Severity, _ node: Int, at place: Int,
    _ detail: AssociationProblem.Detail, _ witness: [UInt8]?
  ) {
    guard !isFull(rule) else { return }
    counts[rule, default: 0] += 1
    problems.append(
      AssociationProblem(
        rule, severity, node: node, at: document.sourceRange(of: place), detail,
        witness: witness.map { RuleLanguages.url($0, at: origin) }))
  }

  /// Whether no more problems of the rule are wanted; asked before much work is done for one.
  func isFull(_ rule: LintRule) -> Bool { counts[rule, default: 0] >= AssociationDocument.problemLimit }

  // MARK: Walking over JSON

  /// The keys of an object, as indices on the tape; none for any other value.
  func keys(of object: Int) -> [Int] { json.keys(of: object) }

  /// The elements of an array; none for any other value.
  func elements(of array: Int) -> [Int] { json.elements(of: array) }

  /// The text of a string or key.
  func text(_ node: Int) -> [UInt8] { document.keyText(node) }
}
