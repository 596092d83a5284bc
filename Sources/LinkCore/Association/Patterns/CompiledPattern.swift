/// A pattern made ready, with its program in a ``PatternPool``.
///
/// Has no memory of its own.
struct CompiledPattern: Sendable {
  enum Kind: UInt8, Sendable {
    /// Takes every text.
    case any

    /// Takes no text: an unknown variable, or one without values.
    case never

    /// One text, byte for byte.
    case exact

    /// A text and whatever follows it.
    case prefix

    /// `*` and `?` among text.
    case glob

    /// Variables besides.
    case automaton
  }

  let kind: Kind

  /// Whether `?` takes a whole character instead of a byte.
  let takesCharacters: Bool

  /// A path pattern that ends in `/*`: it is compared with the path and one more slash, so that it takes its parent too
  /// (seen with macOS 27's swcutil).
  var takesParent = false

  /// Bytes in the pool: the text of `exact` and `prefix`, the pattern of `glob`.
  var bytes = 0..<0

  /// Elements in the pool, for `automaton`.
  var elements = 0..<0

  /// How many states an automaton has.
  var states = 0

  /// Pairs of bytes that every text that is taken has.
  var pairs = BytePairs()

  /// No text with fewer bytes is taken.
  var minimumLength = 0

  /// What in the pattern rests on a reading that nothing settles.
  var uncertainties = AssociationUncertainty.Kinds()

  /// Whether the empty text is taken.
  var takesEmpty = false

  init(_ kind: Kind, takesCharacters: Bool) {
    self.kind = kind
    self.takesCharacters = takesCharacters
    self.takesEmpty = kind == .any
  }
}
