/// A URL that the rules of one list open and those of another do not.
struct OpeningDifference: Equatable {
  /// Path, query and fragment of the URL.
  let text: [UInt8]

  /// The rule that opens it.
  let opening: Int

  /// The exclusion that takes it in the other list, -1 when no rule does.
  let other: Int
}
