extension Resolver {
  /// Rows 2 to 5 as a trace shows them in front of the decision: none of them holds for a link that the store has, or that
  /// is a long one, and that ``DynamicLink/check(_:warnings:)`` has let through.
  package static func passedRows(of link: DynamicLink, isShort: Bool, policy: LinkPolicy) -> [ResolveStep] {
    let domain = policy.domain(of: link.prefix)
    return [
      ResolveStep(rule: .shortLink, verdict: isShort ? .notTaken : .notApplicable, facts: []),
      ResolveStep(
        rule: .prefix, verdict: domain == nil ? .notApplicable : .notTaken,
        facts: [.init("prefix", link.prefix.text)]),
      ResolveStep(
        rule: .link, verdict: .notTaken, facts: [.init("link", link.parameters.bytes(.link) ?? [])]),
      ResolveStep(rule: .allowlist, verdict: domain?.allowlist == nil ? .notApplicable : .notTaken, facts: []),
    ]
  }
}
