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
    let host = hosting.flatMap { HostingLint.servedHost(of: $0.url) }
    var problems: [AssociationProblem] = []
    // A server that refuses the file sends a page about that.
    if hosting.map({ $0.answer.status == 200 }) ?? true || AssociationLint.isAboutServices(document) {
      problems = contentProblems(
        of: document, profile, expectsApplinks: EntitlementLint.namesApplinks(entitlements ?? []), host, budget)
    }
    if let hosting { problems += HostingLint.problems(hosting, document, profile: profile, budget) }
    if let entitlements { problems += EntitlementLint.problems(entitlements, servedBy: host) }
    return problems
  }

  private static func contentProblems(
    of document: AssociationDocument, _ profile: AssociationProfile, expectsApplinks: Bool, _ host: [UInt8]?,
    _ budget: SearchBudget
  ) -> [AssociationProblem] {
    var problems = document.problems
    if document.isUsable {
      let origin = host.map { Array("https://".utf8) + $0 }
      var lint = AssociationLint(document, profile: profile, origin: origin, budget: budget)
      lint.lint(expectsApplinks: expectsApplinks)
      problems += lint.problems
    }
    // A stable order: by place, and at one place as they were found.
    let order = problems.indices.sorted { left, right in
      (problems[left].offset, left) < (problems[right].offset, right)
    }
    return order.map { problems[$0] }
  }
}
