/// Value of a parameter of a route, in the JSON type that goes with the parameter's ``RouteType``.
package enum RouteValue: Equatable, Sendable {
  /// Of `string`, `uuid` (in lower case) and `enum`.
  case string([UInt8])
  case int(Int64)
  case bool(Bool)
}
