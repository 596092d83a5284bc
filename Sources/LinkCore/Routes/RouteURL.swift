/// URL that is built for a route, with what is to be read back from it.
package struct RouteURL: Sendable {
  /// Which URL is wanted.
  package enum Form: Sendable {
    /// `https://HOST/…`; without a host that of the route.
    case universalLink(host: RouteHost?)
    /// `SCHEME://…`; without a scheme that of the route.
    case customScheme([UInt8]?)
  }

  package let text: [UInt8]
  /// In lower case; nil for a universal link.
  package let scheme: [UInt8]?
  let meaning: RouteMatch

  /// Builds a URL: the inverse of ``Route/match(_:)``.
  ///
  /// Every byte of a value that is not unreserved (RFC 3986 §2.3) is escaped, a `/` within one segment too. Declared
  /// query parameters stand first, in the order of the table, then others in the order in which they are given. Names
  /// that are given twice are the caller's fault.
  package init(
    _ route: Route, _ form: Form, values: [RouteArgument], query: [RouteArgument]
  ) throws(RouteBuildFault) {
    let path = try RoutePath(route.pattern, values)
    var text: [UInt8]
    var segments = path.segments[...]
    switch form {
    case .universalLink(let host):
      self.scheme = nil
      text = ByteText.bytes("https://") + (try Self.host(route, host)).text
      if segments.isEmpty { text.append(UInt8(ascii: "/")) }
    case .customScheme(let wanted):
      let scheme = try Self.scheme(route, wanted)
      self.scheme = scheme
      text = scheme + ByteText.bytes("://") + (segments.popFirst() ?? [])
    }
    for segment in segments {
      text.append(UInt8(ascii: "/"))
      text += segment
    }
    let pairs = try Self.query(route, query)
    for (index, pair) in pairs.enumerated() {
      text.append(index == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
      PercentEncoding.append(pair.argument.name.span, to: &text)
      text.append(UInt8(ascii: "="))
      PercentEncoding.append(pair.text.span, to: &text)
    }
    guard text.count <= DynamicLink.maximumLength else { throw .tooLong }
    self.text = text
    meaning = RouteMatch(
      name: route.name, action: route.action, values: path.values, query: pairs.map { $0.argument })
  }

  private static func host(_ route: Route, _ wanted: RouteHost?) throws(RouteBuildFault) -> RouteHost {
    guard route.serves(.web) else { throw .neverUniversalLink }
    let choices = route.hosts.map { hosts in hosts.map(\.text) }
    guard let wanted else {
      guard let hosts = route.hosts, hosts.count == 1 else { throw .hostMissing(choices: choices) }
      return hosts[0]
    }
    if let hosts = route.hosts, !hosts.contains(wanted) { throw .hostNotAllowed(wanted.text, choices: choices ?? []) }
    return wanted
  }

  private static func scheme(_ route: Route, _ wanted: [UInt8]?) throws(RouteBuildFault) -> [UInt8] {
    guard route.serves(.app) else { throw .neverCustomScheme }
    guard let wanted = wanted.map({ $0.map(\.lowercasedASCII) }) else {
      guard let schemes = route.schemes, schemes.count == 1 else { throw .schemeMissing(choices: route.schemes) }
      return schemes[0]
    }
    guard !CustomScheme.isDangerous(wanted.span) else { throw .dangerousScheme(wanted) }
    guard CustomScheme.isValid(wanted.span) else { throw .badScheme(wanted) }
    if let schemes = route.schemes, !schemes.contains(wanted) { throw .schemeNotAllowed(wanted, choices: schemes) }
    return wanted
  }

  /// The pairs in the order in which they are written; of values whose type has several texts for one meaning, the one
  /// that is read back.
  private static func query(
    _ route: Route, _ given: [RouteArgument]
  ) throws(RouteBuildFault) -> [(argument: RouteArgument, text: [UInt8])] {
    var pairs: [(argument: RouteArgument, text: [UInt8])] = []
    for parameter in route.query {
      guard let argument = given.first(where: { $0.name == parameter.name }) else {
        guard !parameter.isRequired else { throw .missing(RouteField(.query, parameter.name)) }
        continue
      }
      pairs.append(try pair(argument, parameter.type))
    }
    for argument in given where route.queryType(argument.name) == nil {
      pairs.append(try pair(argument, .string))
    }
    return pairs
  }

  private static func pair(
    _ argument: RouteArgument, _ type: RouteType
  ) throws(RouteBuildFault) -> (argument: RouteArgument, text: [UInt8]) {
    guard let text = type.text(of: argument.value), let value = type.value(of: text.span) else {
      throw .wrongType(RouteField(.query, argument.name), type, argument.value)
    }
    return (RouteArgument(name: argument.name, value: value), text)
  }
}
