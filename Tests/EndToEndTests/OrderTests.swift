import Foundation
import TestSupport
import Testing

/// Answers come in the order of the requests, each with its own id.
@Suite(.timeLimit(.minutes(2)))
struct OrderTests {
  /// The request with this number and its answer; nil is silence.
  private static func exchange(_ number: Int) -> (request: String, answer: String?) {
    switch number % 10 {
    case 0, 1, 2:
      return (Sample.build(number), Sample.built(number))
    case 3:
      return (
        Sample.request("parseIncoming", id: "\"p\(number)\"", #"{"url":"mailto:\#(number)"}"#),
        #"{"jsonrpc":"2.0","id":"p\#(number)","result":{"kind":"unrecognized","components":{"scheme":"mailto","host":null,"#
          + #""port":null,"path":"\#(number)","pathSegments":["\#(number)"],"query":[],"params":{},"fragment":null,"#
          + #""absoluteString":"mailto:\#(number)"},"warning":[]}}"#
      )
    case 4:
      return (#"{"jsonrpc":"2.0","method":"build","params":{"n":\#(number)}}"#, nil)
    case 5:
      return (
        #"{"jsonrpc":"2.0","id":\#(number)}"#,
        #"{"jsonrpc":"2.0","id":\#(number),"error":{"code":-32600,"message":"The member \"method\" is missing; "#
          + #"it names the method to call.","data":{"status":"INVALID_REQUEST"}}}"#
      )
    case 6:
      return (
        "[\(Sample.build(number)),\(Sample.build(number + 1, id: "null"))]",
        "[\(Sample.built(number)),\(Sample.built(number + 1, id: "null"))]"
      )
    case 7:
      return (
        String(repeating: " ", count: number % 300) + "}",
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The JSON has \"}\" (byte 7D) where it cannot stand "#
          + #"at byte \#(number % 300) of the message.","data":{"status":"PARSE_ERROR","offset":\#(number % 300)}}}"#
      )
    case 8:
      return ("", nil)
    default:
      return (
        Sample.resolve("https://example.org/x\(number)", id: "\(number).0"),
        #"{"jsonrpc":"2.0","id":\#(number).0,"error":{"code":1404,"message":"There is no short link "#
          + #"\"https://example.org/x\#(number)\"; check its spelling; upper and lower case differ.","#
          + #""data":{"status":"NOT_FOUND"}}}"#
      )
    }
  }

  @Test func twoHundredThousandMixedRequests() throws {
    let count = 200_000
    var requests = ""
    var answers = ""
    for number in 0..<count {
      let (request, answer) = OrderTests.exchange(number)
      requests += request + "\n"
      if let answer { answers += answer + "\n" }
    }
    let outcome = try LinkdProcess.run(LinkdLaunch(["--store", "sqlite::memory:"]), input: Array(requests.utf8))
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    expectSame(outcome.output, Array(answers.utf8))
  }

  /// A later request sees what an earlier one has written, in the same read and in the same batch.
  @Test func laterRequestsSeeEarlierWrites() throws {
    func custom(_ number: Int) -> String {
      Sample.request(
        "shorten", id: "\(2 * number)",
        #"{"longDynamicLink":\#(Sample.quoted(Sample.longLink(number))),"suffix":{"option":"CUSTOM","customSuffix":"n\#(number)"}}"#
      )
    }
    func read(_ number: Int, id: Int) -> String { Sample.resolve("https://example.com/link/n\(number)", id: "\(id)") }

    var lines: [String] = []
    for number in 0..<500 {
      // Missing before, found after.
      lines.append(read(number, id: 10_000 + number))
      if number % 2 == 0 {
        lines += [custom(number), read(number, id: 2 * number + 1)]
      } else {
        lines.append("[\(custom(number)),\(read(number, id: 2 * number + 1))]")
      }
    }
    let outcome = try LinkdProcess.run(LinkdLaunch(["--store", "sqlite::memory:"]), input: Sample.lines(lines))
    #expect(outcome.status == .code(0))
    var next = 0
    let answers = outcome.lines.map { String(decoding: $0, as: UTF8.self) }
    for number in 0..<500 {
      try #require(next < answers.count)
      #expect(try Reply(answers[next]).code == 1404)
      next += 1
      let pair: [String]
      if number % 2 == 0 {
        pair = Array(answers[next..<next + 2])
        next += 2
      } else {
        let text = answers[next].dropFirst().dropLast()
        next += 1
        let middle = try #require(text.range(of: #",{"jsonrpc":"2.0","id":\#(2 * number + 1),"#))
        pair = [String(text[..<middle.lowerBound]), String(text[text.index(after: middle.lowerBound)...])]
      }
      #expect(try Reply(pair[0]).result?["created"] as? Bool == true)
      #expect(try Reply(pair[1]).result?["longDynamicLink"] as? String == Sample.longLink(number))
    }
    #expect(next == answers.count)
  }
}
