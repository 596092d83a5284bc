/// Decoded texts that may stand in one segment, or in the value of a query parameter.
enum SegmentSet: Equatable {
  /// One text.
  case literal([UInt8])
  /// Those of a type.
  case type(RouteType)
  /// All, the empty one too.
  case anything

  /// The only texts of the set; nil when they are too many to list.
  var alternatives: [[UInt8]]? {
    switch self {
    case .literal(let text): [text]
    case .type(let type): type.alternatives
    case .anything: nil
    }
  }

  /// How many texts a comparison may have to look at.
  var size: Int {
    if case .type(let type) = self { type.size } else { 1 }
  }

  private func contains(_ text: [UInt8], ignoringCase: Bool) -> Bool {
    switch self {
    case .literal(let own):
      ignoringCase ? ByteText.equalIgnoringASCIICase(own.span, text.span) : ByteText.equal(own.span, text.span)
    case .type(let type): type.accepts(text.span, ignoringCase: ignoringCase)
    case .anything: true
    }
  }

  /// Whether every text of this set is one of the other.
  func isSubset(of other: SegmentSet, ignoringCase: Bool) -> Bool {
    switch (self, other) {
    case (_, .anything): return true
    case (.literal(let text), _): return other.contains(text, ignoringCase: ignoringCase)
    case (.type, .type(.string)): return true
    case (.type(let small), .type(let large)) where small == large: return true
    default: return alternatives?.allSatisfy { other.contains($0, ignoringCase: ignoringCase) } ?? false
    }
  }

  /// A text of both sets; nil when there is none.
  func common(with other: SegmentSet, ignoringCase: Bool) -> [UInt8]? {
    switch (self, other) {
    case (.literal(let text), _): return other.contains(text, ignoringCase: ignoringCase) ? text : nil
    case (_, .literal(let text)): return contains(text, ignoringCase: ignoringCase) ? text : nil
    case (.anything, _), (.type(.string), _): return other.sample
    case (_, .anything), (_, .type(.string)): return sample
    case (.type(let left), .type(let right)) where left == right: return sample
    default:
      if let texts = alternatives { return texts.first { other.contains($0, ignoringCase: ignoringCase) } }
      // What is not listed and not the same are numbers and UUIDs, of which none is the other.
      return other.alternatives?.first { contains($0, ignoringCase: ignoringCase) }
    }
  }

  /// Some text of the set.
  private var sample: [UInt8] {
    switch self {
    case .literal(let text): text
    case .type(.int): ByteText.bytes("1")
    case .type(.uuid): ByteText.bytes("00000000-0000-0000-0000-000000000000")
    case .type(let type): type.alternatives?.first ?? ByteText.bytes("x")
    case .anything: ByteText.bytes("x")
    }
  }
}
