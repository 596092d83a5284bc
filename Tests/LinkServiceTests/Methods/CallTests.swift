import JSONRPC
import LinkService
import Testing

/// Calls outside of any connection, as `linkd call` makes them.
@Suite struct CallTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let method: String
    let params: String
    var result: String?
    var error: RPCError.Code?
    var message: String?
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "no params", method: "initialize", params: "",
      result: #"{"capabilities":{},"serverInfo":{"name":"linkd","version":"\#(Version.text)"}}"#),
    Row(id: "null", method: "shutdown", params: "null", result: "null"),
    Row(id: "an empty array", method: "shutdown", params: "[]", result: "null"),
    Row(
      id: "an object", method: "build",
      params: #" {"dynamicLinkInfo":{"domainUriPrefix":"https://x.example","link":"https://www.example.com/"}} "#,
      result: #"{"longDynamicLink":"https://x.example/?link=https%3A%2F%2Fwww.example.com%2F","warning":[]}"#),
    Row(
      id: "a fault of params", method: "build", params: "{}", error: .invalidArgument,
      message: "/dynamicLinkInfo is missing; it is required."),
    Row(
      id: "an array", method: "build", params: "[1]", error: .invalidArgument,
      message: "params must be an object, not an array."),
    Row(
      id: "no JSON", method: "build", params: "{", error: .parseError,
      message: "The JSON ends too early at byte 1 of the message."),
    Row(
      id: "a number", method: "build", params: "5", error: .invalidRequest,
      message: "The member \"params\" must be an object."),
    Row(
      id: "a name that has to be escaped", method: "\"\n", params: "", error: .methodNotFound,
      message: "There is no method \"\"\\u{A}\"; rpc.discover lists the methods."),
    Row(
      id: "as deep as allowed", method: "initialize",
      params: "{\"a\":" + String(repeating: "[", count: 127) + String(repeating: "]", count: 127) + "}",
      result: #"{"capabilities":{},"serverInfo":{"name":"linkd","version":"\#(Version.text)"}}"#),
    Row(
      id: "too deep", method: "initialize",
      params: String(repeating: "[", count: 129) + String(repeating: "]", count: 129), error: .parseError,
      message: "The JSON is nested deeper than 128 levels at byte 128 of the message."),
  ]

  @Test(arguments: rows)
  func call(_ row: Row) {
    switch TestService().service.call(row.method.bytes, params: row.params.bytes) {
    case .success(let result): #expect(String(decoding: result, as: UTF8.self) == row.result)
    case .failure(let error):
      #expect(error.code == row.error)
      #expect(error.message == row.message)
    }
  }

  @Test func theStoreIsAsked() {
    let service = TestService().service
    let params = #"{"longDynamicLink":"https://x.example/?link=https%3A%2F%2Fwww.example.com%2F"}"#
    guard case .success = service.call("shorten".bytes, params: params.bytes) else {
      Issue.record("The link was not shortened.")
      return
    }
    guard case .success = service.call("resolve".bytes, params: #"{"url":"https://x.example/0123456789ABCDEFG"}"#.bytes)
    else {
      Issue.record("The link was not found again.")
      return
    }
  }
}
