/// Why text is no URL that may be emitted or redirected to.
package enum URLFault: UInt8, Error, Sendable {
  /// No scheme in front.
  case notAbsolute
  /// A scheme other than http and https.
  case notWebScheme
  /// A scheme that runs code or reads local data, in any spelling that a browser would repair.
  case dangerousScheme
  /// http or https without `//`.
  case missingSlashes
  /// More than two slashes after the scheme.
  case extraSlashes
  case userinfo
  case noHost
  /// A byte below 20 or DEL anywhere.
  case controlCharacter
  case backslash
  /// A code point that a host may not have, before or after UTS 46.
  case forbiddenHostCharacter
  /// A percent escape in the host.
  case escapeInHost
  /// An empty label before the last.
  case emptyHostLabel
  /// A last label that browsers read as a number, other than four plain decimal numbers.
  case numericHost
  case invalidIPv6
  /// UTS 46 refuses the host, or a label in `xn--` form is not the form that UTS 46 would make.
  case invalidInternationalHost
  /// Something other than digits, or more than 65535.
  case invalidPort
  /// More bytes than `WebURL.maximumLength`.
  case tooLong
  /// A segment `.` or `..` in a prefix, escaped or not.
  case dotSegment

  /// Whether the host or the port is missing or is none.
  package var isOfHost: Bool {
    switch self {
    case .userinfo, .noHost, .extraSlashes, .forbiddenHostCharacter, .escapeInHost, .emptyHostLabel, .numericHost,
      .invalidIPv6, .invalidInternationalHost, .invalidPort:
      true
    case .notAbsolute, .notWebScheme, .dangerousScheme, .missingSlashes, .controlCharacter, .backslash, .tooLong,
      .dotSegment:
      false
    }
  }
}
