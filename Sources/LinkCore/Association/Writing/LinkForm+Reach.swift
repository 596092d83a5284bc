extension LinkForm {
  /// Whether the pattern of this form, an open one, takes every text that the pattern of the other one does.
  ///
  /// A wildcard takes one segment or several. What this says is certain; what it denies may be true all the same.
  func reaches(_ other: LinkForm, _ dialect: PatternDialect) -> Bool {
    guard isOpen, asksNoMore(than: other) else { return false }
    // How many segments of the other form can be taken by those of this one so far.
    var taken = [0]
    for own in segments {
      var next: [Int] = []
      for start in taken where start < other.segments.count {
        let texts = other.segments[start].texts
        if let isTaken = own.texts.wildcardTakes(texts, dialect) {
          guard isTaken, next.last != other.segments.count else { continue }
          next += (start + 1)...other.segments.count
        } else if texts.isSubset(of: own.texts, ignoringCase: false) {
          next.append(start + 1)
        }
      }
      taken = next
    }
    return !taken.isEmpty
  }

  /// Whether every path begins with that of a prefix, or is the same.
  func begins(with prefix: URIPrefix) -> Bool {
    let parts = prefix.segments
    return segments.count >= parts.count && zip(parts, segments).allSatisfy { $1.texts == .literal($0) }
  }

  /// The form with those texts in its path that a reader without variables takes: of most types any text.
  var withoutTypes: LinkForm {
    let segments = segments.map { part in
      switch part.texts {
      case .literal, .type(.uuid): part
      case .type, .anything: Part(name: [], texts: .type(.string))
      }
    }
    return LinkForm(route: route, segments: segments, isOpen: isOpen, conditions: conditions)
  }

  /// Whether the query of every URL of the other form is one for this form.
  func asksNoMore(than other: LinkForm) -> Bool {
    conditions.allSatisfy { own in
      guard let theirs = other.conditions.first(where: { $0.name == own.name }) else { return false }
      guard let large = own.texts, let small = theirs.texts else { return own.texts == nil && theirs.texts == nil }
      return small.isSubset(of: large, ignoringCase: false)
    }
  }
}

extension SegmentSet {
  /// Whether a text that begins like one of the other set is taken, whatever follows; nil when the pattern is for one
  /// segment only.
  fileprivate func wildcardTakes(_ other: SegmentSet, _ dialect: PatternDialect) -> Bool? {
    switch self {
    case .type(.string), .anything: return true
    case .type(.int):
      guard dialect.hasVariables else { return true }
      switch other {
      case .type(.int): return true
      case .literal(let text):
        let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
        return digits.first.map { $0.isASCIIDigit && $0 != UInt8(ascii: "0") } ?? false
      case .type, .anything: return false
      }
    case .literal, .type(.uuid), .type(.bool), .type(.choice): return nil
    }
  }
}
