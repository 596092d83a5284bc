/// What a dynamic link hands to the app, the same whichever form it came in.
package final class LinkPayload: Sendable {
  /// The innermost deep link as it may be followed; nil when there is none or it cannot be followed.
  package let url: [UInt8]?
  package let matchType: MatchType
  package let minimumAppVersion: [UInt8]?
  /// Only those that are present, named as in the query; places are those in ``utmQuery``.
  package let utmParameters: [DecodedQuery.Item]
  package let utmQuery: DecodedQuery
  package let matchMessage: [UInt8]?
  package let inviteID: [UInt8]?
  package let weakMatchEndpoint: [UInt8]?
  /// All decoded pairs of the layer that carries the deep link, in the order in which they stand.
  package let parameters: DecodedQuery
  private let linkLayer: LinkLayer?

  /// Puts together what the layers of an incoming link carry.
  ///
  /// The deep link is the innermost; every other member comes from the layer nearest to it that has it.
  init(_ stack: LayerStack, warnings: inout [LinkWarning]) {
    let innermost = stack.innermost
    parameters = innermost.query
    let url = innermost.target.flatMap { Self.followable($0, warnings: &warnings) }
    self.url = url
    if innermost.isLongLink {
      linkLayer = url.map { innermost.leading(to: $0) } ?? innermost
    } else {
      linkLayer = stack.layers.last { $0.isLongLink }
    }
    minimumAppVersion = stack.nearest("imv")
    matchMessage = stack.nearestInCustomScheme("match_message")
    let inviteID = stack.nearestInCustomScheme("invitation_id")
    self.inviteID = inviteID
    weakMatchEndpoint = stack.nearestInCustomScheme("invitation_weakMatchEndpoint")
    let utm = stack.nearestUTM
    utmParameters = utm.items
    utmQuery = utm.query
    if let text = stack.nearestInCustomScheme("match_type") {
      matchType = MatchType(text.span)
    } else {
      matchType = innermost.target != nil || inviteID != nil ? .unique : .none
    }
  }

  /// The long link of the innermost layer that is one; its `link` is the text of ``url`` where that is its own.
  package var link: DynamicLink? { linkLayer?.link }

  /// The deep link as it may be handed on: escaped once.
  ///
  /// Old apps send links on whose host browsers and RFC 3986 disagree (`https://www.google.com%2Fmaps`): such a link
  /// is shown with a warning, since parsing follows nothing. One that runs code, or that holds characters which no URL
  /// may have, is left out.
  private static func followable(_ target: [UInt8], warnings: inout [LinkWarning]) -> [UInt8]? {
    var text: [UInt8] = []
    let fault: URLFault
    do throws(URLFault) {
      let url = try WebURL.check(target.span)
      if url.isPlain { return target }
      try url.appendEscaped(target.span, to: &text)
      return text
    } catch {
      fault = error
    }
    if fault != .notWebScheme { warnings.append(LinkWarning(.linkNotURI, .link, value: target)) }
    guard fault != .dangerousScheme, fault != .notAbsolute,
      !target.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x5C })
    else { return nil }
    text.removeAll()
    PercentEncoding.append(target.span, keeping: .plainInPath, to: &text)
    return text
  }
}
