/// Query parameter that a route declares.
package struct RouteQueryParameter: Equatable, Sendable {
  /// Decoded.
  package let name: [UInt8]
  package let type: RouteType
  /// Without it a URL is not one of the route.
  package let isRequired: Bool

  /// Reads the notation of the type: as in a path, with `?` behind it when the parameter may be absent.
  package init(name: [UInt8], parsing text: [UInt8]) throws(RouteFault) {
    guard text.count <= RoutePattern.maximumLength else { throw RouteFault(.tooLong, at: RoutePattern.maximumLength) }
    let isOptional = text.last == UInt8(ascii: "?")
    self.name = name
    isRequired = !isOptional
    type = try RouteType(parsing: text.span.extracting(0..<(isOptional ? text.count &- 1 : text.count)), at: 0)
  }

  private init(name: [UInt8], type: RouteType, isRequired: Bool) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
  }

  /// The same in memory of its own.
  var copy: RouteQueryParameter {
    RouteQueryParameter(name: Route.copy(name), type: type.copy, isRequired: isRequired)
  }
}
