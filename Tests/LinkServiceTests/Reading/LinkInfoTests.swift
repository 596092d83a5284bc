import LinkCore
import TestSupport
import Testing

@testable import LinkService

/// `dynamicLinkInfo`, member by member from the parameter table.
@Suite struct LinkInfoTests {
  /// All parameters with a place in `dynamicLinkInfo`, `link` with them.
  static let parameters = LinkParameter.allCases.filter { !$0.descriptor.restPath.isEmpty }

  static let groups: [[String]] = {
    var groups: [[String]] = []
    for parameter in parameters {
      for depth in 1..<max(parameter.descriptor.restPath.count, 1) {
        let path = Array(parameter.descriptor.restPath[..<depth])
        if !groups.contains(path) { groups.append(path) }
      }
    }
    return groups
  }()

  /// `build` params with one more member, `text` at the end of `path`; a `link` is added unless it is the path.
  private static func params(_ path: [String], _ text: String) -> String {
    var value = text
    for name in path.dropFirst().reversed() { value = "{\"\(name)\":\(value)}" }
    let link = path == ["link"] ? "" : #""link":"https://www.example.com/","#
    return #"{"dynamicLinkInfo":{"domainUriPrefix":"https://x.example",\#(link)"\#(path[0])":\#(value)}}"#
  }

  private static func pointer(_ path: [String]) -> String { "/dynamicLinkInfo/" + path.joined(separator: "/") }

  @Test func allPathsAreThere() {
    #expect(Self.parameters.count == 27)
    #expect(Self.groups.count == 8)
  }

  @Test(arguments: parameters)
  func otherTypesAreRefusedAtTheirPlace(_ parameter: LinkParameter) throws {
    let path = parameter.descriptor.restPath
    let service = TestService()
    var wrong = ["[]", "{}", "[\"x\"]"]
    switch parameter.kind {
    case .flag: wrong += ["1", "0", "\"yes\"", "\"true\"", "\"10\"", "1.0"]
    case .storeID, .versionCode:
      wrong += ["true", "false", "-1", "-0", "1.5", "1e3", "9223372036854775808", "-9223372036854775809"]
    default: wrong += ["true", "false", "5", "0"]
    }
    for text in wrong {
      let answer = try service.ask("build", Self.params(path, text))
      #expect(answer.code == -32602, "\(text): \(answer)")
      #expect(answer.field == Self.pointer(path), "\(text)")
      #expect(answer.message?.hasPrefix(Self.pointer(path) + " must be ") == true, "\(text): \(answer)")
    }
  }

  @Test(arguments: parameters)
  func loneSurrogatesAreRefused(_ parameter: LinkParameter) throws {
    let path = parameter.descriptor.restPath
    for text in [#""\ud800""#, #""\udfff""#, #""\ude00\ud800""#, #""a\ud800b""#] {
      let answer = try TestService().ask("build", Self.params(path, text))
      #expect(answer.code == -32602)
      #expect(answer.field == Self.pointer(path))
      #expect(answer.message?.contains("surrogate") == true, "\(answer)")
    }
  }

  @Test(arguments: parameters)
  func twiceIsRefused(_ parameter: LinkParameter) throws {
    let path = parameter.descriptor.restPath
    let last = path[path.count - 1]
    let first = path.count == 1 ? "\"x\",\"\(last)\":\"x\"" : nil
    let params =
      first.map { Self.params(path, $0) }
      ?? Self.params(Array(path.dropLast()), "{\"\(last)\":null,\"\(last)\":null}")
    let answer = try TestService().ask("build", params)
    #expect(answer.message == "\(Self.pointer(path)) appears twice; keep one of the two.", "\(params)")
  }

  @Test(arguments: parameters.filter { $0 != .link }, ["null", "\"\""])
  func nothingIsAbsent(_ parameter: LinkParameter, _ text: String) throws {
    let answer = try TestService().ask("build", Self.params(parameter.descriptor.restPath, text))
    #expect(answer.text("/longDynamicLink") == "https://x.example/?link=https%3A%2F%2Fwww.example.com%2F")
    #expect(answer.warnings == [])
  }

  @Test(arguments: parameters)
  func misspeltNamesAreRefused(_ parameter: LinkParameter) throws {
    var path = parameter.descriptor.restPath
    let name = path.removeLast()
    path.append(name + "x")
    let answer = try TestService().ask("build", Self.params(path, "\"v\""))
    #expect(answer.code == -32602)
    #expect(answer.field == Self.pointer(path))
    // Of a name of two letters a third one is not near.
    let nearest = answer.tree.at("/error/data/nearest")?.text
    #expect(nearest == name, "\(answer)")
  }

  @Test(arguments: groups)
  func groupsAreObjects(_ path: [String]) throws {
    let service = TestService()
    for text in ["[]", "5", "\"x\"", "true"] {
      let answer = try service.ask("build", Self.params(path, text))
      #expect(answer.field == Self.pointer(path), "\(text)")
      #expect(answer.message?.hasPrefix("\(Self.pointer(path)) must be an object, not ") == true, "\(answer)")
    }
    for text in ["{}", "null", "\"\""] {
      #expect(!(try service.ask("build", Self.params(path, text))).isError, "\(text)")
    }
    let unknown = try service.ask("build", Self.params(path, #"{"qqqqqqqqqqqq":1}"#))
    #expect(unknown.field == Self.pointer(path) + "/qqqqqqqqqqqq")
  }

  struct Spelling: Sendable, CustomTestStringConvertible {
    let parameter: LinkParameter
    let json: String
    let query: String
    var testDescription: String { "\(parameter) \(json)" }
  }

  static let spellings = [
    Spelling(parameter: .androidMinimumVersion, json: "14", query: "amv=14"),
    Spelling(parameter: .androidMinimumVersion, json: "0", query: "amv=0"),
    Spelling(parameter: .androidMinimumVersion, json: "\"14\"", query: "amv=14"),
    Spelling(parameter: .androidMinimumVersion, json: "9223372036854775807", query: "amv=9223372036854775807"),
    Spelling(parameter: .iosAppStoreID, json: "123456789", query: "isi=123456789"),
    Spelling(parameter: .iosAppStoreID, json: "\"0123\"", query: "isi=0123"),
    Spelling(parameter: .forcedRedirect, json: "true", query: "efr=1"),
    Spelling(parameter: .forcedRedirect, json: "false", query: "efr=0"),
    Spelling(parameter: .forcedRedirect, json: "\"1\"", query: "efr=1"),
    Spelling(parameter: .forcedRedirect, json: "\"0\"", query: "efr=0"),
    Spelling(parameter: .forcedRedirect, json: #""\u0031""#, query: "efr=1"),
    Spelling(parameter: .socialTitle, json: #""\u0041\n""#, query: "st=A%0A"),
  ]

  @Test(arguments: spellings)
  func spelling(_ row: Spelling) throws {
    let answer = try TestService().ask("build", Self.params(row.parameter.descriptor.restPath, row.json))
    let long = try #require(answer.text("/longDynamicLink"), "\(answer)")
    #expect(long == "https://x.example/?link=https%3A%2F%2Fwww.example.com%2F&\(row.query)")
  }

  struct Prefix: Sendable, CustomTestStringConvertible {
    let id: String
    let members: String
    var link: String?
    var field: String?
    var testDescription: String { id }
  }

  static let prefixes = [
    Prefix(id: "prefix", members: #""domainUriPrefix":"https://x.example""#, link: "https://x.example/?"),
    Prefix(id: "domain", members: #""dynamicLinkDomain":"x.page.link""#, link: "https://x.page.link/?"),
    Prefix(
      id: "an empty one beside", members: #""domainUriPrefix":"https://x.example","dynamicLinkDomain":"""#,
      link: "https://x.example/?"),
    Prefix(
      id: "a null one beside", members: #""domainUriPrefix":null,"dynamicLinkDomain":"x.page.link""#,
      link: "https://x.page.link/?"),
    Prefix(
      id: "both", members: #""domainUriPrefix":"https://x.example","dynamicLinkDomain":"x.page.link""#,
      field: "/dynamicLinkInfo"),
    Prefix(id: "neither", members: #""domainUriPrefix":null"#, field: "/dynamicLinkInfo"),
    Prefix(
      id: "a domain with a scheme", members: #""dynamicLinkDomain":"https://x.page.link""#,
      field: "/dynamicLinkInfo/dynamicLinkDomain"),
    Prefix(
      id: "a domain with a path", members: #""dynamicLinkDomain":"x.page.link/a""#,
      field: "/dynamicLinkInfo/dynamicLinkDomain"),
    Prefix(id: "a bad prefix", members: #""domainUriPrefix":"x""#, field: "/dynamicLinkInfo/domainUriPrefix"),
    Prefix(
      id: "a dangerous prefix", members: #""domainUriPrefix":"javascript:x""#,
      field: "/dynamicLinkInfo/domainUriPrefix"),
    Prefix(id: "no string", members: #""dynamicLinkDomain":5"#, field: "/dynamicLinkInfo/dynamicLinkDomain"),
  ]

  @Test(arguments: prefixes)
  func prefix(_ row: Prefix) throws {
    let answer = try TestService().ask(
      "build", #"{"dynamicLinkInfo":{\#(row.members),"link":"https://www.example.com/"}}"#)
    #expect(answer.field == row.field, "\(answer)")
    #expect(answer.text("/longDynamicLink") == row.link.map { $0 + "link=https%3A%2F%2Fwww.example.com%2F" })
  }

  @Test func tooLong() throws {
    let text = String(repeating: "a", count: 65_536)
    let answer = try TestService().ask("build", Self.params(["socialMetaTagInfo", "socialTitle"], "\"\(text)\""))
    #expect(answer.message == "The long link has more than 65536 bytes; shorten its values.")
    #expect(answer.field == "/dynamicLinkInfo")
  }
}
