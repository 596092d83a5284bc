/// A pattern as someone wrote it, looked over for what its author may have taken it for.
struct PatternText {
  /// Without `NOT `, where that excludes.
  let text: [UInt8]

  /// The text with a control character in place of each reference to a variable.
  private let plain: [UInt8]
  private static let reference: UInt8 = 0x01

  /// The names of the variables that the text refers to.
  private(set) var references: [[UInt8]] = []

  /// Whether a `$(` is not closed.
  private(set) var hasUnclosedReference = false

  init(_ text: [UInt8]) {
    self.text = text
    var plain: [UInt8] = []
    var position = 0
    while position < text.count {
      if text[position] == UInt8(ascii: "$"), position + 1 < text.count, text[position + 1] == UInt8(ascii: "(") {
        guard let end = text[position...].firstIndex(of: UInt8(ascii: ")")) else {
          hasUnclosedReference = true
          break
        }
        references.append(Array(text[position + 2..<end]))
        plain.append(PatternText.reference)
        position = end + 1
      } else {
        plain.append(text[position])
        position += 1
      }
    }
    self.plain = plain
  }

  /// The text with a star in place of each reference to a variable.
  var withStarsForReferences: [UInt8] { plain.map { $0 == PatternText.reference ? UInt8(ascii: "*") : $0 } }

  // MARK: Blanks and escapes

  /// Whether a character of white space, or one that nobody can see, stands at an end.
  var hasOuterBlank: Bool {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    return scalars.first.map(PatternText.isBlank) == true || scalars.last.map(PatternText.isBlank) == true
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.value == 0x200B || scalar.value == 0xFEFF
  }

  /// The first character that a URL has only escaped, blanks at the ends left out.
  var unencoded: UInt32? {
    var scalars = String(decoding: plain, as: UTF8.self).unicodeScalars[...]
    while let first = scalars.first, PatternText.isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, PatternText.isBlank(last) { scalars.removeLast() }
    return scalars.first { $0.value != PatternText.reference && ($0.value <= 0x20 || $0.value >= 0x7F) }?.value
  }

  /// The first escapes that stand side by side, or the first with a lower-case digit.
  func escape(inLowerCase: Bool = false) -> [UInt8]? {
    var position = 0
    while position < text.count {
      guard PercentEncoding.escapedByte(text.span, at: position) != nil else {
        position += 1
        continue
      }
      var end = position + 3
      while PercentEncoding.escapedByte(text.span, at: end) != nil { end += 3 }
      let escape = Array(text[position..<end])
      if !inLowerCase || escape.contains(where: { $0.isASCIILetter && !$0.isASCIIUppercase }) { return escape }
      position = end
    }
    return nil
  }

  // MARK: What is no part of a path

  /// Whether a `?` is followed by a name and `=`, as in a URL.
  var hasQuery: Bool {
    for mark in plain.indices where plain[mark] == UInt8(ascii: "?") {
      var end = mark + 1
      while end < plain.count, PatternText.isNameByte(plain[end]) { end += 1 }
      if end > mark + 1, end < plain.count, plain[end] == UInt8(ascii: "=") { return true }
    }
    return false
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    if byte.isASCIILetter || byte.isASCIIDigit { return true }
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"): return true
    default: return false
    }
  }

  var hasFragment: Bool { plain.contains(UInt8(ascii: "#")) }

  /// Whether the pattern begins with a scheme or a host.
  var hasHost: Bool {
    var rest = plain[...]
    if let colon = plain.firstIndex(of: UInt8(ascii: ":")), plain[colon...].starts(with: "://".utf8) {
      let scheme = plain[..<colon].drop { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "/") }
      if scheme.allSatisfy({ $0.isASCIILetter || $0 == UInt8(ascii: "*") }) { return true }
    }
    if rest.starts(with: "//".utf8) { rest = rest.dropFirst(2) }
    let host = rest.prefix { $0 != UInt8(ascii: "/") }
    var labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if let first = labels.first, first.elementsEqual("*".utf8) { labels.removeFirst() }
    guard labels.count > 1, let last = labels.last,
      labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy(PatternText.isHostByte) })
    else { return false }
    let domain = String(decoding: last.map(\.lowercasedASCII), as: UTF8.self)
    if PatternText.domains.contains(domain) { return true }
    // A path can begin with the name of a file; behind a host there is a path.
    return host.endIndex < plain.endIndex && last.count > 1 && last.allSatisfy(\.isASCIILetter)
      && !PatternText.fileExtensions.contains(domain)
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*")
  }

  private static let domains: Set<String> = ["com", "org", "net", "io", "app", "dev", "link", "edu", "gov"]
  private static let fileExtensions: Set<String> = [
    "html", "htm", "xhtml", "shtml", "php", "asp", "aspx", "ashx", "jsp", "jspx", "do", "cgi", "pl", "py", "rb", "json",
    "xml", "txt", "pdf", "md", "js", "css", "png", "jpg", "jpeg", "gif", "svg", "webp", "ico", "zip",
  ]

  // MARK: Syntax of others

  /// Syntax of templates and regular expressions, and the part of the text that has it.
  var foreignSyntax: (text: [UInt8], kind: ForeignSyntax)? {
    var brackets = Closings()
    var groupEnd = -1
    for position in plain.indices {
      let byte = plain[position]
      let next = position + 1 < plain.count ? plain[position + 1] : 0
      let previous = position > 0 ? plain[position - 1] : UInt8(ascii: "/")
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "<"):
        if let end = brackets.next(byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ">"), plain, position) {
          return (Array(plain[position...end]), .braces)
        }
      case UInt8(ascii: "["):
        if let end = brackets.next(UInt8(ascii: "]"), plain, position) {
          return (Array(plain[position...end]), .brackets)
        }
      case UInt8(ascii: "("):
        guard let end = brackets.next(UInt8(ascii: ")"), plain, position) else { continue }
        // Up to the end of a group that was looked at, only the sign behind another parenthesis is new.
        let isGroup = end == groupEnd ? next == UInt8(ascii: "?") : PatternText.isGroup(plain[position...end])
        if isGroup { return (Array(plain[position...end]), .alternatives) }
        groupEnd = end
      case UInt8(ascii: "\\"): return (Array(plain[position...].prefix(2)), .backslash)
      case UInt8(ascii: ":") where previous == UInt8(ascii: "/") && (next.isASCIILetter || next == UInt8(ascii: "_")):
        let end = plain[position...].firstIndex(of: UInt8(ascii: "/")) ?? plain.count
        return (Array(plain[position..<end]), .colonName)
      case UInt8(ascii: ".")
      where previous == UInt8(ascii: "/") && (next == UInt8(ascii: "*") || next == UInt8(ascii: "+")):
        return ([byte, next], .dotStar)
      case UInt8(ascii: "*") where next == byte: return ([byte, byte], .doubleStar)
      case UInt8(ascii: "^") where position == 0: return ([byte], .anchor)
      case UInt8(ascii: "$") where position == plain.count - 1 && position > 0: return ([byte], .anchor)
      default: continue
      }
    }
    return nil
  }

  /// Where brackets close, looked for once however many open before.
  private struct Closings {
    /// For each bracket the first one behind the position that was asked about last; the end of the text for none.
    private var known: [UInt8: Int] = [:]

    /// Positions are asked about in ascending order.
    mutating func next(_ bracket: UInt8, _ text: [UInt8], _ position: Int) -> Int? {
      if let place = known[bracket], place > position { return place < text.count ? place : nil }
      let place = text[position...].firstIndex(of: bracket) ?? text.count
      known[bracket] = place
      return place < text.count ? place : nil
    }
  }

  /// Parentheses stand in paths too; a choice, a repetition or an escape in them does not.
  private static func isGroup(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains(UInt8(ascii: "|")) || text.contains(UInt8(ascii: "\\")) || text.contains(UInt8(ascii: "*"))
      || text.contains(UInt8(ascii: "+")) || text.starts(with: "(?".utf8)
  }

  // MARK: NOT

  /// Whether the text of a component begins with what excludes in `paths`, or with another sign for it.
  static func isExclusion(_ text: [UInt8]) -> Bool {
    PathsElement(text).excludes || isMisspeltNot(text)
  }

  /// Whether a text in `paths` begins with what was meant to be `NOT `, or has quotes behind it.
  static func isMisspeltNot(_ text: [UInt8]) -> Bool {
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let element = PathsElement(text)
    if element.excludes { return text[element.pattern].first.map { quotes.contains($0) } ?? false }
    if text.first == UInt8(ascii: "!") { return true }
    let word = text.drop { $0 == 0x20 || $0 == 0x09 }
    guard word.prefix(3).map(\.lowercasedASCII).elementsEqual("not".utf8) else { return false }
    let behind = word.dropFirst(3).first ?? 0
    if behind == 0x20 || behind == 0x09 { return true }
    let isUpper = word.prefix(3).allSatisfy(\.isASCIIUppercase)
    return isUpper && behind != 0 && !behind.isASCIILetter && !behind.isASCIIDigit && behind < 0x80
      && behind != UInt8(ascii: "-") && behind != UInt8(ascii: "_")
  }
}
