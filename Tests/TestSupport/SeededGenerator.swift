/// Random numbers that are the same in every run: SplitMix64, from a seed that a failing test prints.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A text of up to `maximumCount` characters from ASCII, separators of URLs, and all planes of Unicode.
  package mutating func text(maximumCount: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...maximumCount, using: &self) {
      switch Int.random(in: 0..<6, using: &self) {
      case 0, 1: text.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &self)))
      case 2: text.append("%&=+?#/\\;:@ \"'<>".randomElement(using: &self) ?? "%")
      case 3: text.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0...0x1F, using: &self)))
      default:
        if let scalar = Unicode.Scalar(UInt32.random(in: 0x80...0x1_FFFF, using: &self)) {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }
}
