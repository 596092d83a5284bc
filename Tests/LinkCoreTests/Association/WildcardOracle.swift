/// Wildcard matching as its definition reads, by trying every way: the reference for the compiled patterns.
struct WildcardOracle {
  /// A piece of a pattern.
  enum Token {
    case unit(Character)
    case any
    case star
    case oneOf([[Token]])
  }

  static func tokens(_ pattern: String, variables: [String: [String]] = [:]) -> [Token] {
    var tokens: [Token] = []
    var rest = pattern[...]
    while let first = rest.first {
      if rest.hasPrefix("$("), let end = rest.firstIndex(of: ")") {
        let name = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
        tokens.append(.oneOf((variables[String(name)] ?? []).map { WildcardOracle.tokens($0) }))
        rest = rest[rest.index(after: end)...]
        continue
      }
      switch first {
      case "*": tokens.append(.star)
      case "?": tokens.append(.any)
      default: tokens.append(.unit(first))
      }
      rest = rest.dropFirst()
    }
    return tokens
  }

  static func matches(_ tokens: ArraySlice<Token>, _ text: ArraySlice<Character>) -> Bool {
    guard let first = tokens.first else { return text.isEmpty }
    let rest = tokens.dropFirst()
    switch first {
    case .unit(let character): return text.first == character && matches(rest, text.dropFirst())
    case .any: return !text.isEmpty && matches(rest, text.dropFirst())
    case .star: return matches(rest, text) || (!text.isEmpty && matches(tokens, text.dropFirst()))
    case .oneOf(let values): return values.contains { matches(ArraySlice($0 + rest), text) }
    }
  }

  static func matches(_ pattern: String, _ text: String, variables: [String: [String]] = [:]) -> Bool {
    matches(ArraySlice(tokens(pattern, variables: variables)), ArraySlice(Array(text)))
  }

  /// The path rules in words: one slash in front, none behind, and `/*` at the end takes the parent too.
  static func pathMatches(_ pattern: String, _ path: String) -> Bool {
    var own = pattern
    while own.hasPrefix("//") { own.removeFirst() }
    if !own.hasPrefix("/"), !own.hasPrefix("*") { own = "/" + own }
    while own.hasSuffix("/") { own.removeLast() }
    var text = path
    while text.hasSuffix("/") { text.removeLast() }
    if matches(own, text) { return true }
    while own.hasSuffix("**") { own.removeLast() }
    return own.hasSuffix("/*") && matches(String(own.dropLast(2)), text)
  }

  /// All texts over an alphabet up to a length.
  static func texts(over alphabet: [String], upTo length: Int) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { text in alphabet.map { text + $0 } }
      all += last
    }
    return all
  }
}
