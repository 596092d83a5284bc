/// Finds what is wrong with an association file, with how it is served, and with the app's entitlements for it.
package enum AssociationLinter {
  /// Everything that is wrong, also what was found when the document was read: first by place in the file, then how it
  /// is served, then the entitlements.
  ///
  /// `profile` are the systems that the file is written for, `hosting` is how it was served, and `entitlements` are the
  /// app's associated domains; what is nil is not looked at. `budget` bounds the searches in the rules, and that for a
  /// URL which the CDN's copy treats otherwise once more.
  package static func findings(
    in document: AssociationDocument, profile: AssociationProfile = .ios14, hosting: AssociationHosting? = nil,
    entitlements: [[UInt8]]? = nil, budget: SearchBudget = SearchBudget()
  ) -> [AssociationProblem] {
    var problems = document.problems
    if document.isUsable {
      let origin = hosting.flatMap { HostingLint.origin(of: $0.url) }
      var lint = AssociationLint(document, profile: profile, origin: origin, budget: budget)
      lint.lint(expectsApplinks: EntitlementLint.namesApplinks(entitlements ?? []))
      problems += lint.problems
    }
    // A stable order: by place, and at one place as they were found.
    let order = problems.indices.sorted { left, right in
      (problems[left].offset, left) < (problems[right].offset, right)
    }
    problems = order.map { problems[$0] }
    if let hosting { problems += HostingLint.problems(hosting, document, profile: profile, budget) }
    if let entitlements { problems += EntitlementLint.problems(entitlements, servedBy: hosting?.url) }
    return problems
  }
}
