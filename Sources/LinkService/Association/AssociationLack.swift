/// Why a host that is configured has no file that associates it with apps.
package enum AssociationLack: Equatable, Sendable {
  /// These prefixes or hosts of routes are all that is configured for it, and they have a port.
  case portAlone([[UInt8]])

  /// No app of the system is configured.
  case noApp

  /// Each app lacks what identifies it: its fingerprints, or the prefix of its identifier.
  case noIdentity

  /// An app is identified, but its name cannot be one.
  case noValidName

  /// What the warnings come to that are given when no app is left.
  init(_ warnings: [GenerationWarning]) {
    let codes = warnings.map(\.code)
    if codes.contains(where: { $0 == .iosAppWithoutPrefix || $0 == .androidAppWithoutFingerprint }) {
      self = .noIdentity
    } else if codes.contains(where: { $0 == .badBundleID || $0 == .badPackageName }) {
      self = .noValidName
    } else {
      self = .noApp
    }
  }
}
