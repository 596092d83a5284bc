import LinkCore

extension ServiceFault {
  /// Whether a URL below a prefix is no link at all, as that of the prefix alone.
  var isOfNoLink: Bool {
    switch self {
    case .notDynamicLink: true
    case .link(let fault, .url): fault.code == .missingLink && !fault.isOfUnfinishedLink
    default: false
    }
  }

  /// The fault without the value of a link that is refused: a page of the domain's is no place for it.
  var withoutValue: ServiceFault {
    guard case .link(var fault, let place) = self, !fault.value.isEmpty else { return self }
    fault.value = Array("…".utf8)
    return .link(fault, place)
  }

  /// The page that a visitor sees; nil for a fault that is no answer to a URL.
  func page(url: [UInt8]) -> ErrorPage? {
    switch self {
    case .shortLinkNotFound, .prefixNotConfigured, .noDomains: .missing(url: url)
    case .linkDisabled, .linkExpired, .linkDeleted: .gone
    case .link, .notDynamicLink, .notShortLink, .longLinksRefused: .invalid
    case .store: .unavailable
    case .field, .suffixTaken, .routeNotFound, .route, .routeSchemeNotConfigured, .domainNotConfigured, .answerTooLong,
      .tooManySteps, .internal:
      nil
    }
  }
}
