/// Places of tokens by their first two bytes, so that most words of a text are passed over at once.
struct TokenIndex: Sendable {
  /// Twenty-six letters, and one place for every other byte.
  private static let width = 27

  /// For each pair of bytes the place in `places` at which its tokens begin; one more than there are pairs.
  private let starts: [Int]
  private let places: [Int]

  /// A token that does not begin with a letter, or has one byte alone, is never found.
  init(_ tokens: [StaticString]) {
    var groups = [[Int]](repeating: [], count: 26 * Self.width)
    for (place, token) in tokens.enumerated() {
      let bytes = ByteText.bytes(token).map(\.lowercasedASCII)
      guard bytes.count >= 2, bytes[0].isASCIILetter else { continue }
      groups[Self.group(bytes[0], bytes[1])].append(place)
    }
    var starts = [0]
    var places: [Int] = []
    for group in groups {
      places += group
      starts.append(places.count)
    }
    self.starts = starts
    self.places = places
  }

  /// Where the tokens stand that begin with the two bytes, in lower case, of which the first is a letter.
  func range(_ first: UInt8, _ second: UInt8) -> Range<Int> {
    let group = Self.group(first, second)
    return starts[group]..<starts[group &+ 1]
  }

  /// The token at a place of a range, by its number in the list from which the index was made.
  subscript(place: Int) -> Int { places[place] }

  private static func group(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first &- 0x61) &* width &+ (second.isASCIILetter ? Int(second &- 0x61) : 26)
  }
}
