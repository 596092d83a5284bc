import JSONRPC
import Testing

/// `$/cancelRequest` reaches requests that have not begun.
@Suite struct CancellationTests {
  struct Group: Sendable, CustomTestStringConvertible {
    let id: String
    let lines: [String]
    let answers: [Answer]

    var testDescription: String { id }
  }

  private static func call(_ id: String, _ method: String = "sum") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"#
  }

  private static func cancel(_ id: String, name: String = "$/cancelRequest") -> String {
    #"{"jsonrpc":"2.0","method":"\#(name)","params":{"id":\#(id)}}"#
  }

  private static func cancelled(_ id: String) -> Answer { .error(id, .cancelled, "cancelled") }

  static let groups: [Group] = [
    Group(id: "right after", lines: [call("1"), cancel("1")], answers: [cancelled("1")]),
    Group(
      id: "others in between", lines: [call("1"), call("2"), call("3"), cancel("1"), call("4")],
      answers: [cancelled("1"), .result("2", "0"), .result("3", "0"), .result("4", "0")]),
    Group(
      id: "put aside", lines: [call("1", "count"), cancel("1"), call("2", "count")],
      answers: [cancelled("1"), .result("2", "1")]),
    Group(id: "before its request", lines: [cancel("1"), call("1")], answers: [.result("1", "0")]),
    Group(id: "unknown id", lines: [call("1"), cancel("2")], answers: [.result("1", "0")]),
    Group(id: "number is not string", lines: [call("1"), cancel(#""1""#)], answers: [.result("1", "0")]),
    Group(id: "string is not number", lines: [call(#""1""#), cancel("1")], answers: [.result(#""1""#, "0")]),
    Group(
      id: "same text, other spelling", lines: [call(#""A/""#), cancel(#""\u0041\/""#)], answers: [cancelled(#""A/""#)]),
    Group(
      id: "canonically equal ids differ", lines: [call("\"\u{E9}\""), cancel("\"e\u{301}\"")],
      answers: [.result("\"\u{E9}\"", "0")]),
    Group(
      id: "the newest of two", lines: [call("1"), call("1"), cancel("1")], answers: [.result("1", "0"), cancelled("1")]),
    Group(
      id: "both of two", lines: [call("1"), call("1"), cancel("1"), cancel("1")],
      answers: [cancelled("1"), cancelled("1")]),
    Group(
      id: "the one before it", lines: [call("1"), cancel("1"), call("1")], answers: [cancelled("1"), .result("1", "0")]),
    Group(
      id: "slash with a backslash", lines: [call("1"), cancel("1", name: #"$\/cancelRequest"#)],
      answers: [cancelled("1")]),
    Group(
      id: "other method", lines: [call("1"), cancel("1", name: "$/cancelrequest"), cancel("1", name: "$/cancel")],
      answers: [.result("1", "0")]),
    Group(
      id: "name in a value",
      lines: [call("1"), #"{"jsonrpc":"2.0","method":"sum","params":{"m":"$/cancelRequest","id":1}}"#],
      answers: [.result("1", "0")]),
    Group(
      id: "not a valid notification", lines: [call("1"), #"{"method":"$/cancelRequest","params":{"id":1}}"#],
      answers: [.result("1", "0"), .error("null", .request, "missingVersion")]),
    Group(
      id: "params of another shape",
      lines: [
        call("1"), #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":[1]}"#,
        #"{"jsonrpc":"2.0","method":"$/cancelRequest"}"#, #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{}}"#,
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":[1]}}"#,
      ],
      answers: [.result("1", "0")]),
    Group(
      id: "in a batch", lines: ["[\(call("1")),\(call("2")),\(cancel("1"))]"],
      answers: [.batch([cancelled("1"), .result("2", "0")])]),
    Group(
      id: "entry of a batch before", lines: ["[\(call("1")),\(call("2"))]", cancel("2")],
      answers: [.batch([.result("1", "0"), cancelled("2")])]),
    Group(id: "from a batch", lines: [call("1"), "[\(cancel("1"))]"], answers: [cancelled("1")]),
    Group(
      id: "cancel with an id",
      lines: [call("1"), #"{"jsonrpc":"2.0","id":2,"method":"$/cancelRequest","params":{"id":1}}"#],
      answers: [cancelled("1"), .result("2", "null")]),
    Group(id: "notification", lines: [#"{"jsonrpc":"2.0","method":"sum"}"#, cancel("null")], answers: []),
    Group(id: "null", lines: [call("null"), cancel("null")], answers: [.result("null", "0")]),
    Group(
      id: "broken lines in between", lines: [call("1"), "{", "$", cancel("1")],
      answers: [
        cancelled("1"), .error("null", .parse, "notJSON"), .error("null", .parse, "notJSON"),
      ]),
    Group(
      id: "shutdown", lines: [call("1", "shutdown"), cancel("1"), call("2")],
      answers: [cancelled("1"), .result("2", "0")]),
    Group(
      id: "after exit", lines: [call("1"), #"{"jsonrpc":"2.0","method":"exit"}"#, cancel("1")],
      answers: [.result("1", "0")]),
  ]

  @Test(arguments: groups) func inOneGroup(group: Group) {
    let stream = Array(group.lines.map { $0 + "\n" }.joined().utf8)
    #expect(Conversation.answers(to: [stream]) == group.answers.map { $0.framed(headers: false) }.joined())
  }

  @Test func comesTooLateInTheNextGroup() {
    let parts = [CancellationTests.call("1"), CancellationTests.cancel("1")].map { Array("\($0)\n".utf8) }
    #expect(Conversation.answers(to: parts) == Answer.result("1", "0").text + "\n")
  }

  /// A cancel that arrived with its request is found even when the group ended between them.
  @Test func findsRequestsThatAnEarlyEndHasLeft() {
    let large = #"{"jsonrpc":"2.0","id":0,"method":"fill","params":[5000000]}"#
    let lines = [large, CancellationTests.call("1", "count"), CancellationTests.cancel("1")]
    var conversation = Conversation()
    conversation.deliver(lines.map { $0 + "\n" }.joined())
    #expect(conversation.groups == 2)
    #expect(conversation.outputText.hasSuffix(Answer.error("1", .cancelled, "cancelled").text + "\n"))
    #expect(conversation.service.effects.isEmpty)
  }
}
