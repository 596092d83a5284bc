import LinkCore
import TestSupport
import Testing

/// Paths of routes: what is read, and what is refused where.
@Suite struct RoutePatternTests {
  struct Accepted: Sendable, CustomTestStringConvertible {
    let path: String
    /// Literals in quotes, parameters as `name:type`, then the tail.
    let parts: String
    var testDescription: String { path }

    init(_ path: String, _ parts: String) {
      self.path = path
      self.parts = parts
    }
  }

  static let accepted = [
    Accepted("/", ""),
    Accepted("/a", "'a'"),
    Accepted("/product/{id:int}", "'product' id:int"),
    Accepted("/{a}/{b:string}/{c:bool}/{d:uuid}/{e:enum(x|y z)}", "a:string b:string c:bool d:uuid e:x,y z"),
    Accepted("/{a?}", "a:string?"),
    Accepted("/x/{page:int?}", "'x' page:int?"),
    Accepted("/{path...}", "path..."),
    Accepted("/x/{path:string...}", "'x' path..."),
    Accepted("/a%20b/%C3%BC/%2F/ü/%25", "'a b' 'ü' '/' 'ü' '%'"),
    Accepted("/a+b/a=b&c/a:b/*/.../a.b", "'a+b' 'a=b&c' 'a:b' '*' '...' 'a.b'"),
    Accepted("/{_a-B0}", "_a-B0:string"),
    Accepted("/{a:enum(a)}", "a:a"),
    Accepted("/{a:enum(a|A|é|?)?}", "a:a,A,é,??"),
  ]

  @Test(arguments: accepted)
  func reads(_ row: Accepted) throws {
    let pattern = try RoutePattern(parsing: Array(row.path.utf8))
    #expect(pattern.text == Array(row.path.utf8))
    var parts = pattern.segments.map { segment in
      switch segment {
      case .literal(let text): "'" + String(decoding: text, as: UTF8.self) + "'"
      case .parameter(let parameter): Self.text(parameter)
      }
    }
    switch pattern.tail {
    case .none: break
    case .optional(let parameter): parts.append(Self.text(parameter) + "?")
    case .rest(let name): parts.append(String(decoding: name, as: UTF8.self) + "...")
    }
    #expect(parts.joined(separator: " ") == row.parts)
  }

  private static func text(_ parameter: RouteParameter) -> String {
    let type =
      switch parameter.type {
      case .string: "string"
      case .int: "int"
      case .bool: "bool"
      case .uuid: "uuid"
      case .choice(let texts): texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
      }
    return String(decoding: parameter.name, as: UTF8.self) + ":" + type
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let path: String
    let fault: RouteFault
    var testDescription: String { path.count > 40 ? String(path.prefix(40)) + "…" : path }

    init(_ path: String, _ code: RouteFault.Code, at offset: Int, _ value: String = "") {
      self.path = path
      fault = RouteFault(code, at: offset, Array(value.utf8))
    }
  }

  static let refused = [
    Refused("", .notAbsolute, at: 0),
    Refused("a/b", .notAbsolute, at: 0),
    Refused("{a}", .notAbsolute, at: 0),
    Refused("//", .emptySegment, at: 0),
    Refused("//a", .emptySegment, at: 0),
    Refused("/a/", .emptySegment, at: 2),
    Refused("/a//b", .emptySegment, at: 2),
    Refused("/{a}/", .emptySegment, at: 4),
    Refused("/.", .dotSegment, at: 1, "."),
    Refused("/a/..", .dotSegment, at: 3, ".."),
    Refused("/%2e%2E", .dotSegment, at: 1, "%2e%2E"),
    Refused("/a?b", .forbiddenByte, at: 2, "?"),
    Refused("/a#b", .forbiddenByte, at: 2, "#"),
    Refused("/a\\b", .forbiddenByte, at: 2, "\\"),
    Refused("/a\u{0}", .forbiddenByte, at: 2, "\u{0}"),
    Refused("/a\u{7F}", .forbiddenByte, at: 2, "\u{7F}"),
    Refused("/x/100%", .badEscape, at: 3, "100%"),
    Refused("/%zz", .badEscape, at: 1, "%zz"),
    Refused("/%FF", .badEscape, at: 1, "%FF"),
    Refused("/p-{id}", .partialParameter, at: 3, "p-{id}"),
    Refused("/{id}-p", .partialParameter, at: 1, "{id}-p"),
    Refused("/{id", .partialParameter, at: 1, "{id"),
    Refused("/id}", .partialParameter, at: 3, "id}"),
    Refused("/{", .partialParameter, at: 1, "{"),
    Refused("/}", .partialParameter, at: 1, "}"),
    Refused("/{a:enum(b/c)}", .partialParameter, at: 1, "{a:enum(b"),
    Refused("/{}", .badName, at: 2, ""),
    Refused("/{...}", .badName, at: 2, ""),
    Refused("/{?}", .badName, at: 2, ""),
    Refused("/{:int}", .badName, at: 2, ""),
    Refused("/{1a}", .badName, at: 2, "1a"),
    Refused("/{a b}", .badName, at: 2, "a b"),
    Refused("/{é}", .badName, at: 2, "é"),
    Refused("/{a}{b}", .badName, at: 2, "a}{b"),
    Refused("/{a....}", .badName, at: 2, "a."),
    Refused("/{a??}", .badName, at: 2, "a?"),
    Refused("/{a}/x/{a:int}", .repeatedName, at: 8, "a"),
    Refused("/{a}/{a...}", .repeatedName, at: 6, "a"),
    Refused("/{a:}", .unknownType, at: 4, ""),
    Refused("/x/{a:Int}", .unknownType, at: 6, "Int"),
    Refused("/{a:float}", .unknownType, at: 4, "float"),
    Refused("/{a:enum}", .unknownType, at: 4, "enum"),
    Refused("/{a:enum(}", .badEnum, at: 4, "enum("),
    Refused("/{a:enum()}", .badEnum, at: 4, "enum()"),
    Refused("/{a:enum(a|)}", .badEnum, at: 4, "enum(a|)"),
    Refused("/{a:enum(|a)}", .badEnum, at: 4, "enum(|a)"),
    Refused("/{a:enum(a||b)}", .badEnum, at: 4, "enum(a||b)"),
    Refused("/{a:enum(a}", .badEnum, at: 4, "enum(a"),
    Refused("/{a:enum(a)b}", .badEnum, at: 4, "enum(a)b"),
    Refused("/{a:enum((a))}", .badEnum, at: 4, "enum((a))"),
    Refused("/{a:enum(..)}", .badEnum, at: 4, "enum(..)"),
    Refused("/{a:enum(a|b|a)}", .repeatedAlternative, at: 13, "a"),
    Refused("/{a?}/b", .notLast, at: 1, "{a?}"),
    Refused("/{a...}/{b}", .notLast, at: 1, "{a...}"),
    Refused("/{a?}/", .notLast, at: 1, "{a?}"),
    Refused("/{a:int...}", .typedRest, at: 1, "{a:int...}"),
    Refused("/{a?:int}", .misplacedMark, at: 1, "{a?:int}"),
    Refused("/{a...:string}", .misplacedMark, at: 1, "{a...:string}"),
    Refused("/" + Array(repeating: "a", count: 65).joined(separator: "/"), .tooManySegments, at: 129),
    Refused("/" + String(repeating: "a", count: 2_048), .tooLong, at: 2_048),
  ]

  @Test(arguments: refused)
  func refuses(_ row: Refused) {
    #expect(throws: row.fault) { try RoutePattern(parsing: Array(row.path.utf8)) }
  }

  @Test func everyFaultHasARow() {
    #expect(Set(Self.refused.map(\.fault.code)) == Set(RouteFault.Code.allCases))
  }

  @Test func longestPaths() throws {
    _ = try RoutePattern(parsing: Array(("/" + Array(repeating: "a", count: 64).joined(separator: "/")).utf8))
    _ = try RoutePattern(parsing: Array(("/" + String(repeating: "a", count: 2_047)).utf8))
  }

  /// Damaged paths are read or refused, and never trap.
  @Test(arguments: 0..<50)
  func garbage(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = ["/", "{", "}", "...", "?", ":", "int", "enum(", ")", "|", "a", "%2", "%41", "é", "..", "\u{0}", "\\"]
    for _ in 0..<200 {
      let count = Int.random(in: 0...12, using: &random)
      let path = "/" + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      do throws(RouteFault) {
        let pattern = try RoutePattern(parsing: Array(path.utf8))
        #expect(pattern.segments.count <= RoutePattern.maximumSegments)
      } catch {
        #expect((0...path.utf8.count).contains(error.offset), "\(path)")
      }
    }
  }
}
