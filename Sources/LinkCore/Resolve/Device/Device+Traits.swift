extension Device {
  /// Appends all that a decision may depend on; devices for which it is the same are led to the same place.
  ///
  /// What the platform was read from is left out: it is shown in a trace alone.
  package func appendTraits(to bytes: inout [UInt8]) {
    switch platform {
    case .ios: bytes.append(0)
    case .ipados: bytes.append(1)
    case .android: bytes.append(2)
    case .desktop: bytes.append(3)
    case .crawler: bytes.append(4)
    }
    if let inAppBrowser { bytes += inAppBrowser.rawValue.utf8 }
    bytes.append(0)
    switch appInstalled {
    case nil: bytes.append(0)
    case false?: bytes.append(1)
    case true?: bytes.append(2)
    }
    if let appVersionCode {
      bytes.append(1)
      for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: appVersionCode >> shift)) }
    } else {
      bytes.append(0)
    }
    if let appVersion {
      bytes.append(1)
      bytes += appVersion
    } else {
      bytes.append(0)
    }
    // Desktop browsers are only ever redirected.
    if platform != .desktop { bytes += language.tagBytes }
  }
}
