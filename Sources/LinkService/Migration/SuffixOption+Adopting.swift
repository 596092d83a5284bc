import LinkCore
import LinkStore

extension SuffixOption {
  /// The option that a suffix was made with, as far as it can be told from the suffix: no file says it.
  ///
  /// As many base62 characters as are drawn for UNGUESSABLE count as such, fewer of them as SHORT, and everything else,
  /// reserved words among it, as CUSTOM. A word that somebody chose may count as drawn; all that follows is that
  /// `shorten` answers with it for the same content.
  init(adopting suffix: [UInt8]) {
    let isBase62 = suffix.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    switch suffix.count {
    case Self.unguessableLength where isBase62: self = .unguessable
    case Self.shortestLength..<Self.unguessableLength where isBase62 && !ShortCode.isReserved(suffix): self = .short
    default: self = .custom
    }
  }
}
