extension ResolveStep {
  /// Why a value counts as absent, or a rule does not hold; the raw value is the stable word on the wire.
  package enum Reason: String, CaseIterable, Sendable {
    /// `al` has a scheme that runs code or reads local data.
    case dangerousScheme
    /// The versions differ in a piece that is not a number in both.
    case incomparable
    /// The fallback leads back to the link.
    case loop
    /// The link names no app for the device.
    case noApp
    /// Neither `ius` nor the bundle id can be a scheme.
    case noLegalScheme
    case notInstalled
    case notInteger
    case notNumeric
    case notPackageName
    case notURI
    /// A fallback is neither http nor https.
    case otherScheme
    case tooOld
    /// The link asks for no app preview page.
    case forcedRedirect = "efr"
  }
}

extension ResolveStep.Fact {
  private static let reasonName = "reason"

  static func reason(_ reason: ResolveStep.Reason) -> Self {
    Self(reasonName, [UInt8](reason.rawValue.utf8))
  }

  /// Nil for every other fact.
  var reason: ResolveStep.Reason? {
    name == Self.reasonName ? ResolveStep.Reason(rawValue: String(decoding: value, as: UTF8.self)) : nil
  }
}
