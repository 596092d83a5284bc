/// Value of the header `Content-Security-Policy`: nothing is loaded or run but what the page itself has, by its hash
/// (Content Security Policy Level 3 §2.3.1), and one image.
enum ContentSecurityPolicy {
  /// `imageOrigin` is the origin of the page's image, see ``ImageURL``.
  static func value(styles: [PageStyle], hasScript: Bool, imageOrigin: [UInt8]?) -> [UInt8] {
    var text = ByteText.bytes("default-src 'none'; style-src")
    for style in styles { text += [UInt8(ascii: " ")] + style.hash }
    if hasScript {
      text += ByteText.bytes("; script-src ")
      text += scriptHash
    }
    if let imageOrigin {
      text += ByteText.bytes("; img-src ")
      text += imageOrigin
    }
    return text + ByteText.bytes("; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
  }

  private static let scriptHash = hash(PageScript.text)

  static func hash(_ text: StaticString) -> [UInt8] {
    let digest = SHA256.digest(of: ByteText.bytes(text))
    return ByteText.bytes("'sha256-") + Base64.encode(digest) + ByteText.bytes("'")
  }
}
