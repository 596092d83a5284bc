import JSONRPC
import LinkCore
import StrictJSON

extension ErrorText {
  /// What is wrong with a path or a type of a route table; follows the text itself.
  static func reason(for fault: RouteFault) -> String {
    let value = Quoted.text(fault.value)
    let place = "at byte \(fault.offset)"
    switch fault.code {
    case .notAbsolute: return "does not begin with \"/\"; write one in front of it"
    case .emptySegment: return "has a slash too many \(place); a URL is matched with and without one at its end"
    case .dotSegment: return "has the segment \(value) \(place), which browsers resolve; leave it out"
    case .forbiddenByte:
      let byte = fault.value.first ?? 0
      var escape: [UInt8] = []
      PercentEncoding.append([byte].span, to: &escape)
      return "has \(Quoted.byte(byte)) \(place); write \(Quoted.text(escape)), and query parameters under \"query\""
    case .badEscape: return "has an escape in \(value) \(place) that cannot be decoded; write \"%25\" for \"%\""
    case .partialParameter: return "has a brace inside of a segment \(place); a parameter is a whole segment: {id:int}"
    case .badName:
      return "has the parameter name \(value) \(place); use a letter or \"_\", then letters, digits, \"_\" or \"-\""
    case .repeatedName: return "has two parameters with the name \(value); rename the one \(place)"
    case .unknownType: return "has the unknown type \(value) \(place); use string, int, bool, uuid or enum(a|b)"
    case .badEnum: return "has a malformed enum \(value) \(place); write it as enum(a|b)"
    case .repeatedAlternative: return "has the alternative \(value) twice; leave out the one \(place)"
    case .notLast: return "has \(value) \(place); only the last segment may be optional or a rest"
    case .typedRest: return "has \(value) \(place); a rest is always a string"
    case .misplacedMark: return "has \(value) \(place); the mark stands behind the type: {page:int?}"
    case .tooManySegments: return "has more than \(RoutePattern.maximumSegments) segments; shorten it"
    case .tooLong: return "has more than \(RoutePattern.maximumLength) bytes; shorten it"
    }
  }

  static func routeNotFound(_ name: [UInt8], known: [[UInt8]]) -> RPCError {
    let names = known.map { String(decoding: $0, as: UTF8.self) }
    let nearest = NearestName.find(name, among: known)
    var data: [RPCError.Member] = [.string("field", "/route/name")]
    if let nearest { data.append(.string("nearest", nearest)) }
    let hint =
      if let nearest {
        "did you mean \(Quoted.text(nearest))?"
      } else if names.isEmpty {
        "there are no routes; list them under \"routes\", in the configuration or in the request."
      } else {
        "\(names.count == 1 ? "the only one is" : "there are") \(Quoted.all(Array(names.prefix(20))))."
      }
    return RPCError(.notFound, "There is no route \(Quoted.text(name)); \(hint)", data: data)
  }

  /// The error of a route that no URL can be built for; `routeName` is that of the route.
  static func error(for fault: RouteBuildFault, of routeName: [UInt8]) -> RPCError {
    let route = Quoted.text(routeName)
    switch fault {
    case .missing(let field): return error(for: FieldFault(.missing, pointer: pointer(to: field)))
    case .wrongType(let field, let type, let value):
      return error(for: FieldFault(reason(type, value), pointer: pointer(to: field)))
    case .dotSegment(let field, let value):
      let expected = "without the segments \".\" and \"..\", which browsers resolve"
      return error(for: FieldFault(.badValue(expected: expected, value: value), pointer: pointer(to: field)))
    case .leadingSlash(let field, let value):
      let expected = "without a slash in front"
      return error(for: FieldFault(.badValue(expected: expected, value: value), pointer: pointer(to: field)))
    case .hostMissing(let choices):
      return missing("/route/host", "The route \(route)", choices, "host")
    case .schemeMissing(let choices):
      return missing("/route/scheme", "The route \(route)", choices, "scheme")
    case .hostNotAllowed(let host, let choices):
      return error(for: FieldFault(.notOneOf(texts(choices), value: host), pointer: Array("/route/host".utf8)))
    case .schemeNotAllowed(let scheme, let choices):
      return error(for: FieldFault(.notOneOf(texts(choices), value: scheme), pointer: Array("/route/scheme".utf8)))
    case .dangerousScheme(let scheme):
      return RPCError(
        .permissionDenied,
        "scheme \(Quoted.text(scheme)) runs code or reads local data; use a scheme of the app's own.",
        data: [.string("field", "/route/scheme")])
    case .badScheme(let scheme):
      let expected = "a scheme of the app's own"
      let fault = FieldFault(.badValue(expected: expected, value: scheme), pointer: Array("/route/scheme".utf8))
      return error(for: fault)
    case .neverUniversalLink:
      return RPCError(
        .invalidArgument, "The route \(route) allows no host; ask for \"customScheme\".",
        data: [.string("field", "/route/as")])
    case .neverCustomScheme:
      return RPCError(
        .invalidArgument, "The route \(route) allows no scheme; ask for \"universalLink\".",
        data: [.string("field", "/route/as")])
    case .tooLong:
      return RPCError(
        .invalidArgument, "The URL has more than \(DynamicLink.maximumLength) bytes; shorten the values.",
        data: [.string("field", "/route")])
    case .takenBy(let other, let url):
      return RPCError(
        .invalidArgument,
        "\(Quoted.text(url)) would be read as the route \(Quoted.text(other)), which is asked before \(route); "
          + "make the paths of the two differ.",
        data: [.string("field", "/route")])
    case .readAs(let kind, let url):
      return RPCError(
        .invalidArgument,
        "\(Quoted.text(url)) would be read as \(name(of: kind)), not as the route \(route); "
          + "use another path, host or query.",
        data: [.string("field", "/route")])
    }
  }

  static func routeSchemeNotConfigured(_ scheme: [UInt8]) -> RPCError {
    RPCError(
      .permissionDenied,
      "The scheme \(Quoted.text(scheme)) belongs to no configured app; add it to \"apps\" or use another.",
      data: [.string("field", "/route/scheme")])
  }

  private static func missing(_ field: String, _ subject: String, _ choices: [[UInt8]]?, _ what: String) -> RPCError {
    let hint =
      if let choices {
        "allows several \(what)s; give \(field) as \(Quoted.choices(texts(choices)))"
      } else {
        "names no \(what); give \(field)"
      }
    return RPCError(.invalidArgument, "\(subject) \(hint).", data: [.string("field", field)])
  }

  /// What a value should have been that is no value of its type.
  private static func reason(_ type: RouteType, _ value: RouteValue) -> FieldFault.Reason {
    let text: [UInt8] =
      switch value {
      case .string(let string): string
      case .int(let number): Array(String(number).utf8)
      case .bool(let flag): Array(String(flag).utf8)
      }
    switch type {
    case .string: return .badValue(expected: "a string", value: text)
    case .int: return .badValue(expected: "a whole number", value: text)
    case .bool: return .badValue(expected: "true or false", value: text)
    case .uuid:
      return .badValue(expected: "a UUID such as \"550e8400-e29b-41d4-a716-446655440000\"", value: text)
    case .choice(let choices): return .notOneOf(texts(choices), value: text)
    }
  }

  private static func pointer(to field: RouteField) -> [UInt8] {
    var pointer = Array((field.place == .values ? "/route/values/" : "/route/query/").utf8)
    JSON.appendPointerEscaped(field.name, to: &pointer)
    return pointer
  }

  private static func texts(_ values: [[UInt8]]) -> [String] { values.map { String(decoding: $0, as: UTF8.self) } }

  private static func name(of kind: IncomingLink.Kind) -> String {
    switch kind {
    case .dynamicLink: "a dynamic link"
    case .shortLink: "a short link"
    case .customScheme: "a custom-scheme URL"
    case .universalLink: "a universal link"
    case .unrecognized: "no link of ours"
    }
  }
}
