/// One form of the universal links of a route: paths of one number of segments, or of any number from there on, and
/// what is asked of the query.
///
/// A route has one form for each number of segments; association files list forms, not routes.
struct LinkForm: Equatable, Sendable {
  /// A part of the path or the value of a query parameter.
  struct Part: Equatable, Sendable {
    /// Of the parameter; empty for a literal.
    let name: [UInt8]
    let texts: SegmentSet
  }

  /// What is asked of one query parameter.
  struct Condition: Equatable, Sendable {
    let name: [UInt8]

    /// Nil: the parameter is absent.
    let texts: SegmentSet?
  }

  /// The name of the route.
  let route: [UInt8]

  /// Those that must be there.
  var segments: [Part]

  /// More segments may follow.
  let isOpen: Bool

  var conditions: [Condition]

  /// A place in a form.
  enum Place: Equatable, Sendable {
    case segment(Int)
    case condition(Int)
  }

  /// Where a whole number is asked for.
  var numbers: [Place] {
    let inPath = segments.indices.filter { segments[$0].texts == .type(.int) }.map { Place.segment($0) }
    return inPath + conditions.indices.filter { conditions[$0].texts == .type(.int) }.map { Place.condition($0) }
  }

  /// Whether every URL of the other form is one of this one, as far as single parts tell.
  func covers(_ other: LinkForm) -> Bool {
    if isOpen {
      guard segments.count <= other.segments.count else { return false }
    } else {
      guard !other.isOpen, segments.count == other.segments.count else { return false }
    }
    for (own, part) in zip(segments, other.segments) {
      guard part.texts.isSubset(of: own.texts, ignoringCase: false) else { return false }
    }
    return asksNoMore(than: other)
  }
}

extension LinkForm {
  /// The same paths whatever the query.
  var withoutConditions: LinkForm {
    LinkForm(route: route, segments: segments, isOpen: isOpen, conditions: [])
  }

  /// Whether a dictionary of query items cannot tell an empty value from an absent one where a text is required.
  var missesEmptyValue: Bool {
    conditions.count > 1 && conditions.contains { $0.texts == .type(.string) }
  }

  /// Whether a part has a type that a pattern without variables does not check.
  var hasTypes: Bool {
    let texts = segments.map(\.texts) + conditions.compactMap(\.texts)
    return texts.contains { texts in
      switch texts {
      case .literal, .anything, .type(.string): false
      case .type: true
      }
    }
  }
}
