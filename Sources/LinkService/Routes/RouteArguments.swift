import LinkCore
import StrictJSON

/// The `values` or the `query` of a route that a URL is to be built for.
enum RouteArguments {
  /// The schema of both, as parameters.
  static let schema = Schema.map(.nullable(value))

  /// The schema of both, as results.
  static let resultSchema = Schema.map(value)

  private static let value = Schema.anyOf([.string(), .integer(), .boolean])

  /// The node of such an object, which is read once its route is known.
  static let shape = Shape<Int>(schema: schema, blank: 0) { (json, node) throws(FieldFault) in
    try Shape<Int>.anyObject.read(json, node)
  }

  /// The parameters of the path in an object; null counts as absent.
  static func values(at node: Int, of json: borrowing JSON, for route: Route) throws(FieldFault) -> [RouteArgument] {
    var arguments: [RouteArgument] = []
    var names: Set<[UInt8]> = []
    let known = route.pattern.parameters.map(\.name)
    let end = json.next(node)
    var key = node + 1
    while key < end {
      guard let name = json.text(key), let type = route.valueType(name) else { throw Fields.unknown(key, known, json) }
      guard names.insert(name).inserted else { throw FieldFault(.duplicate).under(name) }
      try add(name, type, key + 1, json, &arguments)
      key = json.next(key + 1)
    }
    return arguments
  }

  /// The query parameters in an object; null counts as absent, and those that the route does not declare are strings.
  static func query(at node: Int, of json: borrowing JSON, for route: Route) throws(FieldFault) -> [RouteArgument] {
    var arguments: [RouteArgument] = []
    var names: Set<[UInt8]> = []
    let end = json.next(node)
    var key = node + 1
    while key < end {
      let name = try Shape<[UInt8]>.string.read(json, key)
      guard names.insert(name).inserted else { throw FieldFault(.duplicate).under(name) }
      let kind = json.kind(key + 1)
      if let type = route.queryType(name) {
        try add(name, type, key + 1, json, &arguments)
      } else if kind == .string || kind == .null {
        try add(name, .string, key + 1, json, &arguments)
      } else {
        let expected = "a string, because the route declares no other type for it"
        throw FieldFault(.wrongType(expected: expected, found: kind)).under(name)
      }
      key = json.next(key + 1)
    }
    return arguments
  }

  private static func add(
    _ name: [UInt8], _ type: RouteType, _ node: Int, _ json: borrowing JSON, _ arguments: inout [RouteArgument]
  ) throws(FieldFault) {
    guard json.kind(node) != .null else { return }
    do throws(FieldFault) {
      arguments.append(RouteArgument(name: name, value: try value(type, node, json)))
    } catch {
      throw error.under(name)
    }
  }

  private static func value(_ type: RouteType, _ node: Int, _ json: borrowing JSON) throws(FieldFault) -> RouteValue {
    switch type {
    case .string, .uuid, .choice: return .string(try Shape<[UInt8]>.string.read(json, node))
    case .bool: return .bool(try Shape<Bool>.bool.read(json, node))
    case .int:
      guard let text = json.numberText(node) else {
        throw FieldFault(.wrongType(expected: "a whole number", found: json.kind(node)))
      }
      guard let number = json.integer(node), text.first != UInt8(ascii: "-") || number != 0 else {
        throw FieldFault(.badValue(expected: "a whole number of 64 bits", value: text))
      }
      return .int(number)
    }
  }

  /// Writes arguments as an object.
  static func write(_ arguments: [RouteArgument], to writer: inout JSONWriter) {
    writer.beginObject()
    for argument in arguments {
      writer.key(argument.name)
      switch argument.value {
      case .string(let text): writer.string(text)
      case .int(let number): writer.number(number)
      case .bool(let flag): writer.bool(flag)
      }
    }
    writer.endObject()
  }
}
