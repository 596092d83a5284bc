/// Parameters that FDL's servers and pages put on clicked links: ignored without a warning.
///
/// Seen in public captures; `_icp`, `dismiss` and `is_weak_match` in Firebase iOS SDK 11.15.
package enum InternalParameter {
  static func contains(_ name: Span<UInt8>) -> Bool {
    guard !name.isEmpty else { return false }
    return name[0] == 0x5F || ByteText.equal(name, "cid") || ByteText.equal(name, "huid")
  }

  /// The URL without such pairs, for messages: they tell a reader nothing, and a fingerprint may be among them.
  ///
  /// `withDebug` leaves out the switch of the debug page, `d`, as well: it is no part of a short link.
  package static func removed(from url: [UInt8], withDebug: Bool = false) -> [UInt8] {
    let bytes = url.span
    let end = ByteText.firstIndex(of: 0x23, in: bytes) ?? url.count
    guard let mark = ByteText.firstIndex(of: 0x3F, in: bytes.extracting(0..<end)) else { return url }
    var kept: [[UInt8]] = []
    var isChanged = false
    for piece in url[(mark &+ 1)..<end].split(separator: 0x26, omittingEmptySubsequences: false) {
      let name = [UInt8](piece.prefix { $0 != 0x3D })
      if contains(name.span) || (withDebug && ByteText.equal(name.span, "d")) {
        isChanged = true
      } else {
        kept.append([UInt8](piece))
      }
    }
    guard isChanged else { return url }
    var text = [UInt8](url[..<mark])
    if !kept.isEmpty { text += [0x3F] + [UInt8](kept.joined(separator: [0x26])) }
    return text + url[end...]
  }
}
