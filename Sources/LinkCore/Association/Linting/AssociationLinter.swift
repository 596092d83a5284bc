/// Finds what is wrong with an association file, with how it is served, and with the app's entitlements for it.
package enum AssociationLinter {
  /// Everything that is wrong, also what was found when the document was read: first by place in the file, then how it
  /// is served, then the entitlements.
  ///
  /// `profile` are the systems that the file is written for, `hosting` is how it was served, and `entitlements` are the
  /// app's associated domains; what is nil is not looked at.
  package static func findings(
    in document: AssociationDocument, profile: AssociationProfile = .ios14, hosting: AssociationHosting? = nil,
    entitlements: [[UInt8]]? = nil
  ) -> [AssociationProblem] {
    document.problems
  }
}
