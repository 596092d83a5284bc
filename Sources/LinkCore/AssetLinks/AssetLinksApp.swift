/// An Android app that may open the links of a site: a package and the certificates that sign it.
package struct AssetLinksApp: Sendable {
  package let packageName: [UInt8]
  package let fingerprints: [CertificateFingerprint]

  /// Nil for a name that no package can have, or without a fingerprint.
  package init?(packageName: [UInt8], fingerprints: [CertificateFingerprint]) {
    guard AndroidPackage(packageName) != nil, !fingerprints.isEmpty else { return nil }
    self.packageName = packageName
    self.fingerprints = fingerprints
  }

  /// Whether an app can have this name.
  package static func isPackageName(_ name: [UInt8]) -> Bool { AndroidPackage(name) != nil }
}
