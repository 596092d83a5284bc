/// Colours of a terminal, or none.
package enum TerminalStyle: Sendable {
  case plain
  case coloured

  /// ECMA-48 "select graphic rendition" parameters.
  enum Rendition: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case cyan = "1;36"
  }

  func text(_ text: String, _ rendition: Rendition) -> String {
    self == .plain ? text : "\u{1B}[\(rendition.rawValue)m\(text)\u{1B}[0m"
  }
}
