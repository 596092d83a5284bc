package import JSONRPC
import StrictJSON

extension LinkdService {
  /// Answers one call outside of any connection.
  ///
  /// `params` is a JSON text, or empty when there is none. The result is the JSON text of `result`.
  package func call(_ method: [UInt8], params: [UInt8]) -> Result<[UInt8], RPCError> {
    let handler = makeLoneHandler()
    defer { collectClicks(of: handler) }
    if !params.isEmpty {
      do throws(JSONFault) {
        _ = try JSON(parsing: params, limits: configuration.limits.json)
      } catch {
        return .failure(handler.error(for: .notJSON(error, JSONSlip(error, in: params))))
      }
    }
    var text = JSONWriter()
    text.beginArray()
    text.string(method)
    text.value(params.isEmpty ? Array("null".utf8) : params)
    text.endArray()
    var limits = configuration.limits.json
    limits.depth += 1
    limits.values += 2
    guard let json = try? JSON(parsing: text.bytes, limits: limits) else {
      return .failure(ErrorText.error(for: .internal))
    }
    let node = json.root + 2
    let request: Request
    switch json.kind(node) {
    case .null: request = Request(method: json.root + 1, params: nil, id: nil)
    case .object, .array:
      request = Request(method: json.root + 1, params: json.isEmpty(node) ? nil : node, id: nil)
    default: return .failure(handler.error(for: .notRequest(.paramsNotStructured)))
    }
    beginGroup()
    var out = JSONWriter()
    var reply = handler.handle(request, of: json, into: &out)
    while case .deferred = reply {
      var next: ServiceHandler? = handler
      perform({ next.take() }, done: {})
      reply = handler.finish(into: &out)
    }
    if case .error(let error) = reply { return .failure(error) }
    return .success(out.bytes)
  }
}
