extension WireVector {
  private static func call(_ id: String, _ method: String = "sum") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"#
  }

  private static let note = #"{"jsonrpc":"2.0","method":"count"}"#

  /// Batches, failing methods and methods that are put aside (D20 to D24, D43).
  static let batches: [WireVector] = [
    WireVector("D20", "[\(call("1"))]", .batch([.result("1", "0")])),
    WireVector("D20 put aside", "[\(call("1", "count"))]", .batch([.result("1", "1")])),
    WireVector("D21", #"[{"jsonrpc":"2.0","method":"sum"}]"#),
    WireVector("D21 put aside", "[\(note)]"),
    WireVector("D22", #"[\#(call("1")),{"jsonrpc":"2.0","method":"sum"}]"#, .batch([.result("1", "0")])),
    WireVector("D22 put aside", "[\(note),\(call("1")),\(note),\(note)]", .batch([.result("1", "0")])),
    WireVector(
      "D22 all put aside", "[\(note),\(call("1", "count")),\(note),\(call("2", "count"))]",
      .batch([.result("1", "2"), .result("2", "4")])),
    WireVector("D23", "[\(call("1")),\(call("1"))]", .batch([.result("1", "0"), .result("1", "0")])),
    WireVector(
      "D24", "[\(call("1")),\(call("2", "fail")),\(call("3"))]",
      .batch([.result("1", "0"), .error("2", .inside, "failed"), .result("3", "0")])),
    WireVector(
      "D24 put aside", "[\(call("1", "count")),\(call("2", "failLater")),\(call("3", "slow"))]",
      .batch([.result("1", "1"), .error("2", .unavailable, "failed later"), .result("3", "3")])),
    WireVector(
      "several rounds",
      #"[{"jsonrpc":"2.0","id":1,"method":"slow","params":[5]},\#(call("2", "count")),"#
        + #"{"jsonrpc":"2.0","id":3,"method":"slow","params":[3]},\#(call("4"))]"#,
      .batch([.result("1", "1"), .result("2", "2"), .result("3", "3"), .result("4", "0")])),
    WireVector("responses only", #"[{"jsonrpc":"2.0","id":1,"result":1},{"id":2,"error":{}}]"#),
    WireVector("D43", call("1", "fail"), .error("1", .inside, "failed")),
    WireVector("D43 later", call("1", "failLater"), .error("1", .unavailable, "failed later")),
    WireVector("notification that fails", #"{"jsonrpc":"2.0","method":"fail"}"#),
    WireVector("notification that fails later", #"{"jsonrpc":"2.0","method":"failLater"}"#),
    WireVector("notification put aside", note),
  ]
}
