import TestSupport

/// The answer to one call.
struct Answer: CustomStringConvertible {
  let tree: JSONTree

  init(_ tree: JSONTree) {
    self.tree = tree
  }

  /// The value at a pointer into `result`.
  func result(_ pointer: String = "") -> JSONTree? { tree["result"]?.at(pointer) }

  /// The text at a pointer into `result`.
  func text(_ pointer: String) -> String? { result(pointer)?.text }

  /// The codes of `warning`.
  var warnings: [String] { result("/warning")?.elements.compactMap { $0["warningCode"]?.text } ?? [] }

  var isError: Bool { tree["error"] != nil }
  var message: String? { tree.at("/error/message")?.text }
  var status: String? { tree.at("/error/data/status")?.text }
  var field: String? { tree.at("/error/data/field")?.text }

  var code: Int? {
    guard case .number(let text)? = tree.at("/error/code") else { return nil }
    return Int(text)
  }

  var description: String { tree.jsonText }
}
