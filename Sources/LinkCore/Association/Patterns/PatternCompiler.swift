import StrictJSON

// From the text of a pattern to its program. Rules: Apple, applinks.Details.Components, and recorded runs of macOS 27's
// swcutil.
//
// A path pattern is first brought into the form in which paths are compared: one slash at its start unless it begins
// with `*`, none at its end. The text is then cut at variables; what lies between them is folded when the rule ignores
// case, and runs of stars become one. Without a variable the program is the text itself.

/// Compiles the patterns of one document for one profile.
struct PatternCompiler {
  /// What a pattern is compared with.
  enum Role {
    case path
    case other
  }

  private(set) var pool = PatternPool()
  private var variables: VariableTable
  private let json: JSON
  private let readsVariables: Bool
  private var work = AutomatonWork()

  /// Memory for the pattern at hand.
  private var buffer: [UInt8] = []

  init(_ document: AssociationDocument, profile: AssociationProfile) {
    json = document.json
    readsVariables = profile.readsVariables
    variables = VariableTable(profile.readsVariables ? document.variables : nil, of: document)
  }

  mutating func compile(_ text: Span<UInt8>, _ role: Role, _ variant: TextVariant) -> CompiledPattern {
    var pattern: [UInt8] = []
    swap(&pattern, &buffer)
    defer { swap(&pattern, &buffer) }
    pattern.removeAll(keepingCapacity: true)
    if role == .path {
      PatternCompiler.normalisePath(text, into: &pattern)
    } else {
      ByteText.append(text, to: &pattern)
    }
    var compiled =
      readsVariables && PatternCompiler.variable(in: pattern, from: 0) != nil
      ? compileElements(pattern, variant) : compileText(pattern, variant)
    compiled.uncertainties.formUnion(PatternCompiler.uncertainties(of: text, role, variant))
    if role == .path, compiled.kind != .never {
      compiled.takesParent = PatternCompiler.endsInSlashStar(pattern)
      if compiled.kind == .prefix, compiled.bytes.count == 1 { return CompiledPattern(.any, takesCharacters: false) }
    }
    compiled.takesEmpty = pool.matches(compiled, [], 0..<0, &work)
    return compiled
  }

  /// Appends a name or a text as rules of that variant compare it.
  mutating func store(_ text: Span<UInt8>, _ variant: TextVariant) -> Range<Int> {
    let start = pool.bytes.count
    if variant.isFolded {
      CaseFolding.append(text, to: &pool.bytes)
    } else {
      ByteText.append(text, to: &pool.bytes)
    }
    return start..<pool.bytes.count
  }

  /// The leading slash is optional and several count as one, trailing ones do not count (seen with macOS 27's swcutil).
  private static func normalisePath(_ text: Span<UInt8>, into pattern: inout [UInt8]) {
    let slash = UInt8(ascii: "/")
    var start = 0
    while start < text.count, text[start] == slash { start += 1 }
    var end = text.count
    while end > start, text[end - 1] == slash { end -= 1 }
    guard start < end else { return }
    pattern.reserveCapacity(end - start + 1)
    if start > 0 || text[start] != UInt8(ascii: "*") { pattern.append(slash) }
    for index in start..<end { pattern.append(text[index]) }
  }

  /// What in the text of a pattern rests on a reading that nothing settles.
  private static func uncertainties(
    of text: Span<UInt8>, _ role: Role, _ variant: TextVariant
  ) -> AssociationUncertainty.Kinds {
    var kinds = AssociationUncertainty.Kinds()
    if role == .path, text.isEmpty || text[0] == UInt8(ascii: "?") { kinds.insert(.unusualPath) }
    if variant.isDecoded, ByteText.firstIndex(of: UInt8(ascii: "?"), in: text) != nil {
      kinds.insert(.decodedCharacters)
    }
    if let escape = ByteText.firstIndex(of: UInt8(ascii: "\\"), in: text), escape + 1 < text.count {
      for index in escape + 1..<text.count where text[index - 1] == UInt8(ascii: "\\") {
        switch text[index] {
        case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "$"): kinds.insert(.noEscapes)
        default: break
        }
      }
    }
    return kinds
  }

  private static func endsInSlashStar(_ pattern: [UInt8]) -> Bool {
    var end = pattern.count
    while end > 0, pattern[end - 1] == UInt8(ascii: "*") { end -= 1 }
    return end < pattern.count && end > 0 && pattern[end - 1] == UInt8(ascii: "/")
  }

  /// Where the next `$(` stands at or behind `start`, or nil.
  private static func variable(in pattern: [UInt8], from start: Int) -> Int? {
    var position = start
    while position + 1 < pattern.count {
      if pattern[position] == UInt8(ascii: "$"), pattern[position + 1] == UInt8(ascii: "(") { return position }
      position += 1
    }
    return nil
  }

  /// Appends text to the pool, folded, with runs of stars made one.
  private mutating func appendText(_ text: Span<UInt8>, _ variant: TextVariant) -> Range<Int> {
    let range = store(text, variant)
    var kept = range.lowerBound
    for index in range {
      let byte = pool.bytes[index]
      if byte == UInt8(ascii: "*"), kept > range.lowerBound, pool.bytes[kept - 1] == byte { continue }
      pool.bytes[kept] = byte
      kept += 1
    }
    pool.bytes.removeLast(range.upperBound - kept)
    return range.lowerBound..<kept
  }

  private mutating func compileText(_ text: [UInt8], _ variant: TextVariant) -> CompiledPattern {
    let range = appendText(text.span, variant)
    var stars = 0
    var singles = 0
    let own = pool.bytes.span.extracting(range)
    for index in own.indices {
      switch own[index] {
      case UInt8(ascii: "*"): stars += 1
      case UInt8(ascii: "?"): singles += 1
      default: break
      }
    }
    let isPrefix = stars == 1 && singles == 0 && pool.bytes[range.upperBound - 1] == UInt8(ascii: "*")
    if isPrefix, range.count == 1 { return CompiledPattern(.any, takesCharacters: false) }
    let kind: CompiledPattern.Kind = stars + singles == 0 ? .exact : isPrefix ? .prefix : .glob
    var pattern = CompiledPattern(kind, takesCharacters: variant.isDecoded)
    pattern.bytes = isPrefix ? range.lowerBound..<range.upperBound - 1 : range
    pattern.pairs.insert(literalsOf: pool.bytes.span.extracting(pattern.bytes))
    pattern.minimumLength = range.count - stars
    return pattern
  }

  private mutating func compileElements(_ text: [UInt8], _ variant: TextVariant) -> CompiledPattern {
    var pattern = CompiledPattern(.automaton, takesCharacters: variant.isDecoded)
    let firstElement = pool.elements.count
    var position = 0
    while position < text.count {
      let start = PatternCompiler.variable(in: text, from: position) ?? text.count
      appendElements(ofText: text.span.extracting(position..<start), variant, &pattern)
      guard start < text.count else { break }
      let nameStart = start + 2
      guard let nameEnd = text[nameStart...].firstIndex(of: UInt8(ascii: ")")) else {
        return PatternCompiler.nothing
      }
      switch variables.meaning(of: Array(text[nameStart..<nameEnd]), variant, in: json, &pool) {
      case .nothing:
        return PatternCompiler.nothing
      case .one(let members):
        append(.one(members), states: 1, minimum: 1, &pattern)
      case .variable(let index):
        let variable = pool.variables[index]
        append(.variable(index), states: variable.states, minimum: variable.minimumLength, &pattern)
        if variable.hasEmpty { pattern.uncertainties.insert(.variableWithoutText) }
      }
      position = nameEnd + 1
    }
    pattern.elements = firstElement..<pool.elements.count
    return pattern
  }

  /// A pattern with a variable that stands for nothing.
  private static var nothing: CompiledPattern {
    var pattern = CompiledPattern(.never, takesCharacters: false)
    pattern.uncertainties.insert(.variableWithoutText)
    return pattern
  }

  private mutating func appendElements(
    ofText text: Span<UInt8>, _ variant: TextVariant, _ pattern: inout CompiledPattern
  ) {
    let range = appendText(text, variant)
    pattern.pairs.insert(literalsOf: pool.bytes.span.extracting(range))
    var start = range.lowerBound
    for index in range where pool.bytes[index] == UInt8(ascii: "*") {
      if start < index { append(.text(start..<index), states: index - start, minimum: index - start, &pattern) }
      append(.star, states: 1, minimum: 0, &pattern)
      start = index + 1
    }
    let rest = range.upperBound - start
    if rest > 0 { append(.text(start..<range.upperBound), states: rest, minimum: rest, &pattern) }
  }

  private mutating func append(
    _ element: PatternElement, states: Int, minimum: Int, _ pattern: inout CompiledPattern
  ) {
    pool.elements.append(element)
    pool.firstStates.append(pattern.states)
    pattern.states += states
    pattern.minimumLength += minimum
  }
}
