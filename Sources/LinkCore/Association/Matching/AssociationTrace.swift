/// What became of the rules of one entry, in the order in which they were tried.
package struct AssociationTrace: Sendable {
  /// A part of a URL that rules speak of, in the order in which they are compared; the raw value is the name on the wire.
  package enum Component: String, CaseIterable, Comparable, Sendable {
    case path
    case query
    case queryItem
    case fragment

    package static func < (left: Component, right: Component) -> Bool { left.order < right.order }

    private var order: Int {
      switch self {
      case .path: 0
      case .query: 1
      case .queryItem: 2
      case .fragment: 3
      }
    }
  }

  /// One rule that was tried.
  package struct Step: Sendable {
    package let rule: AssociationRulePlace

    /// The first component that did not fit; nil when all did and the rule decided.
    package let failed: Component?

    /// The failed pattern's string on the tape, or nil.
    package let pattern: Int?

    /// Whether the URL has no query item of the name; it was then compared as the empty text.
    package let isAbsent: Bool

    /// How near the rule came; nil when it decided.
    let miss: AssociationMiss?

    /// What it was compared with, in ``AssociationVerdict/comparedText(_:)``; empty for an absent query item.
    let text: Range<Int>

    let variant: TextVariant
  }

  /// The entry, counted from 0 over all elements of `details`.
  package let entry: Int

  package internal(set) var steps: [Step] = []
}
