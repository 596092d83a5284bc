/// How many columns of a terminal text takes.
enum TextWidth {
  /// 0 for marks that stand on other characters, 2 for characters that East Asian terminals and emoji show wide (Unicode
  /// Standard Annex 11 and Technical Standard 51), else 1.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    // Vowels and final consonants of Hangul stand in the block of the consonant before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1_F200...0x1_F265, 0x2_0000...0x3_FFFD:
      return 2
    // Two of them are a flag, which is as wide as one emoji.
    case 0x1_F1E6...0x1_F1FF: return 1
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  static func columns(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + columns(of: $1) } }
}
