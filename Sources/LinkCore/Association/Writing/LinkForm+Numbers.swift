extension LinkForm {
  /// The form as it is looked at for a number alone: with the path, and of the query with that parameter at most.
  func reduced(to place: Place) -> (form: LinkForm, place: Place) {
    var reduced = withoutConditions
    guard case .condition(let index) = place else { return (reduced, place) }
    reduced.conditions = [conditions[index]]
    return (reduced, .condition(0))
  }

  /// Whether a URL of the other form is one of this form, but for a text that is no number where this form asks for one.
  ///
  /// Such a URL must not be refused for this form's sake. A text of one character is never refused, so it does not
  /// count.
  func isTaken(for misfit: Place, by other: LinkForm) -> Bool {
    guard !isOpen, !other.isOpen, segments.count == other.segments.count else { return false }
    for index in segments.indices {
      let theirs = other.segments[index].texts
      if misfit == .segment(index) {
        guard theirs.hasMoreThanDigits else { return false }
      } else {
        guard segments[index].texts.common(with: theirs, ignoringCase: false) != nil else { return false }
      }
    }
    for index in conditions.indices {
      guard let theirs = other.conditions.first(where: { $0.name == conditions[index].name }) else { continue }
      if misfit == .condition(index) {
        guard theirs.texts?.hasMoreThanDigits ?? false else { return false }
      } else if let own = conditions[index].texts, let texts = theirs.texts {
        guard own.common(with: texts, ignoringCase: false) != nil else { return false }
      } else if (conditions[index].texts ?? .type(.string)) != (theirs.texts ?? .type(.string)) {
        // An absent parameter reads as an empty one, which only a string takes.
        return false
      }
    }
    return true
  }
}

extension SegmentSet {
  /// Whether some text, as it stands in a URL, has something else than a digit behind its first character.
  fileprivate var hasMoreThanDigits: Bool {
    switch self {
    case .type(.int): return false
    case .type(.string), .type(.uuid), .anything: return true
    case .literal, .type(.bool), .type(.choice):
      return alternatives?.contains { text in
        var escaped: [UInt8] = []
        PercentEncoding.append(text.span, to: &escaped)
        return escaped.dropFirst().contains { !$0.isASCIIDigit }
      } ?? true
    }
  }
}
