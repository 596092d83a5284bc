/// Set of ASCII bytes, asked one byte at a time in inner loops.
///
/// Bytes from 80 on are never members.
struct ASCIISet: Sendable {
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

extension ASCIISet {
  static let digits = "0123456789"
  static let lowercaseLetters = "abcdefghijklmnopqrstuvwxyz"
  static let uppercaseLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
  static let letters = lowercaseLetters + uppercaseLetters

  /// RFC 3986 §2.3.
  static let unreserved = ASCIISet(digits + letters + "-._~")

  /// ASCII bytes of a host that are neither forbidden by the WHATWG URL Standard nor by RFC 3986 §3.2.2 `reg-name`.
  ///
  /// `%` is missing: a browser decodes it before it looks the host up, so that the host seen is not the host visited.
  static let hostName = ASCIISet(digits + letters + "-._~!$&'()*+,;=")

  /// Bytes of path, query and fragment that go out as they are: printable ASCII without blank, `"`, `<`, `>`, `\`,
  /// `^`, backtick, `{`, `|` and `}`.
  static let plainInPath = ASCIISet(digits + letters + "-._~!$&'()*+,;=:@/?#[]%")

  /// What the name of an unknown parameter keeps: everything that is legal in a query but the separators.
  ///
  /// Names are never decoded, so `%` stays: `%61pn` is not `apn`, neither before nor after.
  static let nameInQuery = ASCIISet(digits + letters + "-._~!$'()*+,;:@/?[]%")

  /// RFC 3986 §3.1, all characters but the first.
  static let scheme = ASCIISet(digits + letters + "+-.")

  /// A label of an FDL domain (`xyz` in `xyz.page.link`).
  static let letterOrDigit = ASCIISet(digits + letters)

  /// Suffixes that ``FirebaseDomain`` recognises, and that new links may have.
  static let suffix = ASCIISet(digits + letters + "-_")
}
