import LinkCore
import StrictJSON

/// Whether the URLs that findings show do what the findings say, asked of files that have nothing but the rules in question.
struct WitnessCheck {
  private let document: AssociationDocument

  /// Systems that read `components`, as the linter compiles for them.
  private let modern: AssociationProfile

  static func run(
    _ problems: [AssociationProblem], _ document: AssociationDocument, _ profile: AssociationProfile,
    copy: AssociationDocument?
  ) {
    let check = WitnessCheck(document: document, modern: profile == .ios9 ? .ios14 : profile)
    for problem in problems {
      guard let witness = problem.witness else { continue }
      let what = "\(problem.rule) \(shown(document.pointer(of: problem))) \(shown(witness)) \(problem.detail)"
      switch problem.detail {
      case .covered(let cover, _, _): check.checkCover(problem, cover, witness, what)
      case .appID(_, .overruled(let pointer, let opens)):
        check.checkOverruled(problem, by: pointer, opens: opens, witness, what)
      case .opensOnly(let isOld): check.checkDialects(problem, isOld: isOld, witness, what)
      case .opensMoreByPaths: check.checkDialects(problem, isOld: true, witness, what)
      case .opensOnlyAt(let app, let isOrigin):
        require(copy != nil, what)
        if let copy { check.checkCopy(copy, app, isOrigin: isOrigin, witness, profile, what) }
      case .opensFirst(let origin, let other):
        require(copy != nil, what)
        if let copy { check.checkFirst(copy, origin, other, witness, profile, what) }
      case .text: check.checkQuery(problem, witness, what)
      default: require(false, "a witness that is not checked: \(what)")
      }
    }
  }

  /// The entry that has a value, and the systems that read that value's list.
  private func place(of node: Int) -> (entry: AssociationEntry, profile: AssociationProfile)? {
    guard let entry = document.entries.first(where: { $0.node <= node && node < document.json.next($0.node) }) else {
      return nil
    }
    let isInPaths = entry.paths.map { $0 <= node && node < document.json.next($0) } ?? false
    return (entry, isInPaths && entry.components != nil ? .ios9 : modern)
  }

  /// The list of rules around a value, and which of them has it.
  private func list(around node: Int?) -> (list: RuleExcerpt, rule: Int, profile: AssociationProfile)? {
    guard let node, let place = place(of: node),
      let list = RuleExcerpt(place.entry, of: document, place.profile),
      let rule = list.rules.firstIndex(where: { $0 <= node && node < document.json.next($0) })
    else { return nil }
    return (list, rule, place.profile)
  }

  /// The rule takes the URL, an earlier one decides, and one of those that the finding names takes it too.
  private func checkCover(_ problem: AssociationProblem, _ cover: [[UInt8]], _ url: [UInt8], _ what: String) {
    guard let (list, rule, profile) = list(around: problem.node) else { return require(false, what) }
    require(list.file([list.rules[rule]]).compiled(profile: profile).takes(url), "the rule takes it: \(what)")
    let decision = list.file(list.rules).compiled(profile: profile).decision(on: url)
    require(decision.rule.map { $0 < rule } ?? false, "an earlier rule decides: \(what)")
    if problem.rule == .deadExclusion { require(decision.outcome == .match, "the app opens: \(what)") }
    let named = list.rules.filter { cover.contains(document.json.pointer(to: $0)) }
    require(named.count == cover.count, "the rules are those of the list: \(what)")
    require(list.file(named).compiled(profile: profile).takes(url), "a rule that is named takes it: \(what)")
  }

  /// The earlier entry decides, and the later one would decide otherwise.
  private func checkOverruled(
    _ problem: AssociationProblem, by pointer: [UInt8], opens: Bool, _ url: [UInt8], _ what: String
  ) {
    guard let node = problem.node, let later = place(of: node)?.entry,
      let earlier = document.entries.first(where: { document.json.pointer(to: $0.node) == pointer })
    else { return require(false, what) }
    require(outcome(earlier, modern, url) == (opens ? .match : .exclude), "the earlier entry: \(what)")
    require(outcome(later, modern, url) == (opens ? .exclude : .match), "the later entry: \(what)")
  }

  /// Only old or only new systems open the URL.
  private func checkDialects(_ problem: AssociationProblem, isOld: Bool, _ url: [UInt8], _ what: String) {
    guard let node = problem.node, let entry = place(of: node)?.entry else { return require(false, what) }
    require((outcome(entry, .ios9, url) == .match) == isOld, "old systems: \(what)")
    require((outcome(entry, modern, url) == .match) != isOld, "new systems: \(what)")
  }

  private func outcome(
    _ entry: AssociationEntry, _ profile: AssociationProfile, _ url: [UInt8]
  ) -> AssociationAppVerdict.Outcome {
    guard let list = RuleExcerpt(entry, of: document, profile) else { return .noMatch }
    return list.file(list.rules).compiled(profile: profile).decision(on: url).outcome
  }

  /// Only one of the two copies opens the URL for the app.
  private func checkCopy(
    _ copy: AssociationDocument, _ app: [UInt8], isOrigin: Bool, _ url: [UInt8], _ profile: AssociationProfile,
    _ what: String
  ) {
    var work = AssociationWork()
    for (file, opens) in [(document, isOrigin), (copy, !isOrigin)] {
      let verdict = file.compiled(profile: profile).decide(url, AssociationQuestion(appID: app), using: &work)
      require((verdict.apps.first?.outcome == .match) == opens, what)
    }
  }

  /// The two copies open the URL with different apps.
  private func checkFirst(
    _ copy: AssociationDocument, _ origin: [UInt8], _ other: [UInt8], _ url: [UInt8], _ profile: AssociationProfile,
    _ what: String
  ) {
    var work = AssociationWork()
    for (file, app) in [(document, origin), (copy, other)] {
      require(file.compiled(profile: profile).decide(url, using: &work).opens == app, what)
    }
  }

  /// An exclusion that takes everything takes the URL; a rule for one query does not take a longer one.
  private func checkQuery(_ problem: AssociationProblem, _ url: [UInt8], _ what: String) {
    guard let (list, rule, profile) = list(around: problem.node) else { return require(false, what) }
    let takes = list.file([list.rules[rule]]).compiled(profile: profile).takes(url)
    require(takes == (problem.rule == .exclusionOfAll), what)
  }
}
