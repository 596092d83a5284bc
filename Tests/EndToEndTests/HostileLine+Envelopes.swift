extension HostileLine {
  private static func call(_ members: String) -> String { #"{"jsonrpc":"2.0","id":7,\#(members)}"# }

  private static let unread = Answer.error(-32700, id: "null")
  private static let refused = Answer.error(-32600, id: "7")
  private static let refusedWithoutID = Answer.error(-32600, id: "null")

  /// What is no request, or hardly one (S6 to S15, D9 to D26).
  static let envelopes = [
    HostileLine("S6", #"{"jsonrpc":"2.0","method":"foobar"}"#, .silence),
    HostileLine("S7", #"{"jsonrpc":"2.0","method":"foobar","id":"1"}"#, .error(-32601, id: "\"1\"")),
    HostileLine("S8", #"{"jsonrpc":"2.0","method":"foobar,"params":"bar","baz]"#, unread),
    HostileLine("S9", #"{"jsonrpc":"2.0","method":1,"params":"bar"}"#, refusedWithoutID),
    HostileLine(
      "S10", #"[{"jsonrpc":"2.0","method":"sum","params":[1,2,4],"id":"1"},{"jsonrpc":"2.0","method"]"#, unread),
    HostileLine("S11", "[]", refusedWithoutID),
    HostileLine("S12", "[1]", .batch([-32600])),
    HostileLine("S13", "[1,2,3]", .batch([-32600, -32600, -32600])),
    HostileLine("S15", #"[{"jsonrpc":"2.0","method":"a","params":[1]},{"jsonrpc":"2.0","method":"b"}]"#, .silence),
    HostileLine("D9 true", #"{"jsonrpc":"2.0","id":true,"method":"build"}"#, refusedWithoutID),
    HostileLine("D9 array", #"{"jsonrpc":"2.0","id":[7],"method":"build"}"#, refusedWithoutID),
    HostileLine("D9 object", #"{"jsonrpc":"2.0","id":{"id":7},"method":"build"}"#, refusedWithoutID),
    HostileLine("D10 version", #"{"jsonrpc":"2.0","id":7}"#, refused),
    HostileLine("D10 nothing", #"{"id":7}"#, refused),
    HostileLine("D11 missing", #"{"id":7,"method":"status"}"#, refused),
    HostileLine("D11 1.0", #"{"jsonrpc":"1.0","id":7,"method":"status"}"#, refused),
    HostileLine("D11 number", #"{"jsonrpc":2.0,"id":7,"method":"status"}"#, refused),
    HostileLine("D11 integer", #"{"jsonrpc":2,"id":7,"method":"status"}"#, refused),
    HostileLine("D11 blank", #"{"jsonrpc":"2.0 ","id":7,"method":"status"}"#, refused),
    HostileLine("D12 missing", call(#""params":{}"#), refused),
    HostileLine("D12 null", call(#""method":null"#), refused),
    HostileLine("D12 empty", call(#""method":"""#), .error(-32601, id: "7")),
    HostileLine("D13 Method", call(#""Method":"status""#), refused),
    HostileLine("D13 ID", #"{"jsonrpc":"2.0","ID":7,"method":"status"}"#, .silence),
    HostileLine("D13 Params", call(#""method":"status","Params":7"#), .result(id: "7")),
    HostileLine("D14 string", call(#""method":"status","params":"bar""#), refused),
    HostileLine("D14 number", call(#""method":"status","params":1"#), refused),
    HostileLine("D14 true", call(#""method":"status","params":true"#), refused),
    HostileLine("C1", call(#""method":"status","params":null"#), .result(id: "7")),
    HostileLine("C1 without id", #"{"jsonrpc":"2.0","method":"status","params":null}"#, .silence),
    HostileLine("C2 array", call(#""method":"status","params":[]"#), .result(id: "7")),
    HostileLine("C2 object", call(#""method":"status","params":{}"#), .result(id: "7")),
    HostileLine("D15", call(#""method":"rpc.foo""#), .error(-32601, id: "7")),
    HostileLine("D15 rpcfoo", call(#""method":"rpcfoo""#), .error(-32601, id: "7")),
    HostileLine("D16 by position", call(#""method":"build","params":[1]"#), .error(-32602, id: "7")),
    HostileLine(
      "D16 unknown name", call(#""method":"build","params":{"dynamicLinkinfo":{}}"#), .error(-32602, id: "7")),
    HostileLine("D16 missing name", call(#""method":"build","params":{}"#), .error(-32602, id: "7")),
    HostileLine("D16 wrong type", call(#""method":"build","params":{"dynamicLinkInfo":[]}"#), .error(-32602, id: "7")),
    HostileLine("D17 method", call(#""method":"status","method":"status""#), refused),
    HostileLine("D17 params", call(#""method":"status","params":{},"params":{}"#), refused),
    HostileLine("D17 id", call(#""method":"status","id":8"#), refusedWithoutID),
    HostileLine(
      "D17 in params", call(#""method":"build","params":{"dynamicLinkInfo":{},"dynamicLinkInfo":{}}"#),
      .error(-32602, id: "7")),
    HostileLine("D18 number", "1", refusedWithoutID),
    HostileLine("D18 null", "null", refusedWithoutID),
    HostileLine("D18 string", "\"x\"", refusedWithoutID),
    HostileLine("D18 true", "true", refusedWithoutID),
    HostileLine("D19 array", "[[]]", .batch([-32600])),
    HostileLine("D19 null", "[null]", .batch([-32600])),
    HostileLine("D19 valid", "[[\(Sample.build(1))]]", .batch([-32600])),
    HostileLine("D25 empty", "", .silence),
    HostileLine("D25 blanks", "  \t ", .silence),
    HostileLine("D25 carriage return", "\r", .silence),
    HostileLine("a response", #"{"jsonrpc":"2.0","id":7,"result":1}"#, .silence),
    HostileLine("an error response", #"{"jsonrpc":"2.0","id":7,"error":{"code":1,"message":""}}"#, .silence),
    HostileLine("an empty object", "{}", refusedWithoutID),
    HostileLine("id inside of params", #"{"jsonrpc":"2.0","method":"x","params":{"id":7}}"#, .silence),
    HostileLine("a method that is a prototype", call(#""method":"__proto__""#), .error(-32601, id: "7")),
    HostileLine(
      "a cancellation of nothing", #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":99}}"#, .silence),
    HostileLine(
      "a cancellation of everything", #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":[[]]}}"#, .silence),
    HostileLine("a cancellation without params", #"{"jsonrpc":"2.0","method":"$/cancelRequest"}"#, .silence),
  ]
}
