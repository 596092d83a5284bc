extension HostileLine {
  private static func parse(_ inside: [UInt8]) -> [UInt8] {
    Array(#"{"jsonrpc":"2.0","id":7,"method":"parseIncoming","params":{"url":"#.utf8) + inside + Array("}}".utf8)
  }

  private static func parse(_ inside: String) -> [UInt8] { parse(Array(inside.utf8)) }

  private static func broken(_ id: String, _ inside: String) -> HostileLine {
    HostileLine(id, bytes: parse(inside), .error(-32700, id: "null"))
  }

  private static func broken(_ id: String, _ bytes: [UInt8]) -> HostileLine {
    HostileLine(id, bytes: parse([0x22] + bytes + [0x22]), .error(-32700, id: "null"))
  }

  private static func refused(_ id: String, _ inside: String) -> HostileLine {
    HostileLine(id, bytes: parse(inside), .error(-32602, id: "7"))
  }

  /// Texts that are not JSON, or hardly (D28 to D35, D44).
  static let texts = [
    HostileLine("D28 little-endian", bytes: utf16("{}").flatMap { [$0.low, $0.high] }, .error(-32700, id: "null")),
    HostileLine("D28 big-endian", bytes: utf16("{}").flatMap { [$0.high, $0.low] }, .error(-32700, id: "null")),
    HostileLine(
      "D28 with mark", bytes: [0xFF, 0xFE] + utf16("{}").flatMap { [$0.low, $0.high] }, .error(-32700, id: "null")),
    broken("D29 FF", [0xFF]),
    broken("D29 C0 80", [0xC0, 0x80]),
    broken("D29 half a pair in UTF-8", [0xED, 0xA0, 0x80]),
    broken("D29 beyond Unicode", [0xF4, 0x90, 0x80, 0x80]),
    broken("D29 cut character", [0xE2, 0x82]),
    broken("D29 lone continuation", [0x80]),
    broken("D29 long form", [0xE0, 0x80, 0xAF]),
    HostileLine("D29 outside of a string", bytes: [0xC3, 0xA9], .error(-32700, id: "null")),
    refused("D30 first half", #""https://a.example/\ud800""#),
    refused("D30 second half", #""https://a.example/\udc00""#),
    refused("D30 wrong order", #""https://a.example/\udc00\ud800""#),
    HostileLine("D31", bytes: parse(#""https://a.example/\u0000""#), .result(id: "7")),
    HostileLine("D31 in a host", bytes: parse(#""https://a\u0000b.example/""#), .result(id: "7")),
    broken("D32 00", [0x00]),
    broken("D32 01", [0x01]),
    broken("D32 tab", [0x09]),
    broken("D32 1F", [0x1F]),
    broken("D33 trailing comma", "1,"),
    broken("D33 comment", "1/*x*/"),
    broken("D33 line comment", "1//x"),
    broken("D33 single quotes", "'a'"),
    broken("D33 NaN", "NaN"),
    broken("D33 Infinity", "-Infinity"),
    broken("D33 01", "01"),
    broken("D33 +1", "+1"),
    broken("D33 .5", ".5"),
    broken("D33 1.", "1."),
    broken("D33 1e", "1e"),
    broken("D33 0x1", "0x1"),
    broken("D33 True", "True"),
    broken("D33 unquoted", "a"),
    broken("unknown escape", #""\x41""#),
    broken("short escape", #""\u12""#),
    broken("open string", #""a"#),
    HostileLine("D34", "\(Sample.build(1))\(Sample.build(2))", .error(-32700, id: "null")),
    HostileLine("D34 with a comma", "\(Sample.build(1)),\(Sample.build(2))", .error(-32700, id: "null")),
    refused("D44 1e400", "1e400"),
    refused("D44 -1e400", "-1e400"),
    refused("D44 1e-400", "1e-400"),
    refused("D44 with a huge exponent", "1e99999999999999999999"),
    refused("null for what is required", "null"),
    HostileLine("only NULs", bytes: [UInt8](repeating: 0, count: 1000), .error(-32700, id: "null")),
    HostileLine("a NUL at the end", bytes: Array(Sample.build(1).utf8) + [0], .error(-32700, id: "null")),
    HostileLine("only FF", bytes: [UInt8](repeating: 0xFF, count: 1000), .error(-32700, id: "null")),
    HostileLine("an ELF file", bytes: Array("\u{7F}ELF\u{2}\u{1}\u{1}\0\0\0".utf8), .error(-32700, id: "null")),
    HostileLine("HTTP", "GET / HTTP/1.1\r", .error(-32700, id: "null")),
    HostileLine("a header later", "Content-Length: 5\r", .error(-32700, id: "null")),
    HostileLine("a second byte order mark", "\u{FEFF}\u{FEFF}{}", .error(-32700, id: "null")),
    HostileLine("next line characters", "\u{85}\u{2028}{}", .error(-32700, id: "null")),
    HostileLine("a form feed", "\u{C}{}", .error(-32700, id: "null")),
    HostileLine("closed twice", "{}}", .error(-32700, id: "null")),
    HostileLine("closed wrongly", "[1}", .error(-32700, id: "null")),
    HostileLine("a lone comma", "[,]", .error(-32700, id: "null")),
    HostileLine("a lone colon", "{:}", .error(-32700, id: "null")),
    HostileLine("a lone minus", "-", .error(-32700, id: "null")),
    HostileLine("quotes only", "\"", .error(-32700, id: "null")),
    HostileLine("a backslash at the end", "\"\\", .error(-32700, id: "null")),
  ]

  private static func utf16(_ text: String) -> [(low: UInt8, high: UInt8)] {
    text.utf16.map { (UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)) }
  }
}
