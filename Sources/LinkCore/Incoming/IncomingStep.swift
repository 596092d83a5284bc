/// One decision on the way to an ``IncomingLink``.
package struct IncomingStep: Equatable, Sendable {
  /// The raw value is the stable identifier on the wire.
  package enum Rule: String, CaseIterable, Sendable {
    /// The text is an absolute URL.
    case absoluteURL
    /// The text is a Play install referrer with a `deep_link`.
    case playReferrer
    /// The URL begins with a prefix: the longest is in `value`.
    case prefix
    /// Behind the prefix stand an optional `/` and a query with an http or https `link`.
    case longLink
    /// ``FirebaseDomain/Recognition/appCode``.
    case appCode
    /// ``FirebaseDomain/Recognition/domain``.
    case firebaseDomain
    /// A custom domain, see ``IncomingDomain``; once for each prefix that the URL begins with.
    case customDomain
    /// The store is asked for the prefix in `value` and the suffix in `detail`.
    case storedLink
    /// The scheme is one of the app's.
    case knownScheme
    /// The URL has the form `<scheme>://google/link`.
    case customSchemeLink
    /// A route matches; the last step.
    case route
    /// The deep link in `value` is itself a form of a dynamic link.
    case nested
  }

  package let rule: Rule
  package let isMatch: Bool
  package let value: [UInt8]
  package let detail: [UInt8]

  init(_ rule: Rule, _ isMatch: Bool, value: [UInt8] = [], detail: [UInt8] = []) {
    self.rule = rule
    self.isMatch = isMatch
    self.value = value
    self.detail = detail
  }
}
