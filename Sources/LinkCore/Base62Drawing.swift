/// Makes a suffix of base62 characters, all equally probable, out of random bytes that it is given.
///
///     var drawing = Base62Drawing(count: 17)
///     while drawing.missing > 0 { drawing.take(random(drawing.missing)) }
///     drawing.characters  // 17 of [0-9A-Za-z]
package struct Base62Drawing: Sendable {
  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// What has been drawn so far.
  package private(set) var characters: [UInt8] = []
  /// How many characters are still to be drawn, and so the least number of bytes that are still needed.
  package private(set) var missing: Int

  package init(count: Int) {
    missing = max(count, 0)
    characters.reserveCapacity(missing)
  }

  /// Draws from the bytes until nothing is missing or they are used up; returns how many were used.
  ///
  /// The low six bits of a byte are the number of a character; 62 and 63 are thrown away, so that no character is more
  /// probable than another.
  @discardableResult
  package mutating func take(_ bytes: [UInt8]) -> Int {
    var used = 0
    let alphabet = Self.alphabet
    while missing > 0 && used < bytes.count {
      let number = Int(bytes[used] & 0x3F)
      used += 1
      if number < alphabet.count {
        characters.append(alphabet[number])
        missing -= 1
      }
    }
    return used
  }
}
