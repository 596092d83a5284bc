import LinkCore
import LinkStore

extension SuffixOption {
  /// The option that a suffix was made with, as far as it can be told from the suffix: no file says it.
  ///
  /// 17 base62 characters are UNGUESSABLE, 4 to 16 are SHORT, and everything else, reserved words among it, is CUSTOM. A
  /// word that somebody chose may count as drawn; all that follows is that `shorten` answers with it for the same
  /// content.
  init(adopting suffix: [UInt8]) {
    let isBase62 = suffix.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    switch suffix.count {
    case 17 where isBase62: self = .unguessable
    case 4..<17 where isBase62 && !ShortCode.isReserved(suffix): self = .short
    default: self = .custom
    }
  }
}
