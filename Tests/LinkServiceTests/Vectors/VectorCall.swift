import TestSupport

/// One call of a vector file, with its answer.
struct VectorCall {
  let method: String
  /// Nil when the call has none.
  let params: JSONTree?
  let answer: Answer

  /// The calls that have an id, and an answer with that id; in a batch too.
  static func calls(in exchange: VectorFile.Exchange) -> [VectorCall] {
    let answers = exchange.answers.compactMap { try? JSONTree(parsing: $0) }.flatMap(flattened)
    return exchange.requests.compactMap { try? JSONTree(parsing: $0) }.flatMap(flattened).compactMap { request in
      guard let method = request["method"]?.text, let id = request["id"], id != .null else { return nil }
      guard let answer = answers.first(where: { $0["id"] == id }) else { return nil }
      return VectorCall(method: method, params: request["params"], answer: Answer(answer))
    }
  }

  private static func flattened(_ message: JSONTree) -> [JSONTree] {
    if case .array(let entries) = message { return entries }
    return [message]
  }
}
