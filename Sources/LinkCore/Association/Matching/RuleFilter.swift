/// What is asked of a rule before it is tried: kept apart from the rule, so that many are asked in little memory.
struct RuleFilter: Sendable {
  /// Pairs of bytes that every URL has that the rule takes.
  let pairs: BytePairs

  let variant: TextVariant
}
