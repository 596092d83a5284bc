import LinkCore

/// What the identifiers in the trace of `parseIncoming` mean, as they are published.
enum IncomingRuleText {
  /// The description of `rule`.
  static let rules =
    "What was looked at: "
    + IncomingStep.Rule.allCases.map { "\($0.rawValue): \(text(for: $0))" }.joined(separator: "; ") + "."

  /// The description of `reason`.
  static let reasons =
    "Why the rule does not fit: "
    + IncomingStep.Reason.allCases.map { "\($0.rawValue): \(text(for: $0))" }.joined(separator: "; ") + "."

  static func text(for rule: IncomingStep.Rule) -> String {
    switch rule {
    case .textLength: "the text is short enough to be read (said only when it is not)"
    case .absoluteURL: "the text is an absolute URL"
    case .playReferrer: "the text is a Play install referrer with a deep_link, which is the value"
    case .prefix:
      "the URL is the prefix in value, an optional slash and a query, once for each known prefix, longest first"
    case .anyPrefix: "no prefix is known, so all that stands before the query is one"
    case .longLink: "the query behind the prefix in value has a link, so the URL is a long link"
    case .appCode: "a goo.gl, page.link or app.google URL whose path begins with /app"
    case .firebaseDomain:
      "a URL on LABEL.page.link, LABEL.app.goo.gl or LABEL.app.google in one of FDL's shapes, which is the detail"
    case .customDomain:
      "the URL begins with the prefix in value, and a path or a link follows, once for each known prefix"
    case .lastSegment: "the last segment of the path may be a suffix, so the store is asked"
    case .storedLink: "the store has the suffix in detail under the prefix in value"
    case .knownScheme: "the scheme in value is one of the app's"
    case .customSchemeLink: "the URL is SCHEME://google/link with at least one pair"
    case .nested: "the deep link in value is a form of a dynamic link in its turn"
    case .routable: "the URL can have a route (said only when it cannot)"
    case .route: "the URL is one of the route in value, once for each route until one fits, the most specific first"
    }
  }

  static func text(for reason: IncomingStep.Reason) -> String {
    switch reason {
    case .tooLong: "the text is longer than \(IncomingParser.maximumLength) bytes"
    case .noScheme: "the text begins with no scheme"
    case .noDeepLink: "no deep_link with a value"
    case .noQuery: "the URL has no query"
    case .noLink: "no link with a value"
    case .otherLink: "link is neither an http or https URL nor a custom-scheme link of a known scheme"
    case .unusablePrefix: "what stands before the query cannot be a prefix"
    case .otherStart: "the URL does not begin with the prefix"
    case .noBoundary: "something other than a slash or a query follows"
    case .morePath: "a path stands between the prefix and the query"
    case .emptyRest: "neither a path nor a query with an http or https link follows"
    case .otherHost: "another host, or none"
    case .firebaseHost: "the prefixes of FDL's own hosts are known"
    case .otherPath: "another path"
    case .otherShape: "none of the known shapes"
    case .port: "a port is written"
    case .userinfo: "something stands before an @ in front of the host"
    case .noSegment: "the path has no segment"
    case .otherScheme: "none of the app's schemes"
    case .noPair: "the query has no pair of name and value"
    case .noForm: "the deep link is none"
    case .tooDeep: "\(IncomingParser.maximumDepth) forms stand around it, and no more are followed"
    case .notStored: "the store has no such link"
    case .badURL: "a browser would read the URL in another way"
    case .badScheme: "no app may have the scheme"
    case .dotSegment:
      "a segment is . or .., which browsers resolve, or becomes one in a rest, where escaped slashes count as slashes"
    case .fewerSegments: "nothing stands in place of the literal or parameter in detail"
    case .moreSegments: "the URL goes on behind the last segment of the route"
    case .otherSegment: "something else stands in place of the literal in detail"
    case .emptySegment: "nothing stands between two slashes in place of the parameter in detail"
    case .otherType: "the segment does not fit the type of the parameter in detail"
    case .noParameter: "the query parameter in detail is absent"
    case .otherParameter: "the query parameter in detail does not fit its type"
    }
  }
}
