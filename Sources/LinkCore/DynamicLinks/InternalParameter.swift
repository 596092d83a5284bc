/// Parameters that FDL's servers and pages put on clicked links: ignored without a warning.
///
/// Seen in public captures; `_icp`, `dismiss` and `is_weak_match` in Firebase iOS SDK 11.15.
enum InternalParameter {
  static func contains(_ name: Span<UInt8>) -> Bool {
    guard !name.isEmpty else { return false }
    return name[0] == 0x5F || ByteText.equal(name, "cid") || ByteText.equal(name, "huid")
  }
}
