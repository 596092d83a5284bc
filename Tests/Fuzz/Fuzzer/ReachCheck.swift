import LinkCore
import StrictJSON

/// Whether URLs bear out what the linter says of all URLs: that no URL reaches a rule, or that all do.
enum ReachCheck {
  /// `problems` are those that were found for the profile.
  static func run(
    _ problems: [AssociationProblem], _ document: AssociationDocument, _ urls: [[UInt8]], _ profile: AssociationProfile
  ) {
    let urls = urls.filter { WrittenURL.isWellFormed($0) }
    guard !urls.isEmpty, profile != .ios9 else { return }
    for problem in problems {
      guard let node = problem.node,
        let entry = document.entries.first(where: { $0.node <= node && node < document.json.next($0.node) }),
        let list = RuleExcerpt(entry, of: document, profile),
        let rule = list.rules.firstIndex(where: { $0 <= node && node < document.json.next($0) })
      else { continue }
      let alone = list.file([list.rules[rule]]).compiled(profile: profile)
      let before = list.file(Array(list.rules[..<rule])).compiled(profile: profile)
      let all = list.file(list.rules).compiled(profile: profile)
      for url in urls {
        let what = "\(problem.rule) \(shown(document.json.pointer(to: node))) \(shown(url))"
        switch problem.detail {
        case .takesNothing: require(!alone.takes(url), "the rule takes nothing: \(what)")
        case .covered: require(!alone.takes(url) || before.takes(url), "rules before take it: \(what)")
        case .catchAll, .wholePart: require(alone.takes(url), "the rule takes everything: \(what)")
        case .idleExclusions:
          let opens = (before.decision(on: url).outcome == .match, all.decision(on: url).outcome == .match)
          require(opens.0 == opens.1, "without what stands there the same opens: \(what)")
        default: break
        }
      }
    }
  }
}
