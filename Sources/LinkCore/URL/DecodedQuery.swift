/// Query of a URL with its values decoded once, in one buffer: the pieces in the order in which they stand.
///
/// Pieces are separated by `&` and split at their first `=`; empty pieces are skipped, `=` alone is an empty name with
/// an empty value. `+` stays `+`; an escape that cannot be decoded stays as written.
package struct DecodedQuery: Equatable, Sendable {
  /// One piece; places are those in ``DecodedQuery/bytes``.
  package struct Item: Equatable, Sendable {
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
  }

  package private(set) var bytes: [UInt8] = []
  package private(set) var items: [Item] = []

  package init() {}

  /// The query that stands in `range` of `text`, without its `?`.
  package init(_ text: Span<UInt8>, in range: Range<Int>) {
    guard !range.isEmpty else { return }
    bytes.reserveCapacity(range.count)
    items.reserveCapacity(8)
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      var equals = -1
      var hasRawEquals = false
      var hasRawQuestionMark = false
      while index < range.upperBound {
        let byte = text[index]
        if byte == 0x26 { break }
        if byte == 0x3D {
          if equals >= 0 { hasRawEquals = true } else { equals = index }
        } else if byte == 0x3F, equals >= 0 {
          hasRawQuestionMark = true
        }
        index &+= 1
      }
      if index > start {
        add(
          name: text.extracting(start..<(equals < 0 ? index : equals)),
          value: text.extracting((equals < 0 ? index : equals &+ 1)..<index),
          hasValue: equals >= 0,
          hasRawEquals: hasRawEquals,
          hasRawQuestionMark: hasRawQuestionMark
        )
      }
      index &+= 1
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

  /// Place of the value of the last piece with this name; nil when there is none or it is empty.
  func place(_ name: StaticString) -> Range<Int>? {
    for item in items.reversed() where ByteText.equal(bytes.span.extracting(item.name), name) {
      return item.value.flatMap { $0.isEmpty ? nil : $0 }
    }
    return nil
  }

  /// The value of the last piece with this name; nil when there is none or it is empty.
  package func value(_ name: StaticString) -> [UInt8]? {
    place(name).map { bytes($0) }
  }

  /// The pieces that come first with their decoded name, in order.
  package var firstItems: [Item] {
    guard items.count > 1 else { return items }
    if items.count <= 16 {
      return items.enumerated().filter { entry in
        !items[..<entry.offset].contains { areEqual($0.decodedName, entry.element.decodedName) }
      }.map(\.element)
    }
    var seen: Set<[UInt8]> = []
    return items.filter { seen.insert(bytes($0.decodedName)).inserted }
  }

  /// The pieces that come last with their decoded name, in order: of a repeated parameter the last value counts.
  package var lastItems: [Item] {
    var reversed = self
    reversed.items.reverse()
    return reversed.firstItems.reversed()
  }

  private func areEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    ByteText.equal(bytes.span.extracting(left), bytes.span.extracting(right))
  }

  private mutating func add(
    name: Span<UInt8>,
    value: Span<UInt8>,
    hasValue: Bool,
    hasRawEquals: Bool,
    hasRawQuestionMark: Bool
  ) {
    let written = append(name)
    var decoded = written
    var isComplete = true
    if ByteText.firstIndex(of: 0x25, in: name) != nil {
      let start = bytes.count
      isComplete = PercentEncoding.appendDecoded(name, to: &bytes)
      decoded = start..<bytes.count
    }
    let start = bytes.count
    if !PercentEncoding.appendDecoded(value, to: &bytes) { isComplete = false }
    items.append(
      Item(
        name: written,
        decodedName: decoded,
        value: hasValue ? start..<bytes.count : nil,
        isUndecodable: !isComplete,
        hasRawEquals: hasRawEquals,
        hasRawQuestionMark: hasRawQuestionMark
      )
    )
  }

  private mutating func append(_ text: Span<UInt8>) -> Range<Int> {
    let start = bytes.count
    ByteText.append(text, to: &bytes)
    return start..<bytes.count
  }
}
