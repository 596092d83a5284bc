import TestSupport
import Testing

@testable import LinkService

/// The parameters of each method are read as they are published.
@Suite struct MethodParamsTests {
  static let methods = MethodTable().methods.map(\.name)

  private static func fields(of method: String) -> [String]? {
    MethodTable().methods.first { $0.name == method }?.params.map { $0.map(\.name) }
  }

  /// Nothing but missing fields can be wrong with an empty object.
  @Test(arguments: methods)
  func emptyParams(_ method: String) throws {
    let answer = try TestService().ask(method, "{}")
    guard answer.isError else { return }
    #expect(answer.status == "INVALID_ARGUMENT")
    let message = try #require(answer.message)
    #expect(
      message.contains("is missing; it is required") || message.contains("must have exactly one of"), "\(message)")
  }

  /// A declaration that asked for a field only sometimes would refuse it here.
  @Test(arguments: methods)
  func everyPublishedFieldIsKnown(_ method: String) throws {
    guard let fields = Self.fields(of: method) else {
      #expect(!(try TestService().ask(method, #"{"zzzzzzzz":1}"#)).isError, "\(method) reads no params")
      return
    }
    let nulls = "{" + fields.map { "\"\($0)\":null" }.joined(separator: ",") + "}"
    let service = TestService()
    #expect(try service.ask(method, nulls).message == service.ask(method, "{}").message)
    for field in fields {
      let answer = try service.ask(method, "{\"\(field)\":null,\"\(field)\":null}")
      #expect(answer.message == "/\(field) appears twice; keep one of the two.")
      #expect(answer.field == "/\(field)")
    }
    let unknown = try service.ask(method, #"{"zzzzzzzz":1}"#)
    #expect(unknown.message == "/zzzzzzzz is not a known field; use \(Quoted.choices(fields)).")
  }

  /// Each field refuses what its schema does not allow, at its own place.
  @Test(arguments: methods)
  func everyFieldHasAType(_ method: String) throws {
    // Required fields are asked for before the others are read.
    let required = [
      "build": [#""dynamicLinkInfo":{"domainUriPrefix":"https://x.example","link":"https://www.example.com/"}"#],
      "compareAASA": [#""before":{}"#, #""after":{}"#],
      "resolve": [#""url":"https://x.example/?link=https%3A%2F%2Fwww.example.com%2F""#],
      "handleRequest": [#""method":"GET""#, #""url":"https://x.example/a""#],
      "linkStats": [#""shortLink":"https://x.example/a""#],
      "updateLink": [#""shortLink":"https://x.example/a""#],
      "generateAASA": [#""domain":"x.example""#],
      "generateAssetLinks": [#""domain":"x.example""#],
    ]
    for field in Self.fields(of: method) ?? [] {
      let others = (required[method] ?? []).filter { !$0.hasPrefix("\"\(field)\"") }.map { $0 + "," }.joined()
      let refused = ["5", "true", "[5]", "{\"zzzzzzzz\":5}"].filter { value in
        guard let answer = try? TestService().ask(method, "{\(others)\"\(field)\":\(value)}") else { return false }
        return answer.status == "INVALID_ARGUMENT" && answer.field?.hasPrefix("/\(field)") == true
      }
      #expect(refused.count >= 2, "\(method) \(field): \(refused)")
    }
  }

  @Test(arguments: methods)
  func paramsByPosition(_ method: String) throws {
    let service = TestService()
    let answer = try service.ask(method, "[1]")
    // The protocol layer answers `shutdown` without a look at its params.
    if method != "shutdown" {
      #expect(answer.message == "params must be an object, not an array.")
      #expect(answer.field == nil)
    }
    #expect(try TestService().ask(method, "[]").message == TestService().ask(method, "{}").message)
  }
}
