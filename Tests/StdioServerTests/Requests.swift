/// Requests and answers as text.
enum Requests {
  static func echo(_ id: Int, _ params: String = "[]") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"echo","params":\#(params)}"# + "\n"
  }

  static func count(_ id: Int) -> String { #"{"jsonrpc":"2.0","id":\#(id),"method":"count"}"# + "\n" }

  static func fill(_ id: Int, _ count: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"fill","params":[\#(count)]}"# + "\n"
  }

  static func result(_ id: Int, _ result: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"result":\#(result)}"# + "\n"
  }

  static func filled(_ id: Int, _ count: Int) -> String {
    result(id, #"""# + String(repeating: "x", count: count) + #"""#)
  }

  static func error(_ message: String, code: Int = -32600, status: String = "INVALID_REQUEST") -> String {
    #"{"jsonrpc":"2.0","id":null,"error":{"code":\#(code),"message":"\#(message)","data":{"status":"\#(status)"}}}"#
      + "\n"
  }
}
