import TestSupport
import Testing

@testable import LinkCore

/// A signature never tells two routes apart that have something in common.
@Suite struct RouteSignatureTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let first: String
    let second: String
    let mayMeet: Bool
    let mayCover: Bool
    var testDescription: String { id }

    init(_ id: String, _ first: String, _ second: String, meet: Bool, cover: Bool = true) {
      self.id = id
      self.first = "a " + first
      self.second = "b " + second
      mayMeet = meet
      mayCover = cover
    }
  }

  static let rows = [
    Row("the same literal", "/a", "/a", meet: true),
    Row("other literals", "/a", "/b", meet: false),
    Row("other literals behind a parameter", "/{x}/a", "/{x}/b", meet: false),
    Row("literals in the ninth segment are not looked at", "/a/a/a/a/a/a/a/a/a", "/a/a/a/a/a/a/a/a/b", meet: true),
    Row("literal and parameter", "/a", "/{x}", meet: true),
    Row("literal and number", "/5", "/{x:int}", meet: true),
    Row("number and UUID", "/{x:int}", "/{x:uuid}", meet: false),
    Row("number and bool", "/{x:int}", "/{x:bool}", meet: false),
    Row("number and number", "/{x:int}", "/{y:int}", meet: true),
    Row("list of one and the literal", "/{x:enum(a)}", "/a", meet: true),
    Row("list of one and another literal", "/{x:enum(a)}", "/b", meet: false),
    Row("list of one and bool", "/{x:enum(true)}", "/{x:bool}", meet: true),
    Row("lists", "/{x:enum(a|b)}", "/{x:enum(c|d)}", meet: true),
    Row("shorter", "/a", "/a/b", meet: false),
    Row("shorter with an optional one", "/a/{x?}", "/a/b", meet: true),
    Row("much shorter with an optional one", "/a/{x?}", "/a/b/c", meet: false),
    Row("shorter with a rest", "/a/{x...}", "/a/b/c", meet: true),
    Row("a rest behind more segments", "/a/b/{x...}", "/a", meet: false),
    Row("a query asked for that the other has not", "/a ?q=string", "/a", meet: true, cover: false),
    Row("a query asked for that the other has", "/a ?q=string", "/a ?q=string", meet: true),
    Row("a query that may be absent", "/a ?q=string?", "/a", meet: true),
    Row("a number that may be absent", "/a ?q=int?", "/a", meet: true, cover: false),
  ]

  @Test(arguments: rows)
  func tellsApart(_ row: Row) throws {
    let first = try RouteSpec.route(row.first)
    let second = try RouteSpec.route(row.second)
    for kind in RouteLocation.Kind.allCases {
      let signatures = [RouteSignature(first, kind), RouteSignature(second, kind)]
      #expect(signatures[0].mayMeet(signatures[1]) == row.mayMeet)
      #expect(signatures[1].mayMeet(signatures[0]) == row.mayMeet)
      #expect(signatures[0].mayCover(signatures[1]) == row.mayCover)
    }
  }

  @Test func onlyAHostHasNoCase() throws {
    let upper = try RouteSpec.route("a /A/b")
    let lower = try RouteSpec.route("b /a/b")
    #expect(RouteSignature(upper, .app).mayMeet(RouteSignature(lower, .app)))
    #expect(!RouteSignature(upper, .web).mayMeet(RouteSignature(lower, .web)))
    let other = try RouteSpec.route("c /a/B")
    #expect(!RouteSignature(other, .app).mayMeet(RouteSignature(lower, .app)))
  }

  /// Routes of which a signature says that they have nothing in common have no common path, and none covers the other.
  @Test(arguments: 0..<100)
  func agreesWithTheComparison(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = ["a", "A", "1", "true", "{x}", "{x:int}", "{x:bool}", "{x:uuid}", "{x:enum(a)}", "{x:enum(A|1)}"]
    let tails = ["", "", "/{t?}", "/{t:int?}", "/{t...}"]
    let queries = ["", "", " ?q=int", " ?q=string?", " ?r=string ?q=int?"]
    let routes = try (0..<12).map { index in
      var path = ""
      for place in 0..<Int.random(in: 0...3, using: &random) {
        path += "/" + (pieces.randomElement(using: &random) ?? "a").replacing("{x", with: "{x\(place)")
      }
      path += tails.randomElement(using: &random) ?? ""
      return try RouteSpec.route(
        "r\(index) \(path.isEmpty ? "/" : path)" + (queries.randomElement(using: &random) ?? ""))
    }
    for kind in RouteLocation.Kind.allCases {
      for first in routes {
        for second in routes {
          let (left, right) = (RouteSignature(first, kind), RouteSignature(second, kind))
          var coverage = RouteCoverage(first, second, kind)
          let hasCommonPath = coverage.commonLength() != nil
          let isCovered = coverage.firstCoversSecond()
          #expect(left.mayMeet(right) || !hasCommonPath)
          #expect(left.mayCover(right) || !isCovered)
        }
      }
    }
  }
}
