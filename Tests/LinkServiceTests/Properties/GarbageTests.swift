import TestSupport
import Testing

@testable import LinkService

/// Damaged requests get an answer that is valid by the published schema, and never one that admits a bug.
@Suite struct GarbageTests {
  /// `shutdown` would end the conversation.
  private static let methods = Set(MethodTable().methods.map(\.name)).subtracting(["shutdown"])

  /// Every request of the vectors that is one call of a method.
  private static let requests: [JSONTree] = VectorFile.all.flatMap { file in
    ((try? file.exchanges()) ?? []).flatMap(\.requests).compactMap { try? JSONTree(parsing: $0) }
      .filter { methods.contains($0["method"]?.text ?? "") && $0.jsonText.utf8.count < 4_000 }
  }

  private static let strings: [JSONTree] = {
    var found: [JSONTree] = []
    func walk(_ tree: JSONTree) {
      switch tree {
      case .string: if !found.contains(tree) { found.append(tree) }
      case .array(let elements): for element in elements { walk(element) }
      case .object(let members): for member in members { walk(member.value) }
      default: break
      }
    }
    for request in requests { walk(request["params"] ?? .null) }
    return found
  }()

  private static let configurations: [Configuration] = {
    let file = VectorFile.all.first { $0.configuration != nil }?.configuration
    return [Configuration(), file.flatMap { try? Configuration(parsing: $0) } ?? Configuration()]
  }()

  @Test(arguments: Seeds.of(0..<20))
  func changedParams(_ seed: Int) throws {
    let schemas = try MethodSchemas()
    var mutation = Mutation(seed: UInt64(seed), values: Self.strings)
    let service = TestService(Self.configurations[seed % 2])
    var accepted = 0
    // Each request is damaged four times, so that every seed also has changes that leave it right.
    let chosen = Self.requests.enumerated().filter { $0.offset % 4 == seed % 4 }.map(\.element)
    for request in Array(repeating: chosen, count: 4).joined() {
      let method = try #require(request["method"]?.text)
      let params = mutation.changed(request["params"] ?? .object([]))
      let line = JSONTree.object([
        .init("jsonrpc", .string("2.0")), .init("id", .number("7")), .init("method", .string(method)),
        .init("params", params),
      ]).jsonText
      let answers = service.send(line)
      try #require(answers.count == 1, "\(line)")
      let answer = Answer(try JSONTree(parsing: answers[0]))
      #expect(answer.tree["id"] == .number("7"), "\(line)")
      #expect(answer.status != "INTERNAL", "\(line)")
      #expect(schemas.faults(answer: answer, of: method) == [], "\(line)")
      if !answer.isError {
        accepted += 1
        #expect(schemas.faults(params: params, of: method) == [], "\(line)")
      }
      if let field = answer.field, answer.code == -32602 {
        #expect(field.utf8.first == UInt8(ascii: "/"), "\(line)")
      }
    }
    #expect(accepted > 3)
  }

  @Test(arguments: Seeds.of(0..<20))
  func damagedLines(_ seed: Int) throws {
    let messages = SchemaCheck(document: try PublishedDocuments.message())
    var mutation = Mutation(seed: UInt64(seed) + 1_000, values: [])
    let service = TestService(Self.configurations[seed % 2])
    for (index, request) in Self.requests.enumerated() where index % 4 == seed % 4 {
      let line = mutation.damaged(request.json)
      let answers = service.send([line])
      #expect(answers.count <= 1)
      for answer in answers {
        let tree = try JSONTree(parsing: answer)
        #expect(messages.faults(of: tree, schemaAt: "/definitions/answers") == [], "\(line)")
        #expect(Answer(tree).status != "INTERNAL", "\(line)")
      }
      // What came before has no effect on what comes after.
      #expect(
        service.send(#"{"jsonrpc":"2.0","id":"ok","method":"initialize"}"#).first?.contains("\"id\":\"ok\",\"result\"")
          == true)
    }
  }

  @Test func thereIsEnoughToDamage() {
    #expect(Self.requests.count > 200)
    #expect(Self.strings.count > 200)
  }
}
