/// JSON in which every character that nobody can see, or that a terminal would obey, is escaped.
///
/// The protocol leaves them as they are, since programs read it; what a command prints may be looked at. Outside of
/// strings JSON has none of them but line ends.
enum VisibleJSON {
  static func text(_ json: [UInt8]) -> [UInt8] {
    guard json.contains(where: { $0 >= 0x7F }) else { return json }
    var text: [UInt8] = []
    text.reserveCapacity(json.count)
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      if scalar.value >= 0x7F, Quoted.isHidden(scalar) {
        for unit in String(scalar).utf16 { append(unit, to: &text) }
      } else {
        text += scalar.utf8
      }
    }
    return text
  }

  /// Appends `\uXXXX`.
  private static func append(_ unit: UInt16, to text: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    text += "\\u".utf8
    text += [UInt8](repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    text += digits.utf8
  }
}
