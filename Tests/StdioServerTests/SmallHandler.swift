import JSONRPC
import StrictJSON

/// The methods of ``SmallService``.
final class SmallHandler: RequestHandler {
  /// A number for each request that was put aside.
  var numbers: [Int?] = []

  func handle(_ request: Request, of json: borrowing JSON, into out: inout JSONWriter) -> Reply {
    switch json.text(request.method).map({ String(decoding: $0, as: UTF8.self) }) {
    case "echo":
      if let params = request.params { out.copy(params, of: json) } else { out.null() }
      return .result
    case "fill":
      var count = 0
      if let params = request.params, json.kind(params) == .array {
        count = json.integer(params + 1).map { Int(clamping: $0) } ?? 0
      }
      out.string([UInt8](repeating: UInt8(ascii: "x"), count: count))
      return .result
    case "count":
      numbers.append(nil)
      return .deferred
    default:
      return .error(RPCError(.methodNotFound, "unknown"))
    }
  }

  func finish(into out: inout JSONWriter) -> Reply {
    guard let number = numbers.removeFirst() else { return .error(RPCError(.internal, "not performed")) }
    out.number(number)
    return .result
  }

  func error(for fault: ProtocolFault) -> RPCError {
    switch fault {
    case .notJSON: RPCError(.parseError, "notJSON")
    case .overLimit(let limit, _): RPCError(.invalidRequest, "over \(limit)")
    default: RPCError(.invalidRequest, "\(fault)")
    }
  }

  func discard() { numbers.removeAll() }
}
