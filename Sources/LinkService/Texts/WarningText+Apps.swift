import LinkCore

extension WarningText {
  /// What the configuration lacks for the systems to open the apps of a link by the link itself, for the page that
  /// explains it (Firebase docs, "Debugging Dynamic Links").
  ///
  /// Apps that are not configured have warnings of their own.
  static func pageWarnings(ofAppsIn link: DynamicLink, by configuration: Configuration) -> [PageWarning] {
    var warnings: [PageWarning] = []
    if let name = link.parameters.bytes(.androidPackageName),
      configuration.androidApps.contains(where: { $0.packageName == name && $0.sha256CertFingerprints.isEmpty })
    {
      warnings.append(
        warning(
          .androidAppWithoutFingerprint,
          "The Android app \(Quoted.text(name)) has no \"sha256CertFingerprints\", so Android does not open it by the link "
            + "itself; add those of its signing keys to \"apps\"."))
    }
    let bundleIDs = [LinkParameter.iosBundleID, .ipadBundleID].compactMap { link.parameters.bytes($0) }
    for app in configuration.iosApps where bundleIDs.contains(app.bundleId) && app.appIdPrefix == nil {
      warnings.append(
        warning(
          .iosAppWithoutPrefix,
          "The iOS app \(Quoted.text(app.bundleId)) has no \"appIdPrefix\", so iOS does not open it by the link itself; add "
            + "the ten characters in front of its identifier to \"apps\"."))
    }
    return warnings
  }

  private static func warning(_ code: GenerationWarning.Code, _ sentence: String) -> PageWarning {
    PageWarning(code: Array(code.rawValue.utf8), message: Array(sentence.utf8))
  }
}
