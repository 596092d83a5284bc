// Reading of parameters. A value that cannot be used counts as absent and leaves a warning, the same that building and
// shortening gave.

extension Decision {
  /// One of the four fallbacks: an http or https URL, in the form in which it goes out.
  mutating func readFallback(_ parameter: LinkParameter) -> ParameterReading {
    guard let value = link.parameters.bytes(parameter) else { return .absent }
    if loops.contains(parameter) {
      warn(.fallbackLoops, parameter, value)
      return .unusable(value, reason: .loop)
    }
    do throws(URLFault) {
      var url: [UInt8] = []
      try WebURL.append(value.span, to: &url)
      return .usable(url)
    } catch {
      let isOtherScheme = error == .notWebScheme || error == .dangerousScheme
      let codes = parameter.urlWarnings
      warn(isOtherScheme ? codes.badScheme : codes.notURI, parameter, value)
      return .unusable(value, reason: isOtherScheme ? .otherScheme : .notURI)
    }
  }

  /// `isi`: digits.
  mutating func readStoreID() -> ParameterReading {
    guard let value = link.parameters.bytes(.iosAppStoreID) else { return .absent }
    guard DecimalNumber.isDigits(value.span) else {
      warn(.appStoreIDNotNumeric, .iosAppStoreID, value)
      return .unusable(value, reason: .notNumeric)
    }
    return .usable(value)
  }

  /// `amv`: an integer; nil beside `.absent` and `.unusable`.
  mutating func readMinimumVersionCode() -> (reading: ParameterReading, code: Int64?) {
    guard let value = link.parameters.bytes(.androidMinimumVersion) else { return (.absent, nil) }
    guard let code = DecimalNumber.value(value.span, atMost: .max) else {
      warn(.androidMinimumVersionNotInteger, .androidMinimumVersion, value)
      return (.unusable(value, reason: .notInteger), nil)
    }
    return (.usable(value), Int64(code))
  }

  /// `al`: a URI of any scheme but the dangerous ones; http and https as strict as `link`.
  mutating func readAndroidLink() -> ParameterReading {
    guard let value = link.parameters.bytes(.androidLink) else { return .absent }
    do throws(URLFault) {
      var url: [UInt8] = []
      try WebURL.append(value.span, to: &url)
      return .usable(url)
    } catch {
      if error == .notWebScheme, AppURI.isValid(value.span) { return .usable(value) }
      warn(.androidLinkNotURI, .androidLink, value)
      return .unusable(value, reason: error == .dangerousScheme ? .dangerousScheme : .notURI)
    }
  }
}
