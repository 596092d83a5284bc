/// What is asked about each URL.
package struct AssociationQuestion: Sendable {
  /// Only this app is answered for; all when nil.
  package let appID: [UInt8]?

  package let form: AssociationForm

  /// Whether every rule that was tried is told.
  package let traces: Bool

  /// The domain that serves the file, as hosts are compared; nil when each URL's own host does.
  let domain: AssociationHost?

  /// `servedDomain` may begin with `*.`; then the file is that of the domain behind it, for all its subdomains.
  package init(
    servedDomain: [UInt8]? = nil, appID: [UInt8]? = nil, form: AssociationForm = .raw, traces: Bool = false
  ) {
    self.domain = servedDomain.map { AssociationHost($0.span) }
    self.appID = appID
    self.form = form
    self.traces = traces
  }
}
