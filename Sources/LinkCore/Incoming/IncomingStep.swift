/// One decision on the way to an ``IncomingLink``.
package struct IncomingStep: Equatable, Sendable {
  /// The raw value is the stable identifier on the wire.
  package enum Rule: String, CaseIterable, Sendable {
    /// The text is not longer than ``IncomingParser/maximumLength``; only said when it is.
    case textLength
    /// The text is an absolute URL.
    case absoluteURL
    /// The text is a Play install referrer with a `deep_link`, which is in `value`.
    case playReferrer
    /// Before the query stand the prefix in `value` and nothing more than a `/`; once for each prefix, longest first.
    case prefix
    /// No prefix is configured: all that stands before the query is one.
    case anyPrefix
    /// The query behind the prefix in `value` has a `link` that makes the URL a long link.
    case longLink
    /// The URL is one of ``FirebaseDomain/appCode(_:)``.
    case appCode
    /// The URL is one of ``FirebaseDomain/domain(_:)`` in a known shape, which is in `detail`.
    case firebaseDomain
    /// A custom domain, see ``IncomingDomain``; once for each prefix, longest first.
    case customDomain
    /// The last segment of the path may be a short link, if the store has it.
    case lastSegment
    /// The store has the suffix in `detail` under the prefix in `value`.
    case storedLink
    /// The scheme is one of the app's.
    case knownScheme
    /// The URL has the form `<scheme>://google/link` and carries pairs.
    case customSchemeLink
    /// The deep link in `value` is itself a form of a dynamic link.
    case nested
    /// The URL can be one of a route; only said when it cannot.
    case routable
    /// The URL is one of the route whose name is in `value`; if not, the parameter or literal that was not met is in
    /// `detail`.
    case route
  }

  package let rule: Rule
  /// Why the rule does not fit; nil when it does.
  package let refusal: Reason?
  package let value: [UInt8]
  package let detail: [UInt8]

  init(_ rule: Rule, _ refusal: Reason? = nil, value: [UInt8] = [], detail: [UInt8] = []) {
    self.rule = rule
    self.refusal = refusal
    self.value = value
    self.detail = detail
  }

  package var isMatch: Bool { refusal == nil }
}
