/// Something about a route table that its author will not have meant.
package struct RouteReport: Equatable, Sendable {
  package enum Finding: Equatable, Sendable {
    /// The other route is asked first and matches all that this one does.
    case unreachable(Scope)
    /// The route allows no host and no scheme.
    case closed
    /// Both routes match a URL of this path, and neither is the more specific one throughout.
    case overlap(path: [UInt8])
    /// The segment is a parameter or a wildcard elsewhere; here it stands for itself.
    case foreignSyntax(segment: [UInt8])
  }

  /// The raw value is the code on the wire.
  package enum Code: String, CaseIterable, Sendable {
    case unreachable = "ROUTE_UNREACHABLE"
    case overlap = "ROUTE_OVERLAP"
    case foreignSyntax = "ROUTE_FOREIGN_SYNTAX"
  }

  package var code: Code {
    switch finding {
    case .unreachable, .closed: .unreachable
    case .overlap: .overlap
    case .foreignSyntax: .foreignSyntax
    }
  }

  /// The URLs that are spoken of.
  package enum Scope: Sendable {
    case all
    case universalLinks
    case customSchemes
  }

  package let finding: Finding
  /// Position in the table.
  package let route: Int
  /// Position of the route that is asked first; the same one when only one is spoken of.
  package let other: Int

  package init(_ finding: Finding, route: Int, other: Int) {
    self.finding = finding
    self.route = route
    self.other = other
  }
}
