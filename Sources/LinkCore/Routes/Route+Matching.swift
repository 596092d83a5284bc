extension Route {
  /// Reads a location, or tells the first reason why it is not one of the route.
  ///
  /// One pass over the path and one over the query; takes no longer for longer segments than they have bytes.
  func match(_ location: RouteLocation) throws(RouteRefusal) -> RouteMatch {
    try checkAuthority(location)
    let values = try matchPath(location)
    return RouteMatch(name: name, action: action, values: values, query: try matchQuery(location))
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
      values.append(RouteArgument(name: name, value: .string(try Self.rest(location, from: next, name))))
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

  /// The segments from `first` on with slashes between them, and one behind them when the URL has it.
  private static func rest(_ location: RouteLocation, from first: Int, _ name: [UInt8]) throws(RouteRefusal) -> [UInt8]
  {
    let segments = location.segments
    guard first < segments.count else { return [] }
    guard !segments[first].isEmpty else { throw RouteRefusal(.emptySegment, name) }
    var rest: [UInt8] = []
    for index in first..<segments.count {
      if index > first { rest.append(UInt8(ascii: "/")) }
      ByteText.append(location.decoded.span.extracting(segments[index]), to: &rest)
    }
    if location.endsWithSlash { rest.append(UInt8(ascii: "/")) }
    return rest
  }

  /// Checks what is declared before anything is copied: most of the work of a long query is for the one route that fits.
  private func matchQuery(_ location: RouteLocation) throws(RouteRefusal) -> [RouteArgument] {
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
