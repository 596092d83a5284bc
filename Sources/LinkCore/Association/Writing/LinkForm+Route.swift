extension LinkForm {
  /// How many optional query parameters with a type one route may have for their types to be checked: each doubles the
  /// number of forms.
  private static let checkedOptionals = 2

  /// How many forms the alternatives of one form may be written out to.
  static let alternativesLimit = 16

  /// The forms of a route, and whether optional query parameters are among them that are not checked.
  ///
  /// An optional parameter of a type is absent in one form and of its type in another; that only helps a reader who can
  /// be told that a parameter is absent.
  static func forms(of route: Route, checkingOptionals: Bool) -> (forms: [LinkForm], hasUnchecked: Bool) {
    var conditions = [route.query.filter(\.isRequired).map { Condition(name: $0.name, texts: .type($0.type)) }]
    let optionals = route.query.filter { !$0.isRequired && $0.type != .string }
    let isChecked = checkingOptionals && optionals.count <= checkedOptionals
    for optional in isChecked ? optionals : [] {
      conditions = conditions.flatMap { before in
        [
          before + [Condition(name: optional.name, texts: .type(optional.type))],
          before + [Condition(name: optional.name, texts: nil)],
        ]
      }
    }
    let required = route.pattern.segments.map { segment in
      switch segment {
      case .literal(let text): Part(name: [], texts: .literal(text))
      case .parameter(let parameter): Part(parameter)
      }
    }
    let paths: [(segments: [Part], isOpen: Bool)] =
      switch route.pattern.tail {
      case .none: [(required, false)]
      case .optional(let parameter): [(required, false), (required + [Part(parameter)], false)]
      case .rest: [(required, true)]
      }
    let forms = paths.flatMap { path in
      conditions.map { LinkForm(route: route.name, segments: path.segments, isOpen: path.isOpen, conditions: $0) }
    }
    return (forms, !isChecked && !optionals.isEmpty)
  }

  /// The same form with each alternative written out, for readers that know no variables; as it is when these would be
  /// too many.
  func writtenOut() -> [LinkForm] {
    let counts = segments.map(\.texts) + conditions.compactMap(\.texts)
    var product = 1
    for texts in counts {
      // More alternatives than a route's text has bytes do not exist, so nothing overflows below the limit.
      product *= texts.alternatives?.count ?? 1
      guard product <= Self.alternativesLimit else { return [self] }
    }
    var forms = [self]
    for index in segments.indices {
      guard let texts = segments[index].texts.alternatives else { continue }
      forms = forms.flatMap { form in
        texts.map { text in
          var copy = form
          copy.segments[index] = Part(name: [], texts: .literal(text))
          return copy
        }
      }
    }
    for index in conditions.indices {
      guard let texts = conditions[index].texts?.alternatives else { continue }
      forms = forms.flatMap { form in
        texts.map { text in
          var copy = form
          copy.conditions[index] = Condition(name: form.conditions[index].name, texts: .literal(text))
          return copy
        }
      }
    }
    return forms
  }
}

extension LinkForm.Part {
  fileprivate init(_ parameter: RouteParameter) {
    self.init(name: parameter.name, texts: .type(parameter.type))
  }
}
