/// Why a route is not that of a URL, or why no route can be.
struct RouteRefusal: Error, Equatable, Sendable {
  let reason: IncomingStep.Reason
  /// The parameter or literal that was not met.
  let name: [UInt8]

  init(_ reason: IncomingStep.Reason, _ name: [UInt8] = []) {
    self.reason = reason
    self.name = name
  }
}
