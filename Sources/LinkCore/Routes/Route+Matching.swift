extension Route {
  /// Reads a location, or tells the first reason why it is not one of the route.
  ///
  /// One pass over the path and one over the query; takes no longer for longer segments than they have bytes.
  func match(_ location: RouteLocation) throws(RouteRefusal) -> RouteMatch {
    try checkAuthority(location)
    var values = try matchPath(location)
    try checkQuery(location)
    if case .rest(let name) = pattern.tail {
      values.append(RouteArgument(name: name, value: .string(rest(location))))
    }
    return RouteMatch(name: name, action: action, values: values, query: readQuery(location))
  }

  private func checkAuthority(_ location: RouteLocation) throws(RouteRefusal) {
    switch location.kind {
    case .web:
      guard let hosts else { return }
      for host in hosts
      where host.accepts(host: location.authority, port: location.port, isStandardPort: location.isStandardPort) {
        return
      }
      throw RouteRefusal(.otherHost)
    case .app:
      guard let schemes else { return }
      guard schemes.contains(location.authority) else { throw RouteRefusal(.otherScheme) }
    }
  }

  /// The values of all parameters but a rest, which is only checked: it is copied for the one route that fits.
  private func matchPath(_ location: RouteLocation) throws(RouteRefusal) -> [RouteArgument] {
    var values: [RouteArgument] = []
    let decoded = location.decoded.span
    let count = location.segments.count
    for index in pattern.segments.indices {
      let segment = pattern.segments[index]
      guard index < count else { throw RouteRefusal(.fewerSegments, Self.label(segment)) }
      let text = decoded.extracting(location.segments[index])
      let ignoresCase = location.ignoresCase(at: index)
      switch segment {
      case .literal(let literal):
        guard
          ByteText.equal(literal.span, text)
            || (ignoresCase && ByteText.equalIgnoringASCIICase(literal.span, text))
        else { throw RouteRefusal(.otherSegment, literal) }
      case .parameter(let parameter):
        values.append(try Self.argument(parameter, text, ignoresCase))
      }
    }
    let next = pattern.segments.count
    switch pattern.tail {
    case .none:
      guard count == next else { throw RouteRefusal(.moreSegments) }
    case .optional(let parameter):
      guard count <= next &+ 1 else { throw RouteRefusal(.moreSegments) }
      if count > next {
        let text = decoded.extracting(location.segments[next])
        values.append(try Self.argument(parameter, text, location.ignoresCase(at: next)))
      }
    case .rest(let name):
      try Self.checkRest(location, from: next, name)
    }
    return values
  }

  private static func argument(
    _ parameter: RouteParameter, _ text: Span<UInt8>, _ ignoresCase: Bool
  ) throws(RouteRefusal) -> RouteArgument {
    guard !text.isEmpty else { throw RouteRefusal(.emptySegment, parameter.name) }
    guard let value = parameter.type.value(of: text, ignoringCase: ignoresCase) else {
      throw RouteRefusal(.otherType, parameter.name)
    }
    return RouteArgument(name: parameter.name, value: value)
  }

  /// An escaped slash in a rest is a slash like the others once it is decoded: none may stand in front, and a dot segment
  /// not even between those.
  private static func checkRest(_ location: RouteLocation, from first: Int, _ name: [UInt8]) throws(RouteRefusal) {
    let segments = location.segments
    guard first < segments.count else { return }
    let place = segments[first]
    guard !place.isEmpty, location.decoded[place.lowerBound] != UInt8(ascii: "/") else {
      throw RouteRefusal(.emptySegment, name)
    }
    guard location.lastHiddenDot ?? -1 < first else { throw RouteRefusal(.dotSegment, name) }
  }

  /// The segments behind those of the path with slashes between them, and one behind them when the URL has it.
  private func rest(_ location: RouteLocation) -> [UInt8] {
    let first = pattern.segments.count
    let segments = location.segments
    guard first < segments.count else { return [] }
    var rest: [UInt8] = []
    for index in first..<segments.count {
      if index > first { rest.append(UInt8(ascii: "/")) }
      ByteText.append(location.decoded.span.extracting(segments[index]), to: &rest)
    }
    if location.endsWithSlash { rest.append(UInt8(ascii: "/")) }
    return rest
  }

  private func checkQuery(_ location: RouteLocation) throws(RouteRefusal) {
    let bytes = location.query.bytes.span
    for parameter in query {
      guard let item = location.item(parameter.name) else {
        guard !parameter.isRequired else { throw RouteRefusal(.noParameter, parameter.name) }
        continue
      }
      guard parameter.type.accepts(bytes.extracting(item.value ?? 0..<0)) else {
        throw RouteRefusal(.otherParameter, parameter.name)
      }
    }
  }

  /// All parameters of a query that was checked.
  private func readQuery(_ location: RouteLocation) -> [RouteArgument] {
    let bytes = location.query.bytes.span
    var found: [RouteArgument] = []
    found.reserveCapacity(location.items.count)
    for item in location.items {
      let name = location.query.bytes(item.decodedName)
      let text = bytes.extracting(item.value ?? 0..<0)
      let value = queryType(name).flatMap { $0.value(of: text) } ?? .string(ByteText.array(text))
      found.append(RouteArgument(name: name, value: value))
    }
    return found
  }

  private static func label(_ segment: RoutePattern.Segment) -> [UInt8] {
    switch segment {
    case .literal(let text): text
    case .parameter(let parameter): parameter.name
    }
  }
}
