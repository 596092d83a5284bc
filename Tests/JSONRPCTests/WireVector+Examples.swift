extension WireVector {
  /// The examples of JSON-RPC 2.0 section 7.
  static let examples: [WireVector] = [
    WireVector("S1", #"{"jsonrpc":"2.0","method":"subtract","params":[42,23],"id":1}"#, .result("1", "19")),
    WireVector("S2", #"{"jsonrpc":"2.0","method":"subtract","params":[23,42],"id":2}"#, .result("2", "-19")),
    WireVector(
      "S3", #"{"jsonrpc":"2.0","method":"subtract","params":{"subtrahend":23,"minuend":42},"id":3}"#,
      .result("3", "19")),
    WireVector(
      "S4", #"{"jsonrpc":"2.0","method":"subtract","params":{"minuend":42,"subtrahend":23},"id":4}"#,
      .result("4", "19")),
    WireVector("S5", #"{"jsonrpc":"2.0","method":"update","params":[1,2,3,4,5]}"#),
    WireVector("S6", #"{"jsonrpc":"2.0","method":"foobar"}"#),
    WireVector("S7", #"{"jsonrpc":"2.0","method":"foobar","id":"1"}"#, .error(#""1""#, .method, "unknown")),
    WireVector("S8", #"{"jsonrpc":"2.0","method":"foobar,"params":"bar","baz]"#, .error("null", .parse, "notJSON")),
    WireVector(
      "S9", #"{"jsonrpc":"2.0","method":1,"params":"bar"}"#, .error("null", .request, "methodNotString")),
    WireVector(
      "S10", #"[{"jsonrpc":"2.0","method":"sum","params":[1,2,4],"id":"1"},{"jsonrpc":"2.0","method"]"#,
      .error("null", .parse, "notJSON")),
    WireVector("S11", "[]", .error("null", .request, "emptyBatch")),
    WireVector("S12", "[1]", .batch([.error("null", .request, "notObject")])),
    WireVector("S13", "[1,2,3]", .batch(Array(repeating: .error("null", .request, "notObject"), count: 3))),
    WireVector(
      "S14",
      #"[{"jsonrpc":"2.0","method":"sum","params":[1,2,4],"id":"1"},{"jsonrpc":"2.0","method":"notify_hello","#
        + #""params":[7]},{"jsonrpc":"2.0","method":"subtract","params":[42,23],"id":"2"},{"foo":"boo"},"#
        + #"{"jsonrpc":"2.0","method":"foo.get","params":{"name":"myself"},"id":"5"},"#
        + #"{"jsonrpc":"2.0","method":"get_data","id":"9"}]"#,
      .batch([
        .result(#""1""#, "7"), .result(#""2""#, "19"), .error("null", .request, "missingVersion"),
        .error(#""5""#, .method, "unknown"), .result(#""9""#, #"["hello",5]"#),
      ])),
    WireVector(
      "S15",
      #"[{"jsonrpc":"2.0","method":"notify_sum","params":[1,2,4]},{"jsonrpc":"2.0","method":"notify_hello","params":[7]}]"#
    ),
  ]
}
