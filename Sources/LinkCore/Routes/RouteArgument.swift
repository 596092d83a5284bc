/// Name and value of a parameter, as a URL carries it or as a URL is to be built with it.
package struct RouteArgument: Equatable, Sendable {
  package let name: [UInt8]
  package let value: RouteValue

  package init(name: [UInt8], value: RouteValue) {
    self.name = name
    self.value = value
  }
}
