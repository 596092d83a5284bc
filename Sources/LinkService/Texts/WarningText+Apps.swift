import LinkCore

extension WarningText {
  /// What the configuration lacks for the systems to open the apps of a link by the link itself, for the page that
  /// explains it (Firebase docs, "Debugging Dynamic Links").
  ///
  /// Apps that are not configured have warnings of their own.
  static func pageWarnings(ofAppsIn link: DynamicLink, by configuration: Configuration) -> [PageWarning] {
    let package = link.parameters.bytes(.androidPackageName)
    let bundleIDs = [LinkParameter.iosBundleID, .ipadBundleID].compactMap { link.parameters.bytes($0) }
    var ofAndroid: [GenerationWarning] = []
    _ = configuration.assetLinksApps(&ofAndroid)
    var ofIOS: [GenerationWarning] = []
    _ = configuration.appIDs(&ofIOS)
    let warnings = ofAndroid.filter { $0.value == package } + ofIOS.filter { bundleIDs.contains($0.value) }
    return warnings.map {
      PageWarning(code: Array($0.code.rawValue.utf8), message: Array(sentence(ofApp: $0).utf8))
    }
  }

  /// The sentence about an app that the association files leave out.
  static func sentence(ofApp warning: GenerationWarning) -> String {
    let name = Quoted.text(warning.value)
    return switch warning.code {
    case .androidAppWithoutFingerprint:
      "The Android app \(name) has no \"sha256CertFingerprints\", so Android does not open it by the link itself; add "
        + "those of its signing keys to \"apps\"."
    case .iosAppWithoutPrefix:
      "The iOS app \(name) has no \"appIdPrefix\", so iOS does not open it by the link itself; add the ten characters in "
        + "front of its identifier to \"apps\"."
    default: GenerationText.sentence(for: warning)
    }
  }
}
