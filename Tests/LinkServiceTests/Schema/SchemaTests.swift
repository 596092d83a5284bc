import JSONRPC
import TestSupport
import Testing

@testable import LinkService

/// The published documents say what the program does, and are the ones in `schema/`.
@Suite struct SchemaTests {
  @Test(arguments: SchemaDocument.allCases)
  func fileIsCurrent(_ document: SchemaDocument) throws {
    let file = try PublishedDocuments.file(PublishedDocuments.fileName(document))
    #expect(
      file == document.text + [UInt8(ascii: "\n")],
      "schema/\(PublishedDocuments.fileName(document)) is out of date: linkd schema \(document.rawValue) > schema/\(PublishedDocuments.fileName(document))"
    )
  }

  @Test(arguments: SchemaDocument.allCases)
  func indentedTextSaysTheSame(_ document: SchemaDocument) throws {
    #expect(try JSONTree(parsing: document.text) == JSONTree(parsing: document.source))
  }

  @Test func discoverAnswersTheDocument() throws {
    let answer = try TestService().ask("rpc.discover", "{}")
    #expect(try answer.result() == PublishedDocuments.openRPC())
  }

  @Test func everyMethodIsPublishedInTheOrderOfTheTable() throws {
    let published = try PublishedDocuments.openRPC()["methods"]?.elements.compactMap { $0["name"]?.text }
    #expect(published == MethodTable().methods.map(\.name))
  }

  @Test(arguments: MethodTable().methods.map(\.name))
  func parametersHaveNamesOfTheirOwnAndRequiredOnesStandFirst(_ name: String) throws {
    let fields = try #require(try MethodSchemas().method(name)?["params"]).elements
    let names = fields.compactMap { $0["name"]?.text }
    #expect(names.count == fields.count)
    #expect(Set(names).count == names.count)
    let required = fields.map { $0["required"] == .bool(true) }
    #expect(required == required.sorted { $0 && !$1 })
    for field in fields { #expect(field["description"]?.text?.isEmpty == false, "\(names)") }
  }

  @Test(arguments: MethodTable().methods.map(\.name))
  func summaryIsOneSentence(_ name: String) throws {
    let summary = try #require(try MethodSchemas().method(name)?["summary"]?.text)
    #expect(summary.hasSuffix("."))
    #expect(!summary.dropLast().contains(". "))
  }

  /// What an example shows is what a service answers without any configuration, after all examples before it, or with the
  /// configuration that it names.
  @Test func examplesRun() throws {
    let schemas = try MethodSchemas()
    let plain = TestService()
    var count = 0
    for method in try PublishedDocuments.openRPC()["methods"]?.elements ?? [] {
      let name = try #require(method["name"]?.text)
      let declared = try #require(MethodTable().methods.first { $0.name == name }).examples
      var service = plain
      for (position, example) in (method["examples"]?.elements ?? []).enumerated() {
        if let configuration = declared[position].configuration {
          #expect(example["description"]?.text == "With the configuration \(configuration)")
          service = try TestService(configuration: configuration)
        }
        let members = try (example["params"]?.elements ?? []).map { param in
          JSONTree.Member(try #require(param["name"]?.text), try #require(param["value"]))
        }
        let params = JSONTree.object(members)
        let shown = try #require(example.at("/result/value"))
        let answer = try service.ask(name, params.jsonText)
        let result = try #require(answer.result(), "\(name): \(answer)")
        // What is drawn or depends on the place differs; the members are the same.
        #expect(shown.members.map(\.name) == result.members.map(\.name), "\(name)")
        if !["shorten", "status"].contains(name) { #expect(shown == result, "\(name)") }
        #expect(schemas.faults(params: params, of: name) == [])
        let message = JSONTree.object([
          .init("jsonrpc", .string("2.0")), .init("id", .number("1")), .init("result", shown),
        ])
        #expect(schemas.faults(answer: Answer(message), of: name) == [], "\(name)")
        count += 1
      }
    }
    #expect(count >= MethodTable().methods.count - 1)
  }

  @Test func errorsOfMethodsAreKnownCodes() throws {
    for method in MethodTable().methods {
      for code in method.errors { #expect(ErrorText.codes.contains(code), "\(method.name)") }
      #expect(Set(method.errors.map(\.number)).count == method.errors.count, "\(method.name)")
      #expect(!method.errors.contains(.invalidArgument), "\(method.name): it is published for all methods.")
    }
  }

  // MARK: Draft-07

  /// Keywords of JSON Schema draft-07 with which linkd's schemas are written.
  private static let keywords: Set<String> = [
    "$schema", "$ref", "title", "description", "definitions", "type", "enum", "const", "minimum", "anyOf", "oneOf",
    "allOf", "items", "minItems", "properties", "required", "additionalProperties",
  ]

  private static let types: Set<String> = ["string", "integer", "number", "boolean", "array", "object", "null"]

  /// Every schema of the document, with where it stands.
  private static func schemas(of document: SchemaDocument) throws -> [(pointer: String, schema: JSONTree)] {
    let tree = try JSONTree(parsing: document.text)
    var roots: [(String, JSONTree)] = []
    if document == .openrpc {
      for method in tree["methods"]?.elements ?? [] {
        let name = method["name"]?.text ?? ""
        for field in method["params"]?.elements ?? [] {
          roots.append(("\(name)/\(field["name"]?.text ?? "")", field["schema"] ?? .null))
        }
        roots.append(("\(name)/result", method.at("/result/schema") ?? .null))
      }
      for member in tree.at("/components/schemas")?.members ?? [] {
        roots.append((String(decoding: member.name, as: UTF8.self), member.value))
      }
    } else {
      roots.append(("", tree))
    }
    var found: [(String, JSONTree)] = []
    func walk(_ pointer: String, _ schema: JSONTree) {
      found.append((pointer, schema))
      for member in schema.members {
        let name = String(decoding: member.name, as: UTF8.self)
        switch name {
        case "properties", "definitions":
          for child in member.value.members {
            walk("\(pointer)/\(name)/\(String(decoding: child.name, as: UTF8.self))", child.value)
          }
        case "anyOf", "oneOf", "allOf":
          for (index, child) in member.value.elements.enumerated() { walk("\(pointer)/\(name)/\(index)", child) }
        case "items": walk("\(pointer)/items", member.value)
        case "additionalProperties":
          if case .object = member.value { walk("\(pointer)/\(name)", member.value) }
        default: break
        }
      }
    }
    for (pointer, schema) in roots { walk(pointer, schema) }
    return found
  }

  @Test(arguments: SchemaDocument.allCases)
  func onlyKeywordsOfDraft07(_ document: SchemaDocument) throws {
    let schemas = try Self.schemas(of: document)
    #expect(schemas.count > 10)
    for (pointer, schema) in schemas {
      guard case .object(let members) = schema else {
        Issue.record("\(pointer) is no object")
        continue
      }
      for member in members {
        let name = String(decoding: member.name, as: UTF8.self)
        #expect(Self.keywords.contains(name), "\(pointer): \(name)")
      }
      for type in schema["type"].map({ $0.text.map { [$0] } ?? $0.elements.compactMap(\.text) }) ?? [] {
        #expect(Self.types.contains(type), "\(pointer): \(type)")
      }
      for name in schema["required"]?.elements.compactMap(\.text) ?? [] {
        #expect(schema["properties"]?[name] != nil, "\(pointer) requires \(name) and does not describe it")
      }
    }
  }

  @Test(arguments: SchemaDocument.allCases)
  func everyReferenceResolvesAndStandsAlone(_ document: SchemaDocument) throws {
    let tree = try JSONTree(parsing: document.text)
    var references = 0
    for (pointer, schema) in try Self.schemas(of: document) {
      guard let reference = schema["$ref"]?.text else { continue }
      references += 1
      #expect(reference.hasPrefix("#/"), "\(pointer)")
      #expect(tree.at(String(reference.dropFirst())) != nil, "\(pointer): \(reference)")
      #expect(schema.members.count == 1, "\(pointer): draft-07 ignores what stands beside a reference")
    }
    #expect(references > 0 || document == .config)
  }

  // MARK: Vectors

  @Test(arguments: VectorFile.all)
  func vectorsAreValid(_ file: VectorFile) throws {
    let schemas = try MethodSchemas()
    let messages = SchemaCheck(document: try PublishedDocuments.message())
    for exchange in try file.exchanges() {
      for call in VectorCall.calls(in: exchange) {
        if !call.answer.isError {
          #expect(schemas.faults(params: call.params, of: call.method) == [], "\(file.id):\(exchange.line)")
        }
        #expect(schemas.faults(answer: call.answer, of: call.method) == [], "\(file.id):\(exchange.line)")
      }
      for answer in exchange.answers {
        let tree = try JSONTree(parsing: answer)
        #expect(messages.faults(of: tree, schemaAt: "/definitions/answers") == [], "\(file.id):\(exchange.line)")
      }
    }
  }
}
