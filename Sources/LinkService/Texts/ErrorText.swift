import JSONRPC
import LinkCore
import StrictJSON

/// The wording of every error that a caller reads.
///
/// A message is one English sentence that names the value and the fix; what a program needs is in `data`.
package enum ErrorText {
  /// Every code that an answer can carry, as the error schema lists them.
  static let codes: [RPCError.Code] = [
    .parseError, .invalidRequest, .methodNotFound, .invalidArgument, .internal, .requestCancelled, .permissionDenied,
    .notFound, .alreadyExists, .failedPrecondition, .unavailable,
  ]

  static func methodNotFound(_ name: [UInt8], known: [String]) -> RPCError {
    let nearest = NearestName.find(name, among: known.map { Array($0.utf8) })
    let hint = nearest.map { "did you mean \(Quoted.text($0))?" } ?? "rpc.discover lists the methods."
    return RPCError(
      .methodNotFound, "There is no method \(Quoted.text(name)); \(hint)", data: [.strings("methods", known)])
  }

  /// The error of a failed method.
  static func error(for fault: ServiceFault) -> RPCError {
    switch fault {
    case .field(let fault): self.error(for: fault)
    case .link(let fault, let place): self.error(for: fault, at: place)
    case .store(let fault): self.error(for: fault)
    case .shortLinkNotFound(let url, let trace): shortLinkNotFound(url, trace: trace)
    case .prefixNotConfigured(let url, let configured): prefixNotConfigured(url, configured: configured)
    case .noDomains(let url): noDomains(url)
    case .noHost(let url): noHost(url)
    case .hostNotServed(let host, let near): hostNotServed(host, near: near)
    case .noAssociationFile(let path, let lack): noAssociationFile(path, lack)
    case .longLinksRefused(let prefix): longLinksRefused(prefix)
    case .suffixTaken(let shortLink): suffixTaken(shortLink)
    case .linkDisabled(let shortLink): linkDisabled(shortLink)
    case .linkExpired(let shortLink, let expiry): linkExpired(shortLink, expiry: expiry)
    case .linkDeleted(let shortLink): linkDeleted(shortLink)
    case .notDynamicLink(let url): notDynamicLink(url)
    case .notShortLink(let url): notShortLink(url)
    case .routeNotFound(let name, let known): routeNotFound(name, known: known)
    case .route(let fault, let name): self.error(for: fault, of: name)
    case .routeSchemeNotConfigured(let scheme): routeSchemeNotConfigured(scheme)
    case .domainNotConfigured(let host, let configured): domainNotConfigured(host, configured: configured)
    case .answerTooLong(let limit): self.error(for: ProtocolFault.overLimit(.answerBytes, value: limit))
    case .tooManySteps(let limit): tooManySteps(limit)
    case .internal: RPCError(.internal, "linkd failed to answer this request; please report it with the request.")
    }
  }
}

extension RPCError.Member {
  /// A member whose value is a string.
  static func string(_ name: String, _ text: [UInt8]) -> Self {
    var writer = JSONWriter()
    writer.string(text)
    return Self(name: name, json: writer.bytes)
  }

  static func string(_ name: String, _ text: String) -> Self { .string(name, Array(text.utf8)) }

  /// A member whose value is a JSON Pointer, unless that is empty, or longer than 4 KiB: keys come from the caller, and
  /// an error is not to be as long as its request.
  static func pointer(_ name: String, _ pointer: [UInt8]) -> Self? {
    pointer.isEmpty || pointer.count > 4 << 10 ? nil : .string(name, pointer)
  }

  /// A member whose value is a whole number.
  static func number(_ name: String, _ value: Int) -> Self { Self(name: name, json: Array(String(value).utf8)) }

  /// A member whose value is an array of strings.
  static func strings(_ name: String, _ values: [String]) -> Self {
    var writer = JSONWriter()
    writer.beginArray()
    for value in values { writer.string(value) }
    writer.endArray()
    return Self(name: name, json: writer.bytes)
  }
}
