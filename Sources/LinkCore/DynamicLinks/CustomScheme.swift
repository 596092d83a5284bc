/// Custom URL schemes of apps (Firebase docs, Debugging Dynamic Links).
package enum CustomScheme {
  /// Legal by their grammar, yet never the scheme of an app.
  private static let forbidden: [StaticString] = [
    "http", "https", "mailto", "livescript", "facetime", "facetime-audio",
  ]

  /// A letter, then letters, digits, `+`, `-` and `.`; none of the forbidden names in any case.
  package static func isValid(_ scheme: Span<UInt8>) -> Bool {
    guard !scheme.isEmpty, scheme[0].isASCIILetter else { return false }
    let allowed = ASCIISet.scheme
    for index in scheme.indices where !allowed.contains(scheme[index]) { return false }
    for name in forbidden where ByteText.equalIgnoringASCIICase(scheme, name) { return false }
    return !DangerousScheme.contains(scheme)
  }

  /// Whether a text can be a bundle id: they are reverse domain names, schemes of the system, such as `tel`, are not.
  static func isBundleID(_ text: Span<UInt8>) -> Bool { ByteText.firstIndex(of: 0x2E, in: text) != nil }

  /// Checks the value of `ius`, which is present.
  static func check(_ parameters: LinkParameters, _ policy: LinkPolicy) throws(LinkFault) {
    let scheme = parameters.arena.span.extracting(parameters.place(.iosCustomScheme))
    if isDangerous(scheme) {
      throw LinkFault(.dangerousScheme, .iosCustomScheme, value: ByteText.array(scheme))
    }
    guard isValid(scheme) else {
      throw LinkFault(.invalidCustomScheme, .iosCustomScheme, value: ByteText.array(scheme))
    }
    guard !policy.hasApps || policy.hasScheme(scheme) else {
      throw LinkFault(.schemeNotConfigured, .iosCustomScheme, value: ByteText.array(scheme))
    }
  }

  /// Also with a colon and a rest behind it, or with characters that a browser drops.
  static func isDangerous(_ scheme: Span<UInt8>) -> Bool {
    if DangerousScheme.contains(scheme) { return true }
    var withColon = ByteText.array(scheme)
    withColon.append(0x3A)
    return DangerousScheme.leads(withColon.span)
  }
}
