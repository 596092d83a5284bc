/// Query of a URL with its values decoded once, in one buffer: the pieces in the order in which they stand.
///
/// Pieces are separated by `&` and split at their first `=`; empty pieces are skipped, `=` alone is an empty name with
/// an empty value. `+` stays `+`; an escape that cannot be decoded stays as written.
package struct DecodedQuery: Sendable {
  /// One piece; places are those in ``DecodedQuery/bytes``.
  package struct Item: Sendable {
    /// As written.
    package let name: Range<Int>
    /// Decoded; the same place as `name` when nothing was to decode.
    package let decodedName: Range<Int>
    /// Decoded; nil for a piece without `=`.
    package let value: Range<Int>?
    /// Name or value holds an escape that was kept as written.
    package let isUndecodable: Bool
    /// The value was written with a raw `=`.
    let hasRawEquals: Bool
    /// The value was written with a raw `?`.
    let hasRawQuestionMark: Bool

    @inline(__always)
    func name(decoded: Bool) -> Range<Int> { decoded ? decodedName : name }
  }

  /// The query as written, the texts that had to be decoded behind it.
  package private(set) var bytes: [UInt8] = []
  package private(set) var items: [Item] = []

  package init() {}

  /// The query that stands in `range` of `text`, without its `?`.
  package init(_ text: Span<UInt8>, in range: Range<Int>) {
    guard !range.isEmpty else { return }
    let query = text.extracting(range)
    bytes.reserveCapacity(query.count &* 2)
    items.reserveCapacity(min(query.count / 24, 64) &+ 4)
    ByteText.append(query, to: &bytes)
    var start = 0
    while start < query.count {
      let piece = Piece(query, from: start)
      if piece.end > start { add(piece, of: query) }
      start = piece.end &+ 1
    }
  }

  /// The query that would be read back from `pairs`.
  package init(pairs: [QueryPair]) {
    for pair in pairs {
      let name = append(pair.name.span)
      let value = append(pair.value.span)
      items.append(
        Item(
          name: name,
          decodedName: name,
          value: value,
          isUndecodable: false,
          hasRawEquals: false,
          hasRawQuestionMark: false
        )
      )
    }
  }

  package func bytes(_ range: Range<Int>) -> [UInt8] {
    [UInt8](bytes[range])
  }

  /// Takes the last piece away; there is one.
  mutating func removeLast() { items.removeLast() }

  /// The last piece with this name; nil when there is none or its value is empty.
  func item(_ name: StaticString) -> Item? {
    for item in items.reversed() where ByteText.equal(bytes.span.extracting(item.name), name) {
      return item.value?.isEmpty == false ? item : nil
    }
    return nil
  }

  /// Place of the value of that piece.
  func place(_ name: StaticString) -> Range<Int>? { item(name)?.value }

  /// The value of the last piece with this name; nil when there is none or it is empty.
  package func value(_ name: StaticString) -> [UInt8]? {
    place(name).map { bytes($0) }
  }

  /// The pieces that come first with their decoded name, in order.
  package var firstItems: [Item] {
    guard mayRepeatNames(decoded: true) else { return items }
    var seen: Set<[UInt8]> = []
    return items.filter { seen.insert(bytes($0.decodedName)).inserted }
  }

  /// The pieces that come last with their name as written, in order: of a repeated parameter the last value counts, and
  /// a dynamic link knows its parameters by their names as written.
  package var lastItems: [Item] {
    guard mayRepeatNames(decoded: false) else { return items }
    var seen: Set<[UInt8]> = []
    return items.reversed().filter { seen.insert(bytes($0.name)).inserted }.reversed()
  }

  /// False only when all pieces have different names, as written or decoded; without counting more than a few pieces.
  private func mayRepeatNames(decoded: Bool) -> Bool {
    guard items.count <= 64 else { return true }
    // One bit for each class of names: most names are the first of their class, and need no comparing to be new.
    var classes: UInt64 = 0
    for index in items.indices {
      let name = bytes.span.extracting(items[index].name(decoded: decoded))
      let bit: UInt64 = 1 << UInt64(Self.nameClass(name))
      if classes & bit != 0 {
        for earlier in 0..<index
        where ByteText.equal(bytes.span.extracting(items[earlier].name(decoded: decoded)), name) {
          return true
        }
      }
      classes |= bit
    }
    return false
  }

  /// A number below 64 that equal names share.
  private static func nameClass(_ name: Span<UInt8>) -> Int {
    guard !name.isEmpty else { return 0 }
    return (name.count &* 5 &+ Int(name[0]) &* 11 &+ Int(name[name.count &- 1])) & 63
  }

  private mutating func add(_ piece: Piece, of query: Span<UInt8>) {
    var isComplete = true
    let name = piece.start..<(piece.equals ?? piece.end)
    var decodedName = name
    if piece.hasEscapeInName { decodedName = decode(name, of: query, &isComplete) }
    var value: Range<Int>?
    if let equals = piece.equals {
      let place = (equals &+ 1)..<piece.end
      value = piece.hasEscapeInValue ? decode(place, of: query, &isComplete) : place
    }
    items.append(
      Item(
        name: name,
        decodedName: decodedName,
        value: value,
        isUndecodable: !isComplete,
        hasRawEquals: piece.hasRawEquals,
        hasRawQuestionMark: piece.hasRawQuestionMark
      )
    )
  }

  private mutating func decode(_ place: Range<Int>, of query: Span<UInt8>, _ isComplete: inout Bool) -> Range<Int> {
    let start = bytes.count
    if !PercentEncoding.appendDecoded(query.extracting(place), to: &bytes) { isComplete = false }
    return start..<bytes.count
  }

  private mutating func append(_ text: Span<UInt8>) -> Range<Int> {
    let start = bytes.count
    ByteText.append(text, to: &bytes)
    return start..<bytes.count
  }
}

extension DecodedQuery {
  /// One piece as written: where it ends, and what was seen on the way there.
  private struct Piece {
    let start: Int
    /// Of the next `&`, or of the query.
    private(set) var end: Int
    /// Place of the first `=`.
    private(set) var equals: Int?
    private(set) var hasEscapeInName = false
    private(set) var hasEscapeInValue = false
    private(set) var hasRawEquals = false
    private(set) var hasRawQuestionMark = false

    init(_ query: Span<UInt8>, from start: Int) {
      self.start = start
      end = start
      while end < query.count {
        let byte = query[end]
        if Self.isSpecial(byte) {
          if byte == 0x26 { return }
          if equals == nil {
            if byte == 0x3D { equals = end } else if byte == 0x25 { hasEscapeInName = true }
          } else {
            switch byte {
            case 0x25: hasEscapeInValue = true
            case 0x3D: hasRawEquals = true
            default: hasRawQuestionMark = true
            }
          }
        }
        end &+= 1
      }
    }

    /// Whether the byte is `%`, `&`, `=` or `?`; one test for each byte in place of four.
    @inline(__always)
    private static func isSpecial(_ byte: UInt8) -> Bool {
      let specials: UInt64 = 1 << 0x25 | 1 << 0x26 | 1 << 0x3D | 1 << 0x3F
      return byte < 64 && specials >> UInt64(byte) & 1 == 1
    }
  }
}
