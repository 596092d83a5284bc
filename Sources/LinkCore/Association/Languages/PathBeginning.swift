/// How the paths of all URLs of a rule begin, as the rule compares them.
struct PathBeginning: Sendable {
  let variant: TextVariant
  let bytes: [UInt8]

  /// Most bytes that are looked at.
  static let limit = 64

  /// Whether no URL can be of both rules; false says nothing.
  ///
  /// What two rules of one variant compare of the same URL differs in a slash at its end at most.
  func isApart(from other: PathBeginning) -> Bool {
    guard variant == other.variant else { return false }
    for index in 0..<min(bytes.count, other.bytes.count) where bytes[index] != other.bytes[index] { return true }
    return false
  }
}
