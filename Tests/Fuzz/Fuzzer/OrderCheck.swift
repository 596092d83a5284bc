import LinkCore

/// Asks for the rules of a list one by one, in their order and in the reverse: of those that take a URL the first decides.
///
/// So the reverse order changes an outcome only where a rule that opens and one that excludes both take the URL.
enum OrderCheck {
  private static let ruleLimit = 8
  private static let entryLimit = 3

  static func run(_ document: AssociationDocument, _ urls: [[UInt8]], _ profile: AssociationProfile) {
    for entry in document.entries.prefix(entryLimit) {
      guard let list = RuleExcerpt(entry, of: document, profile), (1...ruleLimit).contains(list.rules.count) else {
        continue
      }
      let alone = list.rules.map { list.file([$0]).compiled(profile: profile) }
      let forward = list.file(list.rules).compiled(profile: profile)
      let reversed = list.file(list.rules.reversed()).compiled(profile: profile)
      for url in urls {
        let outcomes = alone.map { $0.decision(on: url).outcome }
        let takers = outcomes.indices.filter { outcomes[$0] != .noMatch }
        let first = forward.decision(on: url)
        let last = reversed.decision(on: url)
        let what = "\(shown(url)) \(outcomes)"
        require(first.rule == takers.first, "the first of those that take it decides: \(what)")
        require(last.rule.map { outcomes.count - 1 - $0 } == takers.last, "in reverse order, the last: \(what)")
        require(first.outcome == takers.first.map { outcomes[$0] } ?? .noMatch, what)
        require(last.outcome == takers.last.map { outcomes[$0] } ?? .noMatch, what)
        guard first.outcome != last.outcome else { continue }
        require(Set(takers.map { outcomes[$0] }).count == 2, "rules of both kinds take it: \(what)")
      }
    }
  }
}
