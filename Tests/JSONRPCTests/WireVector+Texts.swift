extension WireVector {
  private static func echo(_ inside: [UInt8]) -> [UInt8] {
    Array(#"{"jsonrpc":"2.0","id":1,"method":"echo","params":["#.utf8) + inside + Array("]}".utf8)
  }

  private static func broken(_ id: String, _ inside: [UInt8]) -> WireVector {
    WireVector(id, bytes: echo(inside), .error("null", .parse, "notJSON"))
  }

  private static func broken(_ id: String, _ inside: String) -> WireVector { broken(id, Array(inside.utf8)) }

  /// Texts that are hardly or not JSON (D28 to D35, D44).
  static let texts: [WireVector] = [
    broken("D29 FF", [0x22, 0xFF, 0x22]),
    broken("D29 C0 80", [0x22, 0xC0, 0x80, 0x22]),
    broken("D29 ED A0 80", [0x22, 0xED, 0xA0, 0x80, 0x22]),
    broken("D29 F4 90 80 80", [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22]),
    broken("D29 truncated", [0x22, 0xE2, 0x82, 0x22]),
    broken("D32 01", [0x22, 0x01, 0x22]),
    broken("D32 1F", [0x22, 0x1F, 0x22]),
    broken("D32 tab", [0x22, 0x09, 0x22]),
    broken("D32 00", [0x22, 0x00, 0x22]),
    broken("D33 trailing comma", "1,"),
    broken("D33 comment", "1/*x*/"),
    broken("D33 single quotes", "'a'"),
    broken("D33 NaN", "NaN"),
    broken("D33 01", "01"),
    broken("D33 +1", "+1"),
    broken("D33 .5", ".5"),
    broken("D33 1.", "1."),
    WireVector(
      "D28 UTF-16BE", bytes: Array("{}".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
      .error("null", .parse, "notJSON")),
    WireVector(
      "D28 UTF-16LE with mark",
      bytes: [0xFF, 0xFE] + Array("{}".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      .error("null", .parse, "notJSON")),
    WireVector(
      "D30", bytes: echo(Array(#""\ud800""#.utf8)), .result("1", #"["\ud800"]"#)),
    WireVector("D31", bytes: echo(Array(#""\u0000""#.utf8)), .result("1", #"["\u0000"]"#)),
    WireVector(
      "D34", #"{"jsonrpc":"2.0","id":1,"method":"sum"}{"jsonrpc":"2.0","id":2,"method":"sum"}"#,
      .error("null", .parse, "notJSON")),
    WireVector(
      "D35 128", bytes: echo(nested(126)), .result("1", String(decoding: [0x5B] + nested(126) + [0x5D], as: UTF8.self))),
    broken("D35 129", nested(127)),
    WireVector("D44", bytes: echo(Array("1e400,-1e400,1e-400".utf8)), .result("1", "[1e400,-1e400,1e-400]")),
    WireVector(
      "characters of two, three and four bytes",
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"echo\",\"params\":[\"äß你😀\"]}",
      .result("1", "[\"äß你😀\"]")),
  ]

  private static func nested(_ depth: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "["), count: depth) + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
  }

  static let all = examples + ids + envelopes + batches + texts
}
