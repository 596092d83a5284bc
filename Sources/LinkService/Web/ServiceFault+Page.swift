import LinkCore
import LinkStore

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

  /// The fault as whoever is on the web may know it: without the paths of this machine.
  var forVisitors: ServiceFault {
    guard case .store(let fault) = self else { return self }
    return .store(fault.withoutPaths)
  }

  /// Who is told, on a page, what is wrong.
  enum Audience {
    /// Only those who run the domain or made the link can do something about it; they ask by `d=1`.
    case askers
    /// Nothing is set up yet where this is met, or only machines and those who run the domain come by.
    case everybody
    case nobody
  }

  var audience: Audience {
    switch self {
    case .noDomains, .noHost, .hostNotServed, .noAssociationFile: .everybody
    case .link, .longLinksRefused, .linkDisabled, .linkExpired, .linkDeleted, .shortLinkNotFound, .prefixNotConfigured,
      .store:
      .askers
    default: .nobody
    }
  }

  /// The page that a visitor sees; nil for a fault that is no answer to a URL.
  func page(url: [UInt8]) -> ErrorPage? {
    switch self {
    case .shortLinkNotFound, .prefixNotConfigured, .noDomains, .hostNotServed, .noAssociationFile: .missing(url: url)
    case .linkDisabled, .linkExpired, .linkDeleted: .gone
    case .link(let fault, _): fault.group == .permissionDenied ? .refused : .invalid
    case .longLinksRefused: .refused
    case .notDynamicLink, .notShortLink, .noHost: .invalid
    case .store: .unavailable
    case .field, .suffixTaken, .routeNotFound, .route, .routeSchemeNotConfigured, .domainNotConfigured, .answerTooLong,
      .tooManySteps, .internal:
      nil
    }
  }
}
