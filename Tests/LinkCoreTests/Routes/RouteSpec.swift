import LinkCore

/// A route in one line for the tests: a name and a path, then `?NAME=TYPE` for query parameters, `@HOST` for hosts and
/// `+SCHEME` for schemes; `@` and `+` alone are empty lists.
struct RouteSpec {
  static func route(_ line: String) throws -> Route {
    let words = line.split(separator: " ").map(String.init)
    var query: [RouteQueryParameter] = []
    var hosts: [RouteHost]?
    var schemes: [[UInt8]]?
    for word in words.dropFirst(2) {
      let rest = String(word.dropFirst())
      switch word.first {
      case "?":
        let parts = rest.split(separator: "=", maxSplits: 1).map(String.init)
        query.append(try RouteQueryParameter(name: Array(parts[0].utf8), parsing: Array(parts[1].utf8)))
      case "@":
        if hosts == nil { hosts = [] }
        if !rest.isEmpty { hosts?.append(try RouteHost(Array(rest.utf8).span)) }
      default:
        if schemes == nil { schemes = [] }
        if !rest.isEmpty { schemes?.append(Array(rest.utf8)) }
      }
    }
    return Route(
      name: Array(words[0].utf8), action: nil, pattern: try RoutePattern(parsing: Array(words[1].utf8)), query: query,
      hosts: hosts, schemes: schemes)
  }

  static func table(_ lines: [String]) throws -> RouteTable { RouteTable(try lines.map(route)) }
}

extension RouteMatch {
  /// `NAME id=5 path="a/b" ? ref="x"`.
  var line: String {
    func text(_ arguments: [RouteArgument]) -> String {
      arguments.map { " " + String(decoding: $0.name, as: UTF8.self) + "=" + $0.value.line }.joined()
    }
    return String(decoding: name, as: UTF8.self) + text(values) + (query.isEmpty ? "" : " ?" + text(query))
  }
}

extension RouteValue {
  var line: String {
    switch self {
    case .string(let text): "\"" + String(decoding: text, as: UTF8.self) + "\""
    case .int(let number): String(number)
    case .bool(let flag): String(flag)
    }
  }
}
