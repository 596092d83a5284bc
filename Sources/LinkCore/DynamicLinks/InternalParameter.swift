/// Parameters that FDL's servers and pages put on clicked links (F §1.4): ignored without a warning.
enum InternalParameter {
  static func contains(_ name: Span<UInt8>) -> Bool {
    guard !name.isEmpty else { return false }
    return name[0] == 0x5F || ByteText.equal(name, "cid") || ByteText.equal(name, "huid")
  }
}
