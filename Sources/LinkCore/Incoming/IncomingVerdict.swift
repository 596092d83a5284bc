/// What a rule about the beginning of a URL says.
enum IncomingVerdict: Equatable, Sendable {
  /// The rule fits; what it speaks of ends here in the text of the URL.
  case match(end: Int)
  case refused(IncomingStep.Reason)

  var end: Int? {
    switch self {
    case .match(let end): end
    case .refused: nil
    }
  }

  var refusal: IncomingStep.Reason? {
    switch self {
    case .match: nil
    case .refused(let reason): reason
    }
  }

  var isMatch: Bool { end != nil }
}
