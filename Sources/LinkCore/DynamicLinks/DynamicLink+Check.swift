// The one check that building, shortening and an existing long link go through. Order: prefix, `link`, the other
// parameters in table order, what parameters say about each other, size.

extension DynamicLink {
  /// Checks the link against its own rules and against `policy`, and appends every remark to `warnings`.
  ///
  /// `link`, and every fallback and image that is an http or https URL, is escaped once in place, so that what is
  /// written, stored and redirected to is the same text. Fallbacks and images that are not are kept with a warning.
  package mutating func check(_ policy: LinkPolicy, warnings: inout [LinkWarning]) throws(LinkFault) {
    var domain: LinkPolicy.Domain?
    if !policy.domains.isEmpty {
      domain = policy.domain(of: prefix)
      guard domain != nil else { throw LinkFault(.prefixNotConfigured, value: prefix.text) }
    }
    if usesDeprecatedDomain { warnings.append(LinkWarning(.deprecated, name: ByteText.bytes("dynamicLinkDomain"))) }
    guard parameters.contains(.link) else {
      throw LinkFault(.missingLink, .link, names: parameters.parameters.map(\.descriptor.queryNameBytes))
    }
    let targets = TargetCheck(prefix: prefix, policy: policy, allowlist: domain?.allowlist)
    try targets.checkDeepLink(&parameters, warnings: &warnings)
    if let domain { Self.remark(on: domain, warnings: &warnings) }

    var mask = parameters.presentMask & ~LinkParameters.bit(.link)
    while mask != 0 {
      let index = mask.trailingZeroBitCount
      mask &= mask &- 1
      guard let parameter = LinkParameter(rawValue: UInt8(index)) else { continue }
      switch parameter.kind {
      case .text, .deepLink, .flag:
        if parameter == .gclid { warnings.append(LinkWarning(.deprecated, parameter)) }
      case .fallbackLink, .imageLink:
        try targets.checkFallback(parameter, &parameters, warnings: &warnings)
      case .androidLink:
        try targets.checkAndroidLink(&parameters, warnings: &warnings)
      case .customScheme:
        try CustomScheme.check(parameters, policy)
      case .packageName, .bundleID, .storeID, .versionCode, .debugSwitch:
        checkPlain(parameter, policy, warnings: &warnings)
      }
      if parameters.count(parameter) > Self.advisedParameterLength {
        warnings.append(LinkWarning(.parameterTooLong, parameter, length: parameters.count(parameter)))
      }
    }
    for pair in extras where pair.value.count > Self.advisedParameterLength {
      warnings.append(LinkWarning(.parameterTooLong, name: pair.name, length: pair.value.count))
    }
    checkRelations(policy, warnings: &warnings)
    checkStoreID(policy, warnings: &warnings)
    try checkLength(warnings: &warnings)
  }

  private static func remark(on domain: LinkPolicy.Domain, warnings: inout [LinkWarning]) {
    guard let allowlist = domain.allowlist else {
      warnings.append(LinkWarning(.allowlistMissing))
      return
    }
    for pattern in allowlist.patterns where !pattern.isAnchored {
      warnings.append(LinkWarning(.allowlistUnanchored, value: pattern.text))
    }
  }

  /// Values that only have a form or a list to belong to.
  private func checkPlain(_ parameter: LinkParameter, _ policy: LinkPolicy, warnings: inout [LinkWarning]) {
    let value = parameters.arena.span.extracting(parameters.place(parameter))
    let code: LinkWarning.Code? =
      switch parameter {
      case .androidPackageName:
        policy.hasApps && !policy.hasAndroidPackage(value) ? .androidPackageNotInProject : nil
      case .iosBundleID:
        policy.hasApps && policy.iosApp(value) == nil ? .iosBundleNotInProject : nil
      case .ipadBundleID:
        policy.hasApps && policy.iosApp(value) == nil ? .ipadBundleNotInProject : nil
      case .iosAppStoreID:
        DecimalNumber.isDigits(value) ? nil : .appStoreIDNotNumeric
      case .androidMinimumVersion:
        DecimalNumber.value(value, atMost: .max) == nil ? .androidMinimumVersionNotInteger : nil
      case .debug:
        value.count == 1 && (value[0] == 0x30 || value[0] == 0x31) ? nil : .badDebug
      default: nil
      }
    if let code { warnings.append(LinkWarning(code, parameter, value: ByteText.array(value))) }
  }

  /// Parameters that another one makes useless, or that need another one.
  private func checkRelations(_ policy: LinkPolicy, warnings: inout [LinkWarning]) {
    let hasAndroidApp = parameters.contains(.androidPackageName)
    if !hasAndroidApp, parameters.contains(.androidMinimumVersion) {
      warnings.append(LinkWarning(.androidMinimumVersionUnnecessary, .androidMinimumVersion))
    }
    if let androidLink = parameters.bytes(.androidLink) {
      if parameters.hasEqualValues(.androidLink, .link) {
        warnings.append(LinkWarning(.androidLinkUnnecessary, .androidLink, value: androidLink))
      } else if !hasAndroidApp, !warnings.contains(where: { $0.code == .androidLinkNotURI }) {
        warnings.append(LinkWarning(.androidLinkUnnecessary, .androidLink))
      }
    }
    let hasIOSApp = parameters.contains(.iosBundleID) || parameters.contains(.ipadBundleID)
    if !hasIOSApp, parameters.contains(.iosCustomScheme) {
      warnings.append(LinkWarning(.iosCustomSchemeUnnecessary, .iosCustomScheme))
    }
    if !hasIOSApp, parameters.contains(.iosAppStoreID) {
      warnings.append(LinkWarning(.appStoreIDUnnecessary, .iosAppStoreID))
    }
    guard !parameters.contains(.iosAppStoreID), !parameters.contains(.iosFallbackLink) else { return }
    let app: LinkParameter
    if parameters.contains(.iosBundleID) {
      app = .iosBundleID
    } else if parameters.contains(.ipadBundleID), !parameters.contains(.ipadFallbackLink) {
      app = .ipadBundleID
    } else {
      return
    }
    let known = parameters.bytes(app).flatMap { policy.iosApp($0.span)?.appStoreID }
    warnings.append(LinkWarning(.iosAppWithoutStore, app, value: known ?? []))
  }

  /// Whether `isi` is known to be that of another app than `ibi`.
  private func checkStoreID(_ policy: LinkPolicy, warnings: inout [LinkWarning]) {
    guard policy.hasApps, let bundleID = parameters.bytes(.iosBundleID), let storeID = parameters.bytes(.iosAppStoreID)
    else { return }
    let isOther = policy.iosApps.contains { $0.appStoreID == storeID && $0.bundleID != bundleID }
    if policy.iosApp(bundleID.span)?.appStoreID.map({ $0 != storeID }) ?? isOther {
      warnings.append(LinkWarning(.bundleAndStoreMismatch, .iosAppStoreID, value: storeID))
    }
  }

  /// Only a link that could be too long is written to be measured.
  private func checkLength(warnings: inout [LinkWarning]) throws(LinkFault) {
    var bound = prefix.text.count &+ 512
    bound &+= parameters.arena.count &* 3
    for pair in extras { bound &+= (pair.name.count &+ pair.value.count) &* 3 &+ 2 }
    guard bound > Self.advisedLength else { return }
    var text: [UInt8] = []
    appendLongLink(to: &text)
    guard text.count <= Self.maximumLength else { throw LinkFault(.tooLong) }
    if text.count > Self.advisedLength { warnings.append(LinkWarning(.linkTooLong, length: text.count)) }
  }
}
