import JSONRPC
import LinkCore
import StrictJSON

extension ErrorText {
  /// The error of a link that is refused.
  static func error(for fault: LinkFault, at place: ServiceFault.LinkPlace) -> RPCError {
    let name = name(of: fault, at: place)
    let code: RPCError.Code =
      switch fault.group {
      case .invalidArgument: .invalidArgument
      case .permissionDenied: .permissionDenied
      }
    var data: [RPCError.Member] = []
    if let field = field(of: fault, at: place) { data.append(.string("field", field)) }
    if let parameter = fault.parameter { data.append(.string("parameter", parameter.descriptor.queryName)) }
    if fault.code == .notInAllowlist {
      data.append(.strings("patterns", fault.names.map { String(decoding: $0, as: UTF8.self) }))
    }
    return RPCError(code, sentence(for: fault, name: name, at: place), data: data)
  }

  /// What is wrong with a link, as one sentence; `name` is what is at fault.
  static func sentence(
    for fault: LinkFault, name: String, at place: ServiceFault.LinkPlace
  ) -> String {
    let value = Quoted.text(fault.value)
    let names = fault.names.map { String(decoding: $0, as: UTF8.self) }
    switch fault.code {
    case .missingLink where names.isEmpty:
      return "\(name) is missing; give the http or https URL that the link leads to."
    case .missingLink:
      return "\(name) is missing; give the http or https URL that the link leads to (seen: \(Quoted.all(names)))."
    case .invalidURL:
      return "\(name) must be an absolute http or https URL, but \(value) \(reason(fault.urlFault))."
    case .invalidPrefix:
      return "\(name) must be \(expectedPrefix(at: place)), but \(value) \(prefixReason(fault.urlFault))."
    case .prefixPathOnFirebaseDomain:
      guard case .url = place else {
        return "\(name) \(value) has a path, which a prefix on page.link, app.goo.gl or app.google cannot have; "
          + "use the host alone."
      }
      return "\(name) \(value) has a path, so it looks like a short link; a long link on page.link, app.goo.gl or "
        + "app.google is \"https://HOST/?link=…\"."
    case .invalidCustomScheme:
      return "\(name) must be a scheme of the app's own (a letter, then letters, digits, \"+\", \"-\" or \".\"; "
        + "no common one such as https or mailto), not \(value)."
    case .tooLong:
      return "The long link has more than \(DynamicLink.maximumLength) bytes; shorten its values."
    case .notLongLink:
      return "\(name) \(value) has no query, so it is not a long link; give \"prefix/?link=…\"."
    case .looksLikeShortLink:
      return "\(name) \(value) has a path behind the configured prefix, so it looks like a short link; "
        + "give \"prefix/?link=…\"."
    case .dangerousScheme:
      return "\(name) has a scheme that runs code or reads local data: \(value); use \(safeSchemes(for: fault))."
    case .notInAllowlist where names.isEmpty:
      return "\(name) \(value) may not be used: the domain's allowlist is empty; list patterns under \"allow\"."
    case .notInAllowlist:
      return "\(name) \(value) matches no pattern of the domain's allowlist: \(Quoted.choices(names))."
    case .unusableAllowlist:
      return "The allowlist has a pattern that cannot be used: \(Quoted.choices(names)); repair the configuration."
    case .prefixNotConfigured:
      return "The prefix \(value) is not configured; use a configured one or add it to \"domains\"."
    case .schemeNotConfigured:
      return "\(name) \(value) names a scheme of no configured app; add the scheme to \"apps\" or use another."
    case .loop:
      return "\(name) \(value) is itself a dynamic link or lies below the link's own prefix; give the final URL."
    }
  }

  /// Completes "must be an absolute http or https URL, but … ".
  private static func reason(_ fault: URLFault?) -> String {
    switch fault {
    case .notAbsolute: "has no scheme"
    case .notWebScheme: "has another scheme"
    case .dangerousScheme: "has a dangerous scheme"
    case .missingSlashes: "has no \"//\" behind its scheme"
    case .extraSlashes: "has more than two slashes behind its scheme"
    case .userinfo: "has a user name in front of its host"
    case .noHost: "has no host"
    case .controlCharacter: "has a control character"
    case .backslash: "has a backslash"
    case .forbiddenHostCharacter: "has a character that a host cannot have"
    case .escapeInHost: "has a percent escape in its host"
    case .emptyHostLabel: "has an empty label in its host"
    case .numericHost: "has a number as its host that browsers read differently"
    case .invalidIPv6: "has a malformed IPv6 address"
    case .invalidInternationalHost: "has a host that UTS 46 refuses"
    case .invalidPort: "has a port that is no number up to 65535"
    case .tooLong: "is longer than \(WebURL.maximumLength) bytes"
    case .dotSegment: "has a segment \".\" or \"..\", which browsers resolve"
    case nil: "is not one"
    }
  }

  private static func prefixReason(_ fault: URLFault?) -> String {
    switch fault {
    case .notWebScheme: "is not https"
    case nil: "has a query, a fragment or more than one slash at its end"
    default: reason(fault)
    }
  }

  /// What a prefix should have been; a long link is told apart from a prefix that was given as such.
  private static func expectedPrefix(at place: ServiceFault.LinkPlace) -> String {
    switch place {
    case .info: "an https prefix such as \"https://example.com/link\""
    case .url, .stored: "a long link such as \"https://example.com/link/?link=…\""
    }
  }

  /// Completes "use …" for a value with a dangerous scheme.
  private static func safeSchemes(for fault: LinkFault) -> String {
    switch fault.parameter?.kind {
    case .customScheme: "a scheme of the app's own"
    case .androidLink: "http, https or a scheme of the app's own"
    default: "http or https"
    }
  }

  private static func name(of fault: LinkFault, at place: ServiceFault.LinkPlace) -> String {
    if let parameter = fault.parameter {
      switch place {
      case .info: return parameter.descriptor.restPath.last ?? parameter.descriptor.queryName
      case .url, .stored: return "The parameter \(parameter.descriptor.queryName)"
      }
    }
    switch place {
    case .info(_, let hasDomain): return prefixMember(hasDomain)
    case .url: return "The link"
    case .stored: return "The stored link"
    }
  }

  private static func field(of fault: LinkFault, at place: ServiceFault.LinkPlace) -> String? {
    switch place {
    case .info(let pointer, let hasDomain):
      switch fault.code {
      case .invalidPrefix, .prefixPathOnFirebaseDomain, .prefixNotConfigured:
        return pointer + "/" + prefixMember(hasDomain)
      case .dangerousScheme where fault.parameter == nil: return pointer + "/" + prefixMember(hasDomain)
      default:
        guard let path = fault.parameter?.descriptor.restPath, !path.isEmpty else { return pointer }
        return ([pointer] + path).joined(separator: "/")
      }
    case .url(let pointer), .stored(let pointer): return pointer
    }
  }

  /// The member that names the prefix.
  private static func prefixMember(_ hasDomain: Bool) -> String { hasDomain ? "dynamicLinkDomain" : "domainUriPrefix" }

  /// A URL that was clicked, without what FDL's servers and pages put on it (flutterfire#3405).
  static func shown(_ url: [UInt8]) -> String { Quoted.text(InternalParameter.removed(from: url)) }

  static func shortLinkNotFound(_ url: [UInt8], trace: [IncomingStep] = []) -> RPCError {
    var data: [RPCError.Member] = []
    if !trace.isEmpty {
      var writer = JSONWriter()
      TraceWriter.write(trace, to: &writer)
      data.append(RPCError.Member(name: "trace", json: writer.bytes))
    }
    let name = Quoted.text(InternalParameter.removed(from: url, withDebug: true))
    return RPCError(
      .notFound, "There is no short link \(name); check its spelling; upper and lower case differ.", data: data)
  }

  static func domainNotConfigured(_ host: [UInt8], configured: [[UInt8]]) -> RPCError {
    let known =
      configured.isEmpty
      ? "add a prefix to \"domains\" or a route to \"routes\""
      : "the hosts are \(Quoted.all(configured.map { String(decoding: $0, as: UTF8.self) }))"
    return RPCError(
      .notFound, "No prefix and no route has the host \(Quoted.text(host)); \(known).",
      data: [.string("field", "/domain")])
  }

  static func prefixNotConfigured(_ url: [UInt8], configured: [[UInt8]]) -> RPCError {
    let prefixes = configured.map { String(decoding: $0, as: UTF8.self) }
    return RPCError(
      .notFound, "\(shown(url)) is under no configured prefix; the prefixes are \(Quoted.all(prefixes)).")
  }

  static func suffixTaken(_ shortLink: [UInt8]) -> RPCError {
    RPCError(
      .alreadyExists, "\(Quoted.text(shortLink)) is taken by another link; choose another suffix.",
      data: [.string("field", "/suffix/customSuffix")])
  }

  static func linkDisabled(_ shortLink: [UInt8]) -> RPCError {
    RPCError(.failedPrecondition, "The short link \(Quoted.text(shortLink)) is disabled.")
  }

  static func linkExpired(_ shortLink: [UInt8], expiry: Int64) -> RPCError {
    let time = Timestamp(milliseconds: expiry).map { String(decoding: $0.formatted(), as: UTF8.self) }
    return RPCError(
      .failedPrecondition, "The short link \(Quoted.text(shortLink)) expired\(time.map { " at \($0)" } ?? "").")
  }

  static func linkDeleted(_ shortLink: [UInt8]) -> RPCError {
    RPCError(
      .failedPrecondition, "The short link \(Quoted.text(shortLink)) was deleted, which is final; make another one.")
  }

  static func notShortLink(_ url: [UInt8]) -> RPCError {
    RPCError(
      .invalidArgument, "\(shown(url)) is not a short link (prefix/suffix).", data: [.string("field", "/shortLink")])
  }

  static func notDynamicLink(_ url: [UInt8]) -> RPCError {
    RPCError(
      .invalidArgument,
      "\(shown(url)) is neither a long link (prefix/?link=…) nor a short link (prefix/suffix).",
      data: [.string("field", "/url")])
  }
}
