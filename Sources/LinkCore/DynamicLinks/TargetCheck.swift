/// Checks the URLs to which one dynamic link can lead.
struct TargetCheck {
  let prefix: URIPrefix
  let policy: LinkPolicy
  let allowlist: Allowlist?

  /// `link`: strict, never a dynamic link, in the allowlist.
  func checkDeepLink(_ parameters: inout LinkParameters, warnings: inout [LinkWarning]) throws(LinkFault) {
    let url: WebURL
    do throws(URLFault) {
      url = try Self.escape(.link, &parameters)
    } catch {
      throw Self.fault(error, .link, parameters)
    }
    let bytes = parameters.arena.span.extracting(parameters.place(.link))
    if OwnLinks.contains(url, bytes, prefix: prefix, policy: policy) {
      throw LinkFault(.loop, .link, value: ByteText.array(bytes))
    }
    try checkAllowlist(.link, bytes)
    remarkOnHost(.link, url, bytes, warnings: &warnings)
    if bytes.count > DynamicLink.advisedParameterLength {
      warnings.append(LinkWarning(.parameterTooLong, .link, length: bytes.count))
    }
  }

  /// A fallback or the social image: kept whatever it is, unless it is dangerous or outside of the allowlist.
  func checkFallback(
    _ parameter: LinkParameter,
    _ parameters: inout LinkParameters,
    warnings: inout [LinkWarning]
  ) throws(LinkFault) {
    let url: WebURL
    do throws(URLFault) {
      url = try Self.escape(parameter, &parameters)
    } catch {
      if error == .dangerousScheme { throw Self.fault(error, parameter, parameters) }
      let codes = parameter.urlWarnings
      let code = error == .notWebScheme ? codes.badScheme : codes.notURI
      warnings.append(LinkWarning(code, parameter, value: parameters.bytes(parameter) ?? []))
      return
    }
    let bytes = parameters.arena.span.extracting(parameters.place(parameter))
    remarkOnHost(parameter, url, bytes, warnings: &warnings)
    guard parameter.kind == .fallbackLink else {
      if !url.isSecure {
        warnings.append(LinkWarning(.socialImageNotSecure, parameter, value: ByteText.array(bytes)))
      }
      return
    }
    try checkAllowlist(parameter, bytes)
    remarkOnDynamicLink(parameter, url, bytes, warnings: &warnings)
  }

  /// `al`: any URI; the allowlist applies to http and https, other schemes must belong to a configured app.
  func checkAndroidLink(_ parameters: inout LinkParameters, warnings: inout [LinkWarning]) throws(LinkFault) {
    let url: WebURL
    do throws(URLFault) {
      url = try Self.escape(.androidLink, &parameters)
    } catch {
      if error == .dangerousScheme { throw Self.fault(error, .androidLink, parameters) }
      let bytes = parameters.arena.span.extracting(parameters.place(.androidLink))
      guard error == .notWebScheme, let colon = LinkURL.schemeEnd(bytes), AppURI.isValid(bytes) else {
        warnings.append(LinkWarning(.androidLinkNotURI, .androidLink, value: ByteText.array(bytes)))
        return
      }
      guard !policy.hasApps || policy.hasScheme(bytes.extracting(0..<colon)) else {
        throw LinkFault(.schemeNotConfigured, .androidLink, value: ByteText.array(bytes))
      }
      return
    }
    let bytes = parameters.arena.span.extracting(parameters.place(.androidLink))
    remarkOnHost(.androidLink, url, bytes, warnings: &warnings)
    try checkAllowlist(.androidLink, bytes)
    remarkOnDynamicLink(.androidLink, url, bytes, warnings: &warnings)
  }

  private func remarkOnHost(
    _ parameter: LinkParameter,
    _ url: WebURL,
    _ bytes: Span<UInt8>,
    warnings: inout [LinkWarning]
  ) {
    let host = bytes.extracting(url.host)
    if MixedScript.isFound(in: host) {
      warnings.append(LinkWarning(.mixedScriptHost, parameter, value: ByteText.array(host)))
    }
  }

  /// What leads to a dynamic link leads on from there, and may come back.
  private func remarkOnDynamicLink(
    _ parameter: LinkParameter,
    _ url: WebURL,
    _ bytes: Span<UInt8>,
    warnings: inout [LinkWarning]
  ) {
    if OwnLinks.contains(url, bytes, prefix: prefix, policy: policy) {
      warnings.append(LinkWarning(.fallbackIsDynamicLink, parameter, value: ByteText.array(bytes)))
    }
  }

  private func checkAllowlist(_ parameter: LinkParameter, _ bytes: Span<UInt8>) throws(LinkFault) {
    guard let allowlist else { return }
    switch allowlist.verdict(bytes) {
    case .allowed: return
    case .refused:
      let patterns = allowlist.patterns.map(\.text)
      throw LinkFault(.notInAllowlist, parameter, value: ByteText.array(bytes), names: patterns)
    case .unusable(let pattern):
      let patterns = [allowlist.patterns[pattern].text]
      throw LinkFault(.unusableAllowlist, parameter, value: ByteText.array(bytes), names: patterns)
    }
  }

  /// Checks the value as a web URL and replaces it by the text that goes out.
  private static func escape(
    _ parameter: LinkParameter,
    _ parameters: inout LinkParameters
  ) throws(URLFault) -> WebURL {
    let url = try WebURL.check(parameters.arena.span.extracting(parameters.place(parameter)))
    if url.isPlain { return url }
    var text: [UInt8] = []
    try WebURL.append(parameters.arena.span.extracting(parameters.place(parameter)), to: &text)
    parameters.set(parameter, to: text)
    return try WebURL.check(text.span)
  }

  private static func fault(
    _ fault: URLFault,
    _ parameter: LinkParameter,
    _ parameters: LinkParameters
  ) -> LinkFault {
    let code: LinkFault.Code = fault == .dangerousScheme ? .dangerousScheme : .invalidURL
    return LinkFault(code, parameter, value: parameters.bytes(parameter) ?? [], urlFault: fault)
  }
}
