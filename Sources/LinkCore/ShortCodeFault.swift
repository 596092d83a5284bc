/// Why bytes are not the suffix of a short link.
package enum ShortCodeFault: Error, Hashable, Sendable {
  case empty
  /// More than `ShortCode.longestCustomCount` bytes.
  case tooLong(count: Int)
  /// The first byte that may not stand there, and where it stands.
  case forbiddenByte(UInt8, offset: Int)
  /// A word that means something else below a URI prefix.
  case reserved
}
