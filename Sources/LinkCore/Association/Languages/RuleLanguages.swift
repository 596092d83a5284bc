/// The rules of one matcher as languages, each made on first use, and what the matcher itself says about URLs.
struct RuleLanguages {
  let matcher: AssociationMatcher

  /// The bytes that patterns name.
  let used: [Bool]

  /// A character that no pattern names, when there is one.
  private let filler: UInt8

  private var known: [Int: RuleLanguage] = [:]

  /// Nodes of the languages in `known`, and of all that were ever made.
  private var knownNodes = 0
  private var madeNodes = 0

  /// Most nodes that are kept: 5 000 rules of 200 bytes.
  private static let keptLimit = 1 << 20

  /// Most nodes that are made, in less than a second: 5 000 rules with all languages and regions twice over.
  ///
  /// A rule with a variable is as large as all values of it together, so a short file can ask for gigabytes.
  private static let madeLimit = 1 << 25
  private var work = AssociationWork()

  /// How many steps of matching all questions together may take: less than a second.
  private static let stepLimit = 1 << 27

  /// What a question costs beside the matching: a URL is put together and taken apart.
  private static let stepsOfQuestion = 64

  /// What witness URLs begin with: any host that a document may be for.
  private static let origin = Array("https://example.com".utf8)

  /// The URL with this path, query and fragment, at any host unless one is given.
  static func url(_ text: [UInt8], at origin: [UInt8]? = nil) -> [UInt8] { (origin ?? RuleLanguages.origin) + text }

  init(_ matcher: AssociationMatcher) {
    self.matcher = matcher
    var used = [Bool](repeating: false, count: 256)
    for byte in matcher.pool.bytes { used[Int(byte)] = true }
    self.used = used
    filler = Array("xyzwvqkj0123456789-_~XYZWVQKJ".utf8).first { !used[Int($0)] } ?? UInt8(ascii: "x")
    work.allow(steps: RuleLanguages.stepLimit)
  }

  mutating func language(of rule: Int) -> RuleLanguage {
    if let language = known[rule] { return language }
    guard madeNodes < RuleLanguages.madeLimit else { return RuleLanguage(tooLarge: matcher.rules[rule]) }
    let language = RuleLanguage(matcher.rules[rule], of: matcher)
    let nodes = language.size + 1
    madeNodes += nodes
    if knownNodes + nodes > RuleLanguages.keptLimit {
      known.removeAll(keepingCapacity: true)
      knownNodes = 0
    }
    known[rule] = language
    knownNodes += nodes
    return language
  }

  /// The rule that decides for a URL of which `text` is path, query and fragment, -1 for none; the entries are asked in
  /// order.
  ///
  /// Nil when no more questions may be asked.
  mutating func decision(on text: [UInt8], in entries: [Int]) -> Int? {
    guard let url = LinkURL(RuleLanguages.origin + text) else { return -1 }
    work.begin(entries, of: matcher.entries.count)
    work.automaton.steps &+= RuleLanguages.stepsOfQuestion
    for entry in entries {
      let rule = matcher.decide(entry, url, &work)
      guard !work.isExhausted else { return nil }
      if rule >= 0 { return rule }
    }
    return -1
  }

  /// Whether no more questions may be asked, or no more languages are made.
  var isExhausted: Bool { work.isExhausted || madeNodes >= RuleLanguages.madeLimit }

  /// A URL that is easily put together and that the rule takes, perhaps, and the rule of the entry that decides on it.
  mutating func sample(of rule: Int, in entry: Int) -> (text: [UInt8], decision: Int)? {
    guard let text = language(of: rule).sample(filler: filler), let decision = decision(on: text, in: [entry]) else {
      return nil
    }
    return decision >= 0 && takes(rule, text) ? (text, decision) : nil
  }

  /// Whether a rule, taken alone, takes the URL of which `text` is path, query and fragment.
  mutating func takes(_ rule: Int, _ text: [UInt8]) -> Bool {
    guard let url = LinkURL(RuleLanguages.origin + text) else { return false }
    work.begin([], of: matcher.entries.count)
    return matcher.test(rule, url, &work).failed == nil && !work.isExhausted
  }
}
