/// What a character beyond ASCII is taken for, though JSON does not know it.
package enum Lookalike: Sendable {
  case quote

  /// A blank, or a mark that nobody can see.
  case blank

  package init?(_ scalar: Unicode.Scalar) {
    guard !scalar.isASCII else { return nil }
    switch scalar.properties.generalCategory {
    case .initialPunctuation, .finalPunctuation: self = .quote
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .format: self = .blank
    default:
      switch scalar.value {
      case 0x201A, 0x201E, 0x2033, 0xFF02: self = .quote
      default: return nil
      }
    }
  }
}
