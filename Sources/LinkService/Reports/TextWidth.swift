/// How many columns of a terminal text takes.
enum TextWidth {
  /// 0 for marks that stand on other characters, 2 for characters that East Asian terminals and emoji show wide (Unicode
  /// Standard Annex 11), else 1.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1_F300...0x1_F64F, 0x1_F680...0x1_F6FF, 0x1_F900...0x1_FAFF,
      0x2_0000...0x3_FFFD:
      return 2
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return 0
      default: return 1
      }
    }
  }

  static func columns(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + columns(of: $1) } }
}
