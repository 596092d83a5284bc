/// Names that the members of an object may have, ready to be looked up by a key on a tape.
///
/// A look-up compares the length and the first eight bytes of each name, and the rest of a name only where both agree:
/// one call for each key, whatever the number of names.
package struct JSONNames: Sendable {
  private struct Entry: Sendable {
    let head: UInt64
    let start: UInt32
    let count: UInt32
  }

  private var entries: [Entry] = []
  /// All names, one behind the other.
  private(set) var text: [UInt8] = []

  /// The names as UTF-8; their positions in a look-up are those in this array.
  package init(_ names: [[UInt8]]) {
    for name in names {
      entries.append(
        Entry(
          head: JSONNames.head(of: name.span, from: 0, count: name.count), start: UInt32(text.count),
          count: UInt32(name.count)))
      text += name
    }
  }

  /// How many names there are.
  package var count: Int { entries.count }

  /// The name at a position.
  package subscript(position: Int) -> [UInt8] { Array(text[place(position)]) }

  /// All names, in their order.
  package var all: [[UInt8]] { entries.indices.map { self[$0] } }

  /// Where the name at a position stands in ``text``.
  func place(_ position: Int) -> Range<Int> {
    let entry = entries[position]
    return Int(entry.start)..<Int(entry.start) + Int(entry.count)
  }

  /// The position in `range` of the name that stands in `bytes`, or nil; looked for from `first` on and then before it.
  func position(of place: Range<Int>, in bytes: Span<UInt8>, among range: Range<Int>, from first: Int) -> Int? {
    let first = min(max(first, range.lowerBound), range.upperBound)
    return position(of: place, in: bytes, among: first..<range.upperBound)
      ?? position(of: place, in: bytes, among: range.lowerBound..<first)
  }

  private func position(of place: Range<Int>, in bytes: Span<UInt8>, among range: Range<Int>) -> Int? {
    let count = UInt32(truncatingIfNeeded: place.count)
    let head = JSONNames.head(of: bytes, from: place.lowerBound, count: place.count)
    let names = entries.span
    for position in range where names[position].head == head && names[position].count == count {
      if isRest(of: names[position], equalTo: bytes, from: place.lowerBound) { return position }
    }
    return nil
  }

  /// Compares what follows the first eight bytes, eight at a time; the last eight overlap the ones before.
  private func isRest(of entry: Entry, equalTo bytes: Span<UInt8>, from start: Int) -> Bool {
    let own = text.span
    let last = Int(entry.count) - 8
    var offset = 8
    while offset < last {
      guard JSONNames.word(of: own, at: Int(entry.start) + offset) == JSONNames.word(of: bytes, at: start + offset)
      else { return false }
      offset += 8
    }
    return last <= 0
      || JSONNames.word(of: own, at: Int(entry.start) + last) == JSONNames.word(of: bytes, at: start + last)
  }

  @inline(__always)
  private static func word(of bytes: Span<UInt8>, at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The first eight bytes of a name, the first in the lowest place; shorter names are filled up with zeros.
  private static func head(of bytes: Span<UInt8>, from start: Int, count: Int) -> UInt64 {
    if start + 8 <= bytes.count {
      let word = word(of: bytes, at: start)
      return count >= 8 ? word : word & ((1 << (UInt64(count) * 8)) - 1)
    }
    var head: UInt64 = 0
    for offset in 0..<min(count, 8) { head |= UInt64(bytes[start + offset]) << (UInt64(offset) * 8) }
    return head
  }
}

extension JSON {
  /// The position, among the names in `range`, of the text of the string at `node`; nil when it is none of them.
  ///
  /// The search begins at `first`: members mostly come in the order of the names, so the one behind the last that was
  /// found is a good guess.
  package func position(
    of node: Int, in names: borrowing JSONNames, among range: Range<Int>, from first: Int
  ) -> Int? {
    if let place = plainTextRange(node) { return names.position(of: place, in: bytes.span, among: range, from: first) }
    guard let text = text(node) else { return nil }
    return names.position(of: 0..<text.count, in: text.span, among: range, from: first)
  }

  /// The position, among all names, of the text of the string at `node`; nil when it is none of them.
  package func position(of node: Int, in names: borrowing JSONNames) -> Int? {
    position(of: node, in: names, among: 0..<names.count, from: 0)
  }
}
