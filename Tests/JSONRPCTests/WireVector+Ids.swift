extension WireVector {
  /// Ids come back byte for byte (D1 to D10).
  static let ids: [WireVector] =
    [
      "0", #""""#, "null", "-1", "9007199254740993", "9223372036854775808", "18446744073709551616", "1.5", "1.0", "1e2",
      "-0", "1E+400", #""1""#, #""\u0041\/""#, "\"\u{E9}\"", "\"e\u{301}\"", #""\ud800""#, #""\\\"""#,
    ].map { id in
      WireVector("D1-D8 id \(id)", #"{"jsonrpc":"2.0","id":\#(id),"method":"sum","params":[1]}"#, .result(id, "1"))
    } + [
      WireVector(
        "id with U+2028 and U+0085 in it",
        "{\"jsonrpc\":\"2.0\",\"id\":\"a\u{2028}b\u{85}\u{2029}\",\"method\":\"sum\"}",
        .result(#""a\u2028b\u0085\u2029""#, "0")),
      WireVector("D9 true", #"{"jsonrpc":"2.0","id":true,"method":"sum"}"#, .error("null", .request, "idOfWrongType")),
      WireVector("D9 array", #"{"jsonrpc":"2.0","id":[],"method":"sum"}"#, .error("null", .request, "idOfWrongType")),
      WireVector(
        "D9 object", #"{"jsonrpc":"2.0","id":{"id":1},"method":"sum"}"#, .error("null", .request, "idOfWrongType")),
      WireVector("D10 version", #"{"jsonrpc":"2.0","id":1}"#, .error("1", .request, "missingMethod")),
      WireVector("D10 nothing", #"{"id":1}"#, .error("1", .request, "missingVersion")),
      WireVector(
        "D6, D8 both in flight",
        "[{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"method\":\"sum\"},{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"sum\"},"
          + "{\"jsonrpc\":\"2.0\",\"id\":\"\u{E9}\",\"method\":\"sum\"},"
          + "{\"jsonrpc\":\"2.0\",\"id\":\"e\u{301}\",\"method\":\"sum\"}]",
        .batch([
          .result(#""1""#, "0"), .result("1", "0"), .result("\"\u{E9}\"", "0"), .result("\"e\u{301}\"", "0"),
        ])),
      WireVector("D7 put aside", #"{"jsonrpc":"2.0","id":"\u0041\/","method":"count"}"#, .result(#""\u0041\/""#, "1")),
    ]
}
