/// Turns forms into patterns, and collects the variables in them.
struct FormPatterns: Sendable {
  let dialect: PatternDialect
  private(set) var variables = SubstitutionVariables()

  init(_ dialect: PatternDialect) {
    self.dialect = dialect
  }

  /// What the query is compared with.
  enum Query: Hashable, Sendable {
    /// All of it.
    case text([UInt8])

    /// Each item of the name.
    case items([Item])

    struct Item: Hashable, Sendable {
      let name: [UInt8]
      let pattern: [UInt8]
    }
  }

  /// Path and query of a rule.
  struct Rule: Equatable, Sendable {
    let path: [UInt8]

    /// Nil asks nothing.
    let query: Query?
  }

  /// The rule for a form; nil when no pattern can be written for one of its texts in this spelling.
  ///
  /// With a place, the rule takes texts there which are no numbers.
  mutating func rule(_ form: LinkForm, _ spelling: Spelling, others: LinkForm.Place? = nil) -> Rule? {
    var path: [UInt8] = []
    for (index, segment) in form.segments.enumerated() {
      path.append(UInt8(ascii: "/"))
      guard
        let pattern = pattern(
          segment.texts, named: segment.name, spelling, .path, isOther: others == .segment(index))
      else { return nil }
      path += pattern
    }
    if form.isOpen {
      path += [UInt8(ascii: "/"), UInt8(ascii: "*")]
    } else if path.isEmpty {
      path.append(UInt8(ascii: "/"))
    }
    var items: [Query.Item] = []
    for (index, condition) in form.conditions.enumerated() {
      guard let texts = condition.texts else {
        for name in names(of: condition) { items.append(Query.Item(name: name, pattern: [])) }
        continue
      }
      guard let name = spelling.pattern(condition.name, in: .queryName) else { return nil }
      guard
        let pattern = pattern(
          texts, named: condition.name, spelling, .queryValue, isOther: others == .condition(index))
      else { return nil }
      items.append(Query.Item(name: name, pattern: pattern))
    }
    return Rule(path: path, query: items.isEmpty ? nil : .items(items))
  }

  /// The name of a parameter in every spelling: what is absent is so in all of them.
  private func names(of condition: LinkForm.Condition) -> [[UInt8]] {
    var names: [[UInt8]] = []
    for spelling in dialect.spellings {
      guard let name = spelling.pattern(condition.name, in: .queryName), !names.contains(name) else { continue }
      names.append(name)
    }
    return names
  }

  /// The rule for URLs of a form that have the only parameter it asks for, and give it no value.
  ///
  /// In a dictionary such a parameter cannot be told from an absent one. Nil for a form that asks for more.
  mutating func ruleOfEmptyValue(_ form: LinkForm, _ spelling: Spelling) -> Rule? {
    guard dialect == .components, form.conditions.count == 1, form.conditions[0].texts == .type(.string) else {
      return nil
    }
    guard let path = rule(form, spelling)?.path,
      let name = spelling.pattern(form.conditions[0].name, in: .queryValue)
    else { return nil }
    var values: [[UInt8]] = []
    for item in [name + [UInt8(ascii: "=")], name] {
      for front in [[], ByteText.bytes("*&")] {
        for back in [[], ByteText.bytes("&*")] { values.append(front + item + back) }
      }
    }
    return Rule(path: path, query: .text(variables.reference(values, wish: ByteText.bytes("empty-") + name)))
  }

  /// The pattern of paths with at least this many segments.
  static func paths(segments: Int) -> [UInt8] {
    var path: [UInt8] = []
    for _ in 1..<max(segments, 1) { path += [UInt8(ascii: "/"), UInt8(ascii: "*")] }
    return path + [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "*")]
  }

  private mutating func pattern(
    _ texts: SegmentSet, named name: [UInt8], _ spelling: Spelling, _ place: Spelling.Place, isOther: Bool
  ) -> [UInt8]? {
    switch texts {
    case .literal(let text): return spelling.pattern(text, in: place)
    case .anything: return [UInt8(ascii: "*")]
    case .type(.string):
      // To Android a parameter in a dictionary has to be there, to Apple an absent one is an empty one.
      return dialect == .dynamicRules && place == .queryValue ? [UInt8(ascii: "*")] : ByteText.bytes("?*")
    case .type(.int):
      guard dialect.hasVariables else { return ByteText.bytes("?*") }
      guard isOther else { return variables.reference(FormPatterns.numbers, wish: ByteText.bytes("int")) }
      return ByteText.bytes("?*") + variables.reference(FormPatterns.nonDigits, wish: ByteText.bytes("non-digit"))
        + [UInt8(ascii: "*")]
    case .type(.uuid): return uuid
    case .type(.bool), .type(.choice):
      guard dialect.hasVariables, let alternatives = texts.alternatives else { return ByteText.bytes("?*") }
      var values: [[UInt8]] = []
      for text in alternatives {
        for spelling in [Spelling.built, .browser] {
          if let value = spelling.pattern(text, in: place), !values.contains(value) { values.append(value) }
        }
      }
      return variables.reference(values, wish: name)
    }
  }

  /// Five groups of hexadecimal digits.
  private var uuid: [UInt8] {
    let digit = dialect.hasVariables ? ByteText.bytes("$(xdigit)") : [UInt8(ascii: "?")]
    return Array(
      [8, 4, 4, 4, 12].map { Array(repeatElement(digit, count: $0).joined()) }.joined(separator: [UInt8(ascii: "-")]))
  }

  /// How decimal numbers begin; what follows is left to a step of its own.
  private static let numbers: [[UInt8]] = {
    let digits = (1...9).map { [UInt8(ascii: "0") + UInt8($0), UInt8(ascii: "*")] }
    return [[UInt8(ascii: "0")]] + digits + digits.map { [UInt8(ascii: "-")] + $0 }
  }()

  /// Every character that may stand in a path or in the value of a parameter and is no digit, but for those that cannot
  /// be written: `*` and `?`.
  private static let nonDigits = (ASCIISet.letters + "-._~!$&'()+,;=:@%/").utf8.map { [$0] }
}
