/// Where random bytes come from.
package protocol RandomSource: Sendable {
  /// Returns `count` bytes that nobody can foresee.
  func fill(_ count: Int) throws -> [UInt8]
}
