import JSONRPC
import StrictJSON
import Testing

/// How errors look on the wire.
@Suite struct RPCErrorTests {
  private final class Failing: RequestHandler {
    func handle(_ request: Request, of json: borrowing JSON, into out: inout JSONWriter) -> Reply {
      .error(
        RPCError(
          .notFound, "no \"link\"\n\u{2028}",
          data: [
            RPCError.Member(name: "field", json: Array(#""/a~1b""#.utf8)),
            RPCError.Member(name: "methods", json: Array("[1,2]".utf8)),
          ]))
    }

    func finish(into out: inout JSONWriter) -> Reply { .result }

    func error(for fault: ProtocolFault) -> RPCError {
      guard case .notJSON(let fault, _) = fault else { return RPCError(.internal, "other") }
      return RPCError(.parseError, "bad", data: [RPCError.Member(name: "offset", json: Array("\(fault.offset)".utf8))])
    }

    func discard() {}
  }

  private final class Service: RequestService {
    func makeHandler() -> any RequestHandler { Failing() }
    func beginGroup() {}
    func perform(_ next: () -> (any RequestHandler)?, done: () -> Void) {
      while next() != nil { done() }
    }
    func close() {}
  }

  private func answer(to text: String) -> String {
    let exchange = Exchange(service: Service())
    let bytes = Array(text.utf8)
    _ = exchange.receive(bytes, to: bytes.count, atEnd: true)
    exchange.work(on: bytes)
    return String(decoding: exchange.outputs.joined(), as: UTF8.self)
  }

  @Test func dataHasStatusFirst() {
    #expect(
      answer(to: #"{"jsonrpc":"2.0","id":1,"method":"x"}"#)
        == #"{"jsonrpc":"2.0","id":1,"error":{"code":1404,"message":"no \"link\"\n\u2028","#
        + #""data":{"status":"NOT_FOUND","field":"/a~1b","methods":[1,2]}}}"# + "\n")
  }

  /// The offset counts from the start of the message, not of the line or the input.
  @Test func parseErrorsCarryTheOffsetInTheMessage() {
    let text = "\n\n\u{FEFF}{\"a\":x}\n"
    #expect(
      answer(to: text)
        == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"bad","data":{"status":"PARSE_ERROR","#
        + #""offset":5}}}"# + "\n")
  }
}
