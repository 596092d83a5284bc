/// One run through the decision table: its input, and what it has found so far.
struct Decision {
  /// Its `link` is in the form in which it goes out.
  let link: DynamicLink
  let linkURL: [UInt8]
  let device: Device
  let isShort: Bool
  /// Fallbacks that lead back to the link.
  let loops: Set<LinkParameter>
  /// Nil: every app may be opened.
  let policy: LinkPolicy?
  var trace: ResolveTrace
  private var warnings: [LinkWarning] = []

  /// `linkURL` is what `link` leads to, and the same that stands in it.
  private init(
    _ link: DynamicLink, _ linkURL: [UInt8], _ device: Device, isShort: Bool, loops: Set<LinkParameter>,
    policy: LinkPolicy?, tracing: Bool
  ) {
    self.link = link
    self.linkURL = linkURL
    self.device = device
    self.isShort = isShort
    self.loops = loops
    self.policy = policy
    trace = ResolveTrace(isOn: tracing)
  }

  /// Throws when `link` is absent, or no URL that may be redirected to.
  static func begin(
    _ link: DynamicLink, _ device: Device, isShort: Bool, loops: Set<LinkParameter>, policy: LinkPolicy?,
    tracing: Bool
  ) throws(LinkFault) -> Decision {
    guard let written = link.parameters.bytes(.link) else {
      throw LinkFault(.missingLink, .link, names: link.parameters.parameters.map(\.descriptor.queryNameBytes))
    }
    do throws(URLFault) {
      let url = try WebURL.check(written.span)
      if url.isPlain {
        return Decision(
          link, written, device, isShort: isShort, loops: loops, policy: policy, tracing: tracing)
      }
      var text: [UInt8] = []
      try url.appendEscaped(written.span, to: &text)
      var escaped = link
      escaped.parameters.set(.link, to: text)
      return Decision(escaped, text, device, isShort: isShort, loops: loops, policy: policy, tracing: tracing)
    } catch {
      throw LinkFault(
        error == .dangerousScheme ? .dangerousScheme : .invalidURL, .link, value: written, urlFault: error)
    }
  }

  func result(_ destination: Destination, withoutApp: Destination? = nil, appURL: [UInt8]? = nil) -> Resolution {
    Resolution(
      destination: destination,
      withoutApp: withoutApp,
      appURL: appURL,
      warnings: warnings,
      trace: trace.steps
    )
  }

  mutating func warn(_ code: LinkWarning.Code, _ parameter: LinkParameter, _ value: [UInt8]) {
    warnings.append(LinkWarning(code, parameter, value: value))
  }

  mutating func traceDevice() {
    let device = device
    trace.add(.device, .taken, Self.facts(device))
  }

  private static func facts(_ device: Device) -> [ResolveStep.Fact] {
    var facts: [ResolveStep.Fact] = [
      .init("platform", [UInt8](device.platform.rawValue.utf8)),
      .init("source", [UInt8](device.source.rawValue.utf8)),
    ]
    if !device.token.isEmpty { facts.append(.init("token", device.token)) }
    if let app = device.inAppBrowser {
      facts.append(.init("inAppBrowser", [UInt8](app.rawValue.utf8)))
      facts.append(.init("takesAppUrls", ByteText.bytes(device.takesAppURLs ? "true" : "false")))
    }
    return facts + [appInstalledFact(device)]
  }

  static func appInstalledFact(_ device: Device) -> ResolveStep.Fact {
    let text: StaticString = device.appInstalled.map { $0 ? "true" : "false" } ?? "unknown"
    return .init("appInstalled", ByteText.bytes(text))
  }
}
