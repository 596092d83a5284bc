/// Walks over the pieces of a query in the order in which they stand.
///
/// Pieces are separated by `&` and split at their first `=`; empty pieces are skipped, `=` alone is an empty name with
/// an empty value. Nothing is decoded: `+` stays `+`, and places are those of the text that was given.
package struct QueryItems: Sendable {
  private var next: Int
  private let end: Int

  /// The query without its `?` stands in `range` of the text.
  package init(_ range: Range<Int>) {
    next = range.lowerBound
    end = range.upperBound
  }

  /// The next piece of `text`, which must be the text for which the walk was made; nil at the end.
  package mutating func next(in text: Span<UInt8>) -> QueryItem? {
    let limit = min(end, text.count)
    while next < limit {
      let start = next
      var equals: Int?
      var index = start
      while index < limit, text[index] != 0x26 {
        if text[index] == 0x3D, equals == nil { equals = index }
        index &+= 1
      }
      next = index &+ 1
      if index > start {
        guard let equals else { return QueryItem(name: start..<index, value: nil) }
        return QueryItem(name: start..<equals, value: (equals &+ 1)..<index)
      }
    }
    return nil
  }

  /// All pieces.
  package static func all(_ text: Span<UInt8>, in range: Range<Int>) -> [QueryItem] {
    var walk = QueryItems(range)
    var items: [QueryItem] = []
    while let item = walk.next(in: text) { items.append(item) }
    return items
  }
}
