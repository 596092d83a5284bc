/// Place of a parameter in the request for a URL.
package struct RouteField: Equatable, Sendable {
  package enum Place: Sendable {
    case values
    case query
  }

  package let place: Place
  package let name: [UInt8]

  package init(_ place: Place, _ name: [UInt8]) {
    self.place = place
    self.name = name
  }
}
