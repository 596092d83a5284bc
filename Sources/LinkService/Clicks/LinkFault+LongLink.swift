import LinkCore

extension LinkFault {
  /// Whether a URL is a long link that lacks its `link`, and not any page with a query.
  ///
  /// The debug switch and a campaign alone are no sign of one: short links have them too.
  var isOfUnfinishedLink: Bool {
    code == .missingLink
      && names.contains { name in
        LinkParameter(queryName: name.span).map { $0 != .debug && !LinkParameter.utm.contains($0) } ?? false
      }
  }
}
