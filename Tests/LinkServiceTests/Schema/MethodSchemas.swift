import TestSupport

/// Checks calls and answers against the OpenRPC document, as a client that knows nothing else would.
struct MethodSchemas {
  private let document: JSONTree
  private let check: SchemaCheck
  private let messageCheck: SchemaCheck

  /// Codes that any call may be answered with, whatever its method.
  private static let codesOfAll = [-32700, -32600, -32601, -32603, -32800]

  init() throws {
    document = try PublishedDocuments.openRPC()
    check = SchemaCheck(document: document)
    messageCheck = SchemaCheck(document: try PublishedDocuments.message())
  }

  func method(_ name: String) -> JSONTree? {
    document["methods"]?.elements.first { $0["name"]?.text == name }
  }

  /// The parameters as one schema: an object with these members and no others.
  static func paramsSchema(of method: JSONTree) -> JSONTree {
    let fields = method["params"]?.elements ?? []
    let properties = fields.map { field in
      JSONTree.Member(field["name"]?.text ?? "", field["schema"] ?? .bool(false))
    }
    let required = fields.filter { $0["required"] == .bool(true) }.compactMap { $0["name"] }
    return .object([
      JSONTree.Member("type", .string("object")),
      JSONTree.Member("properties", .object(properties)),
      JSONTree.Member("required", .array(required)),
      JSONTree.Member("additionalProperties", .bool(fields.isEmpty)),
    ])
  }

  /// What is wrong with params that the method has taken.
  ///
  /// An empty string counts as absent, which a schema cannot say of a word or an object; such members are left out.
  func faults(params: JSONTree?, of method: String) -> [SchemaCheck.Fault] {
    guard let method = self.method(method) else { return [SchemaCheck.Fault("", "is of no published method")] }
    let params = params.map(Self.withoutEmptyTexts) ?? .object([])
    if params == .null || params == .array([]) { return [] }
    return check.faults(of: params, Self.paramsSchema(of: method))
  }

  /// What is wrong with an answer to the method.
  func faults(answer: Answer, of method: String) -> [SchemaCheck.Fault] {
    let faults = messageCheck.faults(of: answer.tree, schemaAt: "/definitions/answer")
    guard faults.isEmpty else { return faults }
    guard let method = self.method(method) else {
      return answer.code == -32601 ? [] : [SchemaCheck.Fault("", "is of no published method")]
    }
    if let result = answer.result() {
      return check.faults(of: result, method.at("/result/schema") ?? .bool(false))
    }
    let codes = (method["errors"]?.elements ?? []).compactMap { error -> Int? in
      guard case .number(let text)? = error["code"] else { return nil }
      return Int(text)
    }
    guard let code = answer.code, codes.contains(code) || Self.codesOfAll.contains(code) else {
      return [SchemaCheck.Fault("/error/code", "is not among the errors of the method")]
    }
    return []
  }

  private static func withoutEmptyTexts(_ tree: JSONTree) -> JSONTree {
    switch tree {
    case .object(let members):
      .object(
        members.filter { $0.value != .string([]) }.map { JSONTree.Member($0.name, withoutEmptyTexts($0.value)) })
    case .array(let elements): .array(elements.map(withoutEmptyTexts))
    default: tree
    }
  }
}
