/// Looks for host labels that mix scripts whose letters look alike (CVE-2017-5060 and its kin).
///
/// A remark, never a refusal.
enum MixedScript {
  /// `host` is in ASCII form.
  static func isFound(in host: Span<UInt8>) -> Bool {
    var index = 0
    while index &+ 4 <= host.count {
      if host[index].lowercasedASCII == 0x78, ByteText.hasPrefixIgnoringASCIICase(host, "xn--", from: index) {
        return isMixed(host)
      }
      index &+= 1
    }
    return false
  }

  @inline(never)
  private static func isMixed(_ host: Span<UInt8>) -> Bool {
    guard let text = InternationalHost.unicodeForm(host) else { return false }
    var scripts: Set<Script> = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar == "." {
        scripts.removeAll()
      } else if let script = Script(scalar) {
        scripts.insert(script)
        if scripts.count > 1 { return true }
      }
    }
    return false
  }

  /// Scripts that have letters of the same shape.
  ///
  /// East Asian ones are not among them: names mix them with Latin.
  private enum Script {
    case latin
    case greek
    case cyrillic
    case armenian
    case georgian
    case cherokee

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x250...0x2AF, 0x1E00...0x1EFF:
        self = .latin
      case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
      case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
      case 0x530...0x58F: self = .armenian
      case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: self = .georgian
      case 0x13A0...0x13FF, 0xAB70...0xABBF: self = .cherokee
      default: return nil
      }
    }
  }
}
