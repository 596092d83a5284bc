import TestSupport
import Testing

@testable import LinkCore

/// What a comparison of two routes costs: it is counted, so that no table keeps a thread busy for long.
@Suite struct RouteCoverageTests {
  private static let texts = (0..<400).map { "t\($0)" }
  private static func choice(_ range: Range<Int>) -> String { "enum(" + texts[range].joined(separator: "|") + ")" }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let routes: [String]
    let steps: ClosedRange<Int>
    var testDescription: String { id }

    init(_ id: String, _ routes: [String], _ steps: ClosedRange<Int>) {
      self.id = id
      self.routes = routes
      self.steps = steps
    }
  }

  static let rows = [
    Row("literals", ["a /a/b/c", "b /a/b/d"], 1...20),
    Row("a list and a number", ["a /{x:\(choice(0..<200))}", "b /{x:int}"], 10...100),
    Row("two lists", ["a /{x:\(choice(0..<200))}", "b /{x:\(choice(200..<400))}"], 5_000...20_000),
    Row("a list beside different literals", ["a /{x:\(choice(0..<200))}/a", "b /{x:\(choice(200..<400))}/b"], 1...20),
    Row("lists in queries", ["a /a ?q=\(choice(0..<200))", "b /a ?q=\(choice(200..<400))"], 5_000...20_000),
  ]

  @Test(arguments: rows)
  func countsSteps(_ row: Row) throws {
    let routes = try row.routes.map(RouteSpec.route)
    var coverage = RouteCoverage(routes[0], routes[1], .web)
    let length = coverage.commonLength()
    #expect(length == nil)
    #expect(row.steps.contains(coverage.steps), "\(coverage.steps)")
  }
}
