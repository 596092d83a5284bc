/// Where the store keeps a short link: its prefix and its suffix, read from its URL.
package struct ShortLinkAddress: Sendable {
  package let prefix: URIPrefix
  /// Decoded once; the bytes are kept as they are.
  package let suffix: [UInt8]

  /// Splits the URL of a short link as an incoming URL is split, so that a link that is kept under this address is found
  /// by its URL.
  ///
  /// `prefixes` are those that are known; a URL under none of them has its last segment as suffix. http counts as https.
  package init(_ text: [UInt8], prefixes: ShortLinkPrefixes) throws(ShortLinkFault) {
    guard text.count <= DynamicLink.maximumLength, let url = LinkURL(text), url.isWeb, url.userinfo == nil else {
      throw .notWebURL
    }
    guard url.query == nil, url.fragment == nil else { throw .hasQuery }
    var trace = IncomingTrace(isOn: false)
    let recognition = ShortLinkRecognition(url, query: DecodedQuery(), domains: prefixes.domains, trace: &trace)
    guard let candidate = recognition.candidates.first, !candidate.suffix.isEmpty else { throw .noSuffix }
    do throws(ShortCodeFault) {
      suffix = try ShortCode(stored: candidate.suffix).bytes
    } catch {
      throw .suffix(error, value: candidate.suffix)
    }
    do throws(LinkFault) {
      prefix = try URIPrefix(candidate.prefix.span)
    } catch {
      throw .prefix(error)
    }
  }
}
