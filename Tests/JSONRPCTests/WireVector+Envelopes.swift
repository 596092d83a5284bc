extension WireVector {
  /// What is and what is not a request (D11 to D19, C1, C2).
  static let envelopes: [WireVector] = [
    WireVector("D11 missing", #"{"id":1,"method":"sum"}"#, .error("1", .request, "missingVersion")),
    WireVector("D11 1.0", #"{"jsonrpc":"1.0","id":1,"method":"sum"}"#, .error("1", .request, "wrongVersion")),
    WireVector("D11 number", #"{"jsonrpc":2.0,"id":1,"method":"sum"}"#, .error("1", .request, "wrongVersion")),
    WireVector("D11 integer", #"{"jsonrpc":2,"id":1,"method":"sum"}"#, .error("1", .request, "wrongVersion")),
    WireVector("D11 blank", #"{"jsonrpc":"2.0 ","id":1,"method":"sum"}"#, .error("1", .request, "wrongVersion")),
    WireVector("D11 without id", #"{"jsonrpc":"2.1","method":"sum"}"#, .error("null", .request, "wrongVersion")),
    WireVector("version with escapes", #"{"jsonrpc":"\u0032.0","id":1,"method":"sum"}"#, .result("1", "0")),
    WireVector("D12 missing", #"{"jsonrpc":"2.0","id":1,"params":[]}"#, .error("1", .request, "missingMethod")),
    WireVector("D12 null", #"{"jsonrpc":"2.0","id":1,"method":null}"#, .error("1", .request, "methodNotString")),
    WireVector("D12 empty", #"{"jsonrpc":"2.0","id":1,"method":""}"#, .error("1", .method, "unknown")),
    WireVector("D13 Method", #"{"jsonrpc":"2.0","id":1,"Method":"sum"}"#, .error("1", .request, "missingMethod")),
    WireVector("D13 ID", #"{"jsonrpc":"2.0","ID":1,"method":"sum"}"#),
    WireVector("D13 Params", #"{"jsonrpc":"2.0","id":1,"method":"echo","Params":[1]}"#, .result("1", #""absent""#)),
    WireVector(
      "D14 string", #"{"jsonrpc":"2.0","id":1,"method":"sum","params":"bar"}"#,
      .error("1", .request, "paramsNotStructured")),
    WireVector(
      "D14 number", #"{"jsonrpc":"2.0","id":1,"method":"sum","params":1}"#, .error("1", .request, "paramsNotStructured")
    ),
    WireVector(
      "D14 true, put aside", #"{"jsonrpc":"2.0","id":1,"method":"count","params":true}"#,
      .error("1", .request, "paramsNotStructured")),
    WireVector(
      "D14 without id", #"{"jsonrpc":"2.0","method":"sum","params":1}"#, .error("null", .request, "paramsNotStructured")
    ),
    WireVector("C1 with id", #"{"jsonrpc":"2.0","id":1,"method":"echo","params":null}"#, .result("1", #""absent""#)),
    WireVector("C1 without id", #"{"jsonrpc":"2.0","method":"echo","params":null}"#),
    WireVector("C2 array", #"{"jsonrpc":"2.0","id":1,"method":"echo","params":[]}"#, .result("1", #""absent""#)),
    WireVector("C2 object", #"{"jsonrpc":"2.0","id":1,"method":"echo","params":{}}"#, .result("1", "{}")),
    WireVector("D15", #"{"jsonrpc":"2.0","id":1,"method":"rpc.foo"}"#, .error("1", .method, "unknown")),
    WireVector(
      "D16", #"{"jsonrpc":"2.0","id":1,"method":"subtract","params":[1]}"#, .error("1", .params, "two numbers")),
    WireVector(
      "D17 method", #"{"jsonrpc":"2.0","id":1,"method":"sum","method":"sum"}"#,
      .error("1", .request, "duplicate method")),
    WireVector(
      "D17 params", #"{"jsonrpc":"2.0","id":1,"params":[1],"method":"sum","params":[1]}"#,
      .error("1", .request, "duplicate params")),
    WireVector(
      "D17 version", #"{"jsonrpc":"2.0","id":1,"method":"sum","jsonrpc":"2.0"}"#,
      .error("1", .request, "duplicate jsonrpc")),
    WireVector(
      "D17 id", #"{"jsonrpc":"2.0","id":1,"method":"sum","id":1}"#, .error("null", .request, "duplicate id")),
    WireVector(
      "D17 id and method", #"{"method":"sum","jsonrpc":"2.0","id":1,"method":"sum","id":2}"#,
      .error("null", .request, "duplicate id")),
    WireVector(
      "D17 escaped", #"{"jsonrpc":"2.0","id":1,"method":"sum","\u006dethod":"sum"}"#,
      .error("1", .request, "duplicate method")),
    WireVector("keys with escapes", #"{"\u006asonrpc":"2.0","\u0069d":1,"meth\u006fd":"su\u006d"}"#, .result("1", "0")),
    WireVector(
      "unknown members", #"{"jsonrpc":"2.0","id":1,"method":"sum","meta":{"id":2},"meta":[],"traceparent":""}"#,
      .result("1", "0")),
    WireVector("D18 number", "1", .error("null", .request, "notObject")),
    WireVector("D18 null", "null", .error("null", .request, "notObject")),
    WireVector("D18 string", #""x""#, .error("null", .request, "notObject")),
    WireVector("D18 true", "true", .error("null", .request, "notObject")),
    WireVector("D19 array", "[[]]", .batch([.error("null", .request, "nestedBatch")])),
    WireVector("D19 null", "[null]", .batch([.error("null", .request, "notObject")])),
    WireVector(
      "D19 valid", #"[[{"jsonrpc":"2.0","id":1,"method":"sum"}]]"#, .batch([.error("null", .request, "nestedBatch")])),
    WireVector("response", #"{"jsonrpc":"2.0","id":1,"result":19}"#),
    WireVector("error response", #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#),
    WireVector(
      "request with a result", #"{"jsonrpc":"2.0","id":1,"method":"sum","result":19}"#, .result("1", "0")),
    WireVector(
      "white space everywhere",
      "\t { \"jsonrpc\" : \"2.0\" ,\t\"method\" :\"sum\", \"params\": [ 1 , 2 ] , \"id\" : 1 } ", .result("1", "3")),
  ]
}
