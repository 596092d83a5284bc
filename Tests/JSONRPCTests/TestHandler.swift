import JSONRPC
import StrictJSON

/// The methods of ``TestService``.
///
/// `subtract`, `sum`, `get_data`, `update` and `notify_…` are those of the specification's examples.
final class TestHandler: RequestHandler {
  /// A request that was put aside.
  struct Item {
    let name: [UInt8]

    /// How often `finish` is to be called for it.
    var rounds: Int

    /// What `perform` has given it.
    var number: Int?
  }

  /// What was put aside and not yet finished.
  var items: [Item] = []

  /// Requests that `finish` has to answer, in order; those that asked for another round come first again.
  private var turn = 0

  func handle(_ request: Request, of json: borrowing JSON, into out: inout JSONWriter) -> Reply {
    let name = json.text(request.method).map { String(decoding: $0, as: UTF8.self) }
    switch name {
    case "subtract":
      guard let (minuend, subtrahend) = operands(request, of: json) else { return .error(.wrongParams) }
      let (difference, overflow) = minuend.subtractingReportingOverflow(subtrahend)
      guard !overflow else { return .error(.wrongParams) }
      out.number(difference)
      return .result
    case "sum":
      var sum: Int64 = 0
      for value in elements(request, of: json) { sum &+= json.integer(value) ?? 0 }
      out.number(sum)
      return .result
    case "get_data":
      out.beginArray()
      out.string("hello")
      out.number(5)
      out.endArray()
      return .result
    case "echo":
      if let params = request.params { out.copy(params, of: json) } else { out.string("absent") }
      return .result
    case "update", "notify_hello", "notify_sum":
      out.null()
      return .result
    case "fill":
      let count = elements(request, of: json).first.flatMap { json.integer($0) } ?? 0
      out.string([UInt8](repeating: UInt8(ascii: "x"), count: Int(clamping: count)))
      return .result
    case "fail":
      out.string("half an answer")
      return .error(RPCError(.internal, "failed"))
    case "count", "slow", "failLater", "fillLater":
      let elements = elements(request, of: json)
      let text = elements.first.flatMap { json.text($0) ?? json.numberText($0) } ?? []
      let rounds = name == "slow" ? elements.first.flatMap { json.integer($0) } ?? 2 : 1
      items.append(
        Item(name: name == "count" ? text : Array((name ?? "").utf8) + text, rounds: Int(clamping: rounds)))
      return .deferred
    default:
      return .error(RPCError(.methodNotFound, "unknown"))
    }
  }

  func finish(into out: inout JSONWriter) -> Reply {
    guard turn < items.count, let number = items[turn].number else { return .error(RPCError(.internal, "no turn")) }
    items[turn].rounds -= 1
    if items[turn].rounds > 0 {
      out.string("half an answer")
      turn = (turn + 1) % items.count
      return .deferred
    }
    let item = items.remove(at: turn)
    if turn == items.count { turn = 0 }
    if item.name.starts(with: "failLater".utf8) {
      out.string("half an answer")
      return .error(RPCError(.unavailable, "failed later"))
    }
    if item.name.starts(with: "fillLater".utf8) {
      let count = Int(String(decoding: item.name.dropFirst(9), as: UTF8.self)) ?? 0
      out.string([UInt8](repeating: UInt8(ascii: "x"), count: count))
    } else {
      out.number(number)
    }
    return .result
  }

  func error(for fault: ProtocolFault) -> RPCError {
    switch fault {
    case .notJSON: RPCError(.parseError, "notJSON")
    case .notRequest(.duplicateMember(let name)):
      RPCError(.invalidRequest, "duplicate " + String(decoding: name, as: UTF8.self))
    case .notRequest(let reason): RPCError(.invalidRequest, "\(reason)")
    case .overLimit(let limit, let value): RPCError(.invalidRequest, "over \(limit) \(value)")
    case .badHeader(let fault): RPCError(.invalidRequest, "header \(fault)")
    case .cancelled: RPCError(.requestCancelled, "cancelled")
    case .shutDown: RPCError(.invalidRequest, "shut down")
    }
  }

  func discard() {
    items.removeAll()
    turn = 0
  }

  private func elements(_ request: Request, of json: borrowing JSON) -> [Int] {
    guard let params = request.params, json.kind(params) == .array else { return [] }
    var elements: [Int] = []
    var element = params + 1
    while element < json.next(params) {
      elements.append(element)
      element = json.next(element)
    }
    return elements
  }

  private func operands(_ request: Request, of json: borrowing JSON) -> (Int64, Int64)? {
    guard let params = request.params else { return nil }
    if json.kind(params) == .object {
      guard let minuend = json.member(Array("minuend".utf8), of: params),
        let subtrahend = json.member(Array("subtrahend".utf8), of: params)
      else { return nil }
      return pair(json.integer(minuend), json.integer(subtrahend))
    }
    let elements = elements(request, of: json)
    guard elements.count == 2 else { return nil }
    return pair(json.integer(elements[0]), json.integer(elements[1]))
  }

  private func pair(_ first: Int64?, _ second: Int64?) -> (Int64, Int64)? {
    guard let first, let second else { return nil }
    return (first, second)
  }
}

extension RPCError {
  /// The answer of `subtract` to operands that it does not understand.
  static let wrongParams = RPCError(.invalidArgument, "two numbers")
}
