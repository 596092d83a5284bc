extension LinkPayload {
  /// Puts together what the layers of an incoming link carry.
  ///
  /// `layers` stand outermost first, `outer` are layers around them that carry parameters but no link. The deep link
  /// is the innermost; every other member comes from the layer nearest to it that has it.
  init(layers: [LinkLayer], outer: [LinkLayer], warnings: inout [LinkWarning]) {
    let nearestFirst = Array((outer + layers).reversed())
    func nearest(_ name: StaticString) -> [UInt8]? {
      for layer in nearestFirst {
        if let value = layer.query.value(name) { return value }
      }
      return nil
    }

    let innermost = layers.last
    parameters = innermost?.query ?? DecodedQuery()
    link = layers.last { $0.link != nil }?.link
    url = innermost?.target.flatMap { Self.followable($0, warnings: &warnings) }
    minimumAppVersion = nearest("imv")
    utmParameters = []
    utmQuery = DecodedQuery()
    for layer in nearestFirst {
      let found = layer.utmParameters
      guard !found.isEmpty else { continue }
      utmParameters = found
      utmQuery = layer.query
      break
    }
    matchMessage = nearest("match_message")
    inviteID = nearest("invitation_id")
    weakMatchEndpoint = nearest("invitation_weakMatchEndpoint")
    if let text = nearest("match_type") {
      matchType = MatchType(text.span)
    } else {
      matchType = innermost?.target != nil || inviteID != nil ? .unique : .none
    }
  }

  /// The deep link as it may be handed on: escaped once.
  ///
  /// Old apps send links on whose host browsers and RFC 3986 disagree (`https://www.google.com%2Fmaps`): such a link
  /// is shown with a warning, since parsing follows nothing. One that runs code, or that holds characters which no URL
  /// may have, is left out.
  private static func followable(_ target: [UInt8], warnings: inout [LinkWarning]) -> [UInt8]? {
    var text: [UInt8] = []
    do throws(URLFault) {
      try WebURL.append(target.span, to: &text)
      return text
    } catch {
      let isShown: Bool
      switch error {
      case .notWebScheme:
        isShown = !target.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x5C }
      case .dangerousScheme, .controlCharacter, .backslash, .notAbsolute:
        isShown = false
        warnings.append(LinkWarning(.linkNotURI, .link, value: target))
      default:
        isShown = !target.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x5C }
        warnings.append(LinkWarning(.linkNotURI, .link, value: target))
      }
      guard isShown else { return nil }
      text.removeAll()
      PercentEncoding.append(target.span, keeping: .plainInPath, to: &text)
      return text
    }
  }
}
