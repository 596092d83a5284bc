/// Intent URL that opens an Android app with a URI, or a web page where the app is missing (Chrome for Developers,
/// "Android Intents with Chrome"; `Intent.parseUri`).
///
/// `intent://HOST/PATH?QUERY#Intent;scheme=SCHEME;package=NAME;S.browser_fallback_url=URL;end`
///
/// Fields stand behind the last `#` and end at `;`. The data keeps neither raw, the package has a grammar without them,
/// the fallback keeps only unreserved characters: nothing in a link can add a field. A `#` right behind the authority
/// gets a slash in front, since escaped it would belong to the authority: `good.com#@evil.com` would lead to evil.com.
struct AndroidIntent: Equatable, Sendable {
  let text: [UInt8]

  /// Nil when `data` is no ``AppURI``, or when its authority has a `;`, for which there is no escape that leaves the host
  /// what it is.
  init?(data: [UInt8], package: AndroidPackage, fallback: [UInt8]) {
    guard AppURI.isValid(data.span), let url = LinkURL(data) else { return nil }
    var text = ByteText.bytes("intent:")
    let start = url.scheme.upperBound &+ 1
    if url.host != nil {
      let authority = data.span.extracting(start..<url.path.lowerBound)
      guard ByteText.firstIndex(of: 0x3B, in: authority) == nil else { return nil }
      ByteText.append(authority, to: &text)
      if url.path.isEmpty, url.query == nil, url.fragment != nil { text.append(0x2F) }
    }
    let rest = url.host == nil ? start : url.path.lowerBound
    PercentEncoding.append(data.span.extracting(rest..<data.count), keeping: .intentData, to: &text)
    text += ByteText.bytes("#Intent;scheme=")
    for index in url.scheme { text.append(data[index].lowercasedASCII) }
    text += ByteText.bytes(";package=")
    text += package.name
    text += ByteText.bytes(";S.browser_fallback_url=")
    PercentEncoding.append(fallback.span, to: &text)
    text += ByteText.bytes(";end")
    self.text = text
  }
}

extension ASCIISet {
  /// ``plainInPath`` without `#` and `;`, which end the data and a field of an intent.
  static let intentData = ASCIISet(digits + letters + "-._~!$&'()*+,=:@/?[]%")
}
