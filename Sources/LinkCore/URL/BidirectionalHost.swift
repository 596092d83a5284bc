/// RFC 5893 §2 on host names with text that runs from right to left.
///
/// libidn2 (2.3.3) looks at each label on its own, takes a mark behind any character for a legal end of a label (rule
/// 3), and lets European and Arabic numbers stand together (rule 4); browsers ask all six rules of every label as soon
/// as one of them is right to left, and refuse the host.
enum BidirectionalHost {
  /// Whether `unicode`, a host in UTF-8, may be shown to people; true for every host that only runs from left to right.
  static func isValid(_ unicode: [UInt8]) -> Bool {
    // Right-to-left blocks begin at U+0590, in UTF-8 D6 90.
    guard unicode.contains(where: { $0 >= 0xD6 }) else { return true }
    var labels: [[Direction]] = [[]]
    for scalar in String(decoding: unicode, as: UTF8.self).unicodeScalars {
      if scalar == "." {
        labels.append([])
      } else {
        labels[labels.count &- 1].append(Direction(scalar))
      }
    }
    let isBidirectional = labels.contains { label in
      label.contains { $0 == .rightToLeft || $0 == .arabicNumber }
    }
    return !isBidirectional || labels.allSatisfy { isValid($0) }
  }

  /// The six rules; the empty label behind a last dot has nothing to obey.
  private static func isValid(_ label: [Direction]) -> Bool {
    guard let first = label.first, let last = label.last(where: { $0 != .mark }) else { return label.isEmpty }
    switch first {
    case .rightToLeft:
      return !label.contains(.leftToRight)
        && (last == .rightToLeft || last == .europeanNumber || last == .arabicNumber)
        && !(label.contains(.europeanNumber) && label.contains(.arabicNumber))
    case .leftToRight:
      return !label.contains(.rightToLeft) && !label.contains(.arabicNumber)
        && (last == .leftToRight || last == .europeanNumber)
    case .europeanNumber, .arabicNumber, .mark, .neutral:
      return false
    }
  }

  /// Bidi_Class (UAX #9 §3.2), as far as the rules tell classes apart.
  private enum Direction {
    /// L
    case leftToRight
    /// R and AL
    case rightToLeft
    /// EN
    case europeanNumber
    /// AN
    case arabicNumber
    /// NSM
    case mark
    /// ES, CS, ET, ON, BN
    case neutral

    /// The class by general category and block: exact for letters, marks and decimal digits, to which IDNA limits
    /// right-to-left labels but for a few signs of these scripts.
    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x30...0x39, 0x6F0...0x6F9:
        self = .europeanNumber
        return
      case 0x600...0x605, 0x660...0x669, 0x66B...0x66C, 0x6DD, 0x890...0x891, 0x8E2, 0x1_0D30...0x1_0D39,
        0x1_0E60...0x1_0E7E:
        self = .arabicNumber
        return
      default: break
      }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: self = .mark
      case .format, .control: self = .neutral
      default:
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
          self = .rightToLeft
        case 0x41...0x5A, 0x61...0x7A: self = .leftToRight
        case 0...0x7F: self = .neutral
        default: self = Self.leftToRight(scalar) ? .leftToRight : .neutral
        }
      }
    }

    private static func leftToRight(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
        .decimalNumber, .letterNumber:
        true
      default: false
      }
    }
  }
}
