/// Intent URL that opens an Android app with a URI, or a web page where the app is missing (Chrome for Developers,
/// "Android Intents with Chrome"; `Intent.parseUri`).
///
/// `intent://HOST/PATH?QUERY#Intent;scheme=SCHEME;package=NAME;S.browser_fallback_url=URL;end`
///
/// Fields stand behind the last `#` and end at `;`. The data keeps neither raw, the package has a grammar without them,
/// the fallback keeps only unreserved characters: nothing in a link can add a field.
struct AndroidIntent: Equatable, Sendable {
  let text: [UInt8]

  /// `data` is a URI of any scheme but the dangerous ones, in the characters that a URI may have; nil when it is not.
  init?(data: [UInt8], package: AndroidPackage, fallback: [UInt8]) {
    guard Self.isURI(data.span), let colon = LinkURL.schemeEnd(data.span) else { return nil }
    var text = ByteText.bytes("intent:")
    PercentEncoding.append(data.span.extracting((colon &+ 1)..<data.count), keeping: .intentData, to: &text)
    text += ByteText.bytes("#Intent;scheme=")
    for byte in data[..<colon] { text.append(byte.lowercasedASCII) }
    text += ByteText.bytes(";package=")
    text += package.name
    text += ByteText.bytes(";S.browser_fallback_url=")
    PercentEncoding.append(fallback.span, to: &text)
    text += ByteText.bytes(";end")
    self.text = text
  }

  /// Whether `text` is a URI that an app may receive: a scheme that is not dangerous, and no byte that a URI lacks.
  static func isURI(_ text: Span<UInt8>) -> Bool {
    guard let colon = LinkURL.schemeEnd(text), colon &+ 1 < text.count else { return false }
    let allowed = ASCIISet.plainInPath
    for index in text.indices where !allowed.contains(text[index]) { return false }
    return !DangerousScheme.contains(text.extracting(0..<colon))
  }
}

extension ASCIISet {
  /// ``plainInPath`` without `#` and `;`, which end the data and a field of an intent.
  static let intentData = ASCIISet(digits + letters + "-._~!$&'()*+,=:@/?[]%")
}
