/// Route of a URL, with what the URL says for it.
///
/// A class because it is handed around more often than it is made.
package final class RouteMatch: Sendable {
  package let name: [UInt8]
  package let action: [UInt8]
  /// Parameters of the path, in its order; an optional one that is absent is left out.
  package let values: [RouteArgument]
  /// All query parameters in the order in which they stand, the first of each name; those that the route does not
  /// declare are strings.
  package let query: [RouteArgument]

  init(name: [UInt8], action: [UInt8], values: [RouteArgument], query: [RouteArgument]) {
    self.name = name
    self.action = action
    self.values = values
    self.query = query
  }

  /// Whether both are the same route with the same values.
  func isSame(as other: RouteMatch) -> Bool {
    name == other.name && values == other.values && query == other.query
  }
}
