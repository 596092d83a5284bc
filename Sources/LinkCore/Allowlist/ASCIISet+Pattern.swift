// The sets of characters that patterns name (RE2's doc/syntax.txt), their ASCII members alone.

extension ASCIISet {
  static var empty: ASCIISet { ASCIISet("") }

  /// Word characters, `\w`.
  static let word = ASCIISet(letters + digits + "_")
  /// Decimal digits, `\d`.
  static let digit = ASCIISet(digits)
  /// White space, `\s`: tab, line feed, form feed, carriage return, blank.
  static let blank = ASCIISet("\t\n\u{C}\r ")
  static let visible = ASCIISet(0x21...0x7E)

  /// The bytes of a range that are ASCII.
  init(_ range: ClosedRange<UInt8>) {
    self.init(String(decoding: range.filter { $0 < 0x80 }, as: UTF8.self))
  }

  /// The members of a Unicode class or script; of one that is not listed none.
  init(unicodeClass name: [UInt8]) {
    switch String(decoding: name, as: UTF8.self) {
    case "L", "Latin": self.init(Self.letters)
    case "Lu": self.init(Self.uppercaseLetters)
    case "Ll": self.init(Self.lowercaseLetters)
    case "N", "Nd": self.init(Self.digits)
    default: self = .empty
    }
  }

  /// The members of `[:name:]`.
  init(namedClass name: [UInt8]) {
    switch String(decoding: name, as: UTF8.self) {
    case "alnum": self.init(Self.letters + Self.digits)
    case "alpha": self.init(Self.letters)
    case "ascii": self.init(0...0x7F)
    case "blank": self.init("\t ")
    case "cntrl": self = ASCIISet(0...0x1F).union(ASCIISet(0x7F...0x7F))
    case "digit": self = .digit
    case "graph": self = .visible
    case "lower": self.init(Self.lowercaseLetters)
    case "print": self.init(0x20...0x7E)
    case "punct": self = Self.visible.intersection(ASCIISet(Self.letters + Self.digits).inverted)
    case "space": self = Self.blank.union(ASCIISet(0x0B...0x0B))
    case "upper": self.init(Self.uppercaseLetters)
    case "word": self = .word
    case "xdigit": self.init(Self.digits + "ABCDEFabcdef")
    default: self = .empty
    }
  }
}
