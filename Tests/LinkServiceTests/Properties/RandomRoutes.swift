import TestSupport

/// A route table out of a seed, with values for each of its routes; many of the routes get in each other's way.
struct RandomRoutes {
  /// What is sent for one route, and what must come back.
  struct Wish {
    let name: String
    let values: JSONTree
    let query: JSONTree
    let answeredValues: JSONTree
    let answeredQuery: JSONTree
    let hosts: [String]?
    let schemes: [String]?
  }

  private(set) var table: [JSONTree] = []
  private(set) var wishes: [Wish] = []
  private var random: SeededGenerator

  private static let literals = ["a", "b", "product", "%C3%BC", "a%2Fb", "x y", "100%25", "~*'()!$&+,;=:@", "A"]
  private static let types = ["", ":string", ":int", ":bool", ":uuid", ":enum(a|new one|%)"]
  private static let hostNames = ["www.example.com", "bücher.example:8443", "x.example"]
  private static let schemeNames = ["myapp", "My.App+1", "com.example.ios"]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for index in 0..<Int.random(in: 1...6, using: &random) { addRoute("route \(index)") }
  }

  private mutating func addRoute(_ name: String) {
    var path = ""
    var values: [JSONTree.Member] = []
    var answered: [JSONTree.Member] = []
    for place in 0..<Int.random(in: 0...3, using: &random) {
      if Bool.random(using: &random) {
        path += "/" + (Self.literals.randomElement(using: &random) ?? "a")
      } else {
        let type = Self.types.randomElement(using: &random) ?? ""
        path += "/{p\(place)\(type)}"
        let value = self.value(type, mayBeEmpty: false)
        values.append(.init("p\(place)", value.sent))
        answered.append(.init("p\(place)", value.answered))
      }
    }
    switch Int.random(in: 0...4, using: &random) {
    case 0:
      path += "/{rest...}"
      let rest = restText()
      if Bool.random(using: &random) || !rest.isEmpty { values.append(.init("rest", .string(rest))) }
      answered.append(.init("rest", .string(rest)))
    case 1:
      let type = Self.types.randomElement(using: &random) ?? ""
      path += "/{last\(type)?}"
      if Bool.random(using: &random) {
        let value = self.value(type, mayBeEmpty: false)
        values.append(.init("last", value.sent))
        answered.append(.init("last", value.answered))
      }
    default: break
    }
    let query = randomQuery()
    let hosts = names(Self.hostNames)
    let schemes = names(Self.schemeNames)
    var route: [JSONTree.Member] = [.init("name", .string(name)), .init("path", .string(path.isEmpty ? "/" : path))]
    if !query.types.isEmpty { route.append(.init("query", .object(query.types))) }
    if let hosts { route.append(.init("hosts", .array(hosts.map { .string($0) }))) }
    if let schemes { route.append(.init("schemes", .array(schemes.map { .string($0) }))) }
    table.append(.object(route.shuffled(using: &random)))
    wishes.append(
      Wish(
        name: name, values: .object(values.shuffled(using: &random)), query: .object(query.sent),
        answeredValues: .object(answered), answeredQuery: .object(query.answered), hosts: hosts, schemes: schemes))
  }

  private mutating func names(_ all: [String]) -> [String]? {
    guard Bool.random(using: &random) else { return nil }
    return Array(all.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random)))
  }

  private mutating func randomQuery() -> (
    types: [JSONTree.Member], sent: [JSONTree.Member], answered: [JSONTree.Member]
  ) {
    var types: [JSONTree.Member] = []
    var sent: [JSONTree.Member] = []
    var answered: [JSONTree.Member] = []
    for name in ["q", "ü [1]", "utm_source"] where Int.random(in: 0...2, using: &random) == 0 {
      let type = Self.types.dropFirst().randomElement(using: &random) ?? ":string"
      let isOptional = Bool.random(using: &random)
      types.append(.init(name, .string(type.dropFirst() + (isOptional ? "?" : ""))))
      guard !isOptional || Bool.random(using: &random) else { continue }
      let value = self.value(type, mayBeEmpty: true)
      sent.append(.init(name, value.sent))
      answered.append(.init(name, value.answered))
    }
    for index in 0..<Int.random(in: 0...2, using: &random) {
      let name = "\(index)" + random.text(maximumCount: 3)
      let text = JSONTree.string(random.text(maximumCount: 8))
      sent.append(.init(name, text))
      answered.append(.init(name, text))
    }
    return (types, sent, answered)
  }

  private mutating func value(_ type: String, mayBeEmpty: Bool) -> (sent: JSONTree, answered: JSONTree) {
    switch type {
    case ":int":
      let wide = Int64.random(in: .min ... .max, using: &random)
      let number = JSONTree.number(String(wide >> Int64.random(in: 0...63, using: &random)))
      return (number, number)
    case ":bool":
      let flag = JSONTree.bool(Bool.random(using: &random))
      return (flag, flag)
    case ":uuid":
      let digits = (0..<32).map { _ in "0123456789abcdef".randomElement(using: &random) ?? "0" }
      var text = ""
      for (index, digit) in digits.enumerated() {
        if [8, 12, 16, 20].contains(index) { text.append("-") }
        text.append(digit)
      }
      return (.string(Bool.random(using: &random) ? text.uppercased() : text), .string(text))
    case ":enum(a|new one|%)":
      let text = JSONTree.string(["a", "new one", "%"].randomElement(using: &random) ?? "a")
      return (text, text)
    default:
      var text = random.text(maximumCount: 8)
      if Int.random(in: 0...5, using: &random) == 0 {
        text =
          ["a", "%2F", "%", "..%2f", "a/b", "+", "...", "true", "007", "\u{0}"].randomElement(using: &random) ?? "a"
      }
      if !mayBeEmpty, ["", ".", ".."].contains(text) { text = "x" }
      return (.string(text), .string(text))
    }
  }

  /// Segments with slashes between them, none in front.
  private mutating func restText() -> String {
    var text = ""
    for index in 0..<Int.random(in: 0...4, using: &random) {
      let piece = random.text(maximumCount: 4).replacing("/", with: "")
      let isUsable = ![".", ".."].contains(piece) && !(index == 0 && piece.isEmpty)
      text += (index == 0 ? "" : "/") + (isUsable ? piece : "x")
    }
    return text
  }
}
