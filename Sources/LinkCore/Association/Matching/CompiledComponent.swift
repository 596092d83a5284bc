/// The pattern of one component of rules.
struct CompiledComponent: Sendable {
  let pattern: CompiledPattern

  /// The pattern's string on the tape, or -1 when nothing sets it and it is `*`.
  let node: Int

  /// What a rule has that sets nothing; it stands first among the components.
  static let any = CompiledComponent(pattern: CompiledPattern(.any, takesCharacters: false), node: -1)
  static let anyIndex = 0
}
