/// Set of ASCII bytes, asked one byte at a time in inner loops.
///
/// Bytes from 80 on are never members.
struct ASCIISet: Hashable, Sendable {
  let low: UInt64
  let high: UInt64

  /// The set of the ASCII characters of `members`.
  init(_ members: String) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for byte in members.utf8 where byte < 128 {
      if byte < 64 {
        low |= 1 << UInt64(byte)
      } else {
        high |= 1 << UInt64(byte & 63)
      }
    }
    self.low = low
    self.high = high
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let word = byte < 64 ? low : high
    return byte < 128 && (word >> UInt64(byte & 63)) & 1 == 1
  }
}

// As numbers, which the compiler puts into the loops; a set made from its characters is looked up before each loop. The
// tests make each of them from its characters.
extension ASCIISet {
  static let digits = "0123456789"
  static let lowercaseLetters = "abcdefghijklmnopqrstuvwxyz"
  static let uppercaseLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
  static let letters = lowercaseLetters + uppercaseLetters

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  func union(_ other: ASCIISet) -> ASCIISet { ASCIISet(low: low | other.low, high: high | other.high) }

  func intersection(_ other: ASCIISet) -> ASCIISet { ASCIISet(low: low & other.low, high: high & other.high) }

  /// All other ASCII bytes.
  var inverted: ASCIISet { ASCIISet(low: ~low, high: ~high) }

  var isEmpty: Bool { low == 0 && high == 0 }

  /// With each letter in both cases.
  var ignoringCase: ASCIISet {
    let upper = high & 0x07FF_FFFE
    let lower = high & 0x07FF_FFFE_0000_0000
    return ASCIISet(low: low, high: high | upper << 32 | lower >> 32)
  }

  /// RFC 3986 §2.3: letters, digits and `-._~`.
  static var unreserved: ASCIISet { ASCIISet(low: 0x03FF_6000_0000_0000, high: 0x47FF_FFFE_87FF_FFFE) }

  /// ASCII bytes of a host that are neither forbidden by the WHATWG URL Standard nor by RFC 3986 §3.2.2 `reg-name`:
  /// letters, digits and ``-._~!$&'()*+,;=``.
  ///
  /// `%` is missing: a browser decodes it before it looks the host up, so that the host seen is not the host visited.
  static var hostName: ASCIISet { ASCIISet(low: 0x2BFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFE) }

  /// Bytes of path, query and fragment that go out as they are: printable ASCII without blank, `"`, `<`, `>`, `\`,
  /// `^`, backtick, `{`, `|` and `}`.
  static var plainInPath: ASCIISet { ASCIISet(low: 0xAFFF_FFFA_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF) }

  /// What the name of an unknown parameter keeps: everything that is legal in a query but the separators, thus letters,
  /// digits and `-._~!$'()*+,;:@/?[]%`.
  ///
  /// Names are never decoded, so `%` stays: `%61pn` is not `apn`, neither before nor after.
  static var nameInQuery: ASCIISet { ASCIISet(low: 0x8FFF_FFB2_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF) }

  /// RFC 3986 §3.1, all characters but the first: letters, digits and `+-.`.
  static var scheme: ASCIISet { ASCIISet(low: 0x03FF_6800_0000_0000, high: 0x07FF_FFFE_07FF_FFFE) }

  /// A label of an FDL domain (`xyz` in `xyz.page.link`).
  static var letterOrDigit: ASCIISet { ASCIISet(low: 0x03FF_0000_0000_0000, high: 0x07FF_FFFE_07FF_FFFE) }

  /// Suffixes that ``FirebaseDomain`` recognises, and that new links may have: letters, digits, `-` and `_`.
  static var suffix: ASCIISet { ASCIISet(low: 0x03FF_2000_0000_0000, high: 0x07FF_FFFE_87FF_FFFE) }
}
