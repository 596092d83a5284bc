/// What somebody meant who wrote a text that is not quite JSON, as far as the bytes around a fault tell.
package enum JSONSlip: Equatable, Sendable {
  /// A comma stands in front of a bracket or brace that closes.
  case trailingComma

  /// `//` or `/*`.
  case comment

  /// A string or a name is in single quotes.
  case singleQuote

  /// The name of a member has no quotes.
  case unquotedName

  /// A character of prose that looks like a quote or a blank.
  case lookalike(Unicode.Scalar)

  /// How many bytes of a name are looked at.
  private static let longestName = 256

  /// - Parameters:
  ///   - text: where the text stands that was read.
  ///   - start: its first byte.
  package init?(_ fault: JSONFault, in text: [UInt8], from start: Int = 0) {
    let place = start + fault.offset
    switch fault.code {
    case .unexpectedByte, .trailingText: break
    default: return nil
    }
    guard text.indices.contains(place) else { return nil }
    let next = place + 1 < text.count ? text[place + 1] : 0
    switch text[place] {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard JSONSlip.last(in: text[start..<place]) == UInt8(ascii: ",") else { return nil }
      self = .trailingComma
    case UInt8(ascii: "/"):
      guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { return nil }
      self = .comment
    case UInt8(ascii: "'"):
      self = .singleQuote
    case 0x80...:
      let scalar = String(decoding: text[place..<min(place + 4, text.count)], as: UTF8.self).unicodeScalars.first
      guard let scalar, Lookalike(scalar) != nil else { return nil }
      self = .lookalike(scalar)
    default:
      guard JSONSlip.isName(text[place...].prefix(JSONSlip.longestName)) else { return nil }
      // Only names come in front of a colon, and only where they may stand.
      switch JSONSlip.last(in: text[start..<place]) {
      case UInt8(ascii: "{"), UInt8(ascii: ","): self = .unquotedName
      default: return nil
      }
    }
  }

  private static func last(in text: ArraySlice<UInt8>) -> UInt8? {
    text.last { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }

  /// Whether an identifier and a colon stand there.
  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.drop { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return rest.startIndex > text.startIndex && rest.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ":")
  }
}
