/// How near a rule came that did not decide.
///
/// For whoever asks why a link does not open, a rule that would open it is nearer than one that would exclude it; then
/// counts how many of its components fit, and then how much of the fixed beginning of the pattern that failed stands
/// at the beginning of the text.
struct AssociationMiss: Comparable, Sendable {
  /// Whether the rule would open the app.
  let opens: Bool

  /// How many components with a pattern fitted before one failed; items of a query count one each.
  let fitting: Int

  let failed: AssociationTrace.Component

  /// Bytes at the beginning of the text that are also at the beginning of the pattern that failed.
  let common: Int

  static func < (left: AssociationMiss, right: AssociationMiss) -> Bool {
    left.key < right.key
  }

  /// What is compared in turn.
  ///
  /// A path that begins alike, the first slash apart, is nearer than another component that fails, since the path is
  /// what people look at; among the other components the later one is.
  private var key: (Int, Int, Int, AssociationTrace.Component, Int) {
    (opens ? 1 : 0, fitting, failed == .path && common > 1 ? common : 0, failed, common)
  }
}
