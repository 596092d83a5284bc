/// Characters that nobody sees and that say in which direction others run (Unicode Annex 9 §2).
enum DirectionControl {
  /// How many bytes the one has with which a text begins; 0 when it begins with none.
  static func length(at text: ArraySlice<UInt8>) -> Int {
    let bytes = text.prefix(3)
    switch (bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first) {
    // U+061C
    case (0xD8?, 0x9C?, _): return 2
    // U+200E, U+200F, U+202A to U+202E
    case (0xE2?, 0x80?, let last?): return last == 0x8E || last == 0x8F || (0xAA...0xAE).contains(last) ? 3 : 0
    // U+2066 to U+2069
    case (0xE2?, 0x81?, let last?): return (0xA6...0xA9).contains(last) ? 3 : 0
    default: return 0
    }
  }
}
