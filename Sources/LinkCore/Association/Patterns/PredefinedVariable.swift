/// A variable that patterns may name without its being defined (Apple, applinks.SubstitutionVariables).
enum PredefinedVariable: String, CaseIterable, Sendable {
  case alpha
  case upper
  case lower
  case alnum
  case digit
  case xdigit
  case region
  case lang

  /// What a variable stands for.
  enum Values {
    /// One character of these.
    case character(of: String)

    /// One of these codes, which blanks divide.
    case code(of: StaticString)
  }

  var values: Values {
    switch self {
    case .alpha: .character(of: ASCIISet.letters)
    case .upper: .character(of: ASCIISet.uppercaseLetters)
    case .lower: .character(of: ASCIISet.lowercaseLetters)
    case .alnum: .character(of: ASCIISet.letters + ASCIISet.digits)
    case .digit: .character(of: ASCIISet.digits)
    case .xdigit: .character(of: ASCIISet.digits + "ABCDEFabcdef")
    case .region: .code(of: RegionCodes.text)
    case .lang: .code(of: LanguageCodes.text)
    }
  }

  static let names = allCases.map { Array($0.rawValue.utf8) }

  /// The variable of a name; nil for every other name.
  init?(named name: [UInt8]) {
    guard let place = PredefinedVariable.names.firstIndex(of: name) else { return nil }
    self = PredefinedVariable.allCases[place]
  }
}
