/// Path that is built for a route: escaped segments, and the values that are read back from them.
struct RoutePath {
  private(set) var segments: [[UInt8]] = []
  private(set) var values: [RouteArgument] = []

  init(_ pattern: RoutePattern, _ given: [RouteArgument]) throws(RouteBuildFault) {
    for segment in pattern.segments {
      switch segment {
      case .literal(let text): append(text.span)
      case .parameter(let parameter): try add(parameter, given, isRequired: true)
      }
    }
    switch pattern.tail {
    case .none: break
    case .optional(let parameter): try add(parameter, given, isRequired: false)
    case .rest(let name): try addRest(name, given)
    }
  }

  /// An empty text counts as absent: no segment that stands for a parameter is empty.
  private mutating func add(
    _ parameter: RouteParameter, _ given: [RouteArgument], isRequired: Bool
  ) throws(RouteBuildFault) {
    let field = RouteField(.values, parameter.name)
    let argument = given.first { $0.name == parameter.name && $0.value != .string([]) }
    guard let argument else {
      guard !isRequired else { throw .missing(field) }
      return
    }
    guard let text = parameter.type.text(of: argument.value), let value = parameter.type.value(of: text.span) else {
      throw .wrongType(field, parameter.type, argument.value)
    }
    guard !RouteLocation.isDotSegment(text.span) else { throw .dotSegment(field, value: text) }
    append(text.span)
    values.append(RouteArgument(name: parameter.name, value: value))
  }

  private mutating func addRest(_ name: [UInt8], _ given: [RouteArgument]) throws(RouteBuildFault) {
    let field = RouteField(.values, name)
    let value = given.first { $0.name == name }?.value ?? .string([])
    guard case .string(let text) = value else { throw .wrongType(field, .string, value) }
    values.append(RouteArgument(name: name, value: value))
    guard !text.isEmpty else { return }
    guard text[0] != UInt8(ascii: "/") else { throw .leadingSlash(field, value: text) }
    let bytes = text.span
    var start = 0
    while start <= bytes.count {
      let end = ByteText.firstIndex(of: UInt8(ascii: "/"), in: bytes, from: start) ?? bytes.count
      let segment = bytes.extracting(start..<end)
      guard !RouteLocation.isDotSegment(segment) else { throw .dotSegment(field, value: text) }
      append(segment)
      start = end &+ 1
    }
  }

  private mutating func append(_ text: Span<UInt8>) {
    var segment: [UInt8] = []
    PercentEncoding.append(text, to: &segment)
    segments.append(segment)
  }
}
