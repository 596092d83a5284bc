/// Components of a URL as `parseIncoming` shows them: text as written, path segments and query values decoded once.
package struct IncomingComponents: Equatable, Sendable {
  package struct Item: Equatable, Sendable {
    /// As written.
    package let name: [UInt8]
    /// Decoded once; nil for an item without `=`.
    package let value: [UInt8]?
  }

  package let url: LinkURL
  /// Between slashes, decoded once; one slash at the beginning and one at the end yield no segment.
  package let pathSegments: [[UInt8]]
  package let query: [Item]
  /// First value of each name, the name decoded too; an item without `=` has an empty value.
  package let params: [QueryPair]

  /// `undecodable` gets the parts that hold an escape that was kept as written.
  init(_ url: LinkURL, undecodable: inout [[UInt8]]) {
    self.url = url
    let text = url.text.span
    pathSegments = Self.segments(text, url.path, undecodable: &undecodable)
    var items: [Item] = []
    var params: [QueryPair] = []
    var seen: Set<[UInt8]> = []
    if let query = url.query {
      var walk = QueryItems(query)
      while let item = walk.next(in: text) {
        let written = text.extracting(item.name)
        var name: [UInt8] = []
        if !PercentEncoding.appendDecoded(written, to: &name) { undecodable.append(ByteText.array(written)) }
        var value: [UInt8]?
        if let range = item.value {
          var decoded: [UInt8] = []
          if !PercentEncoding.appendDecoded(text.extracting(range), to: &decoded) {
            undecodable.append(ByteText.array(text.extracting(range)))
          }
          value = decoded
        }
        items.append(Item(name: ByteText.array(written), value: value))
        if seen.insert(name).inserted { params.append(QueryPair(name: name, value: value ?? [])) }
      }
    }
    query = items
    self.params = params
  }

  private static func segments(
    _ text: Span<UInt8>,
    _ path: Range<Int>,
    undecodable: inout [[UInt8]]
  ) -> [[UInt8]] {
    var segments: [[UInt8]] = []
    var start = path.lowerBound
    if start < path.upperBound, text[start] == 0x2F { start &+= 1 }
    while start < path.upperBound {
      var end = start
      while end < path.upperBound, text[end] != 0x2F { end &+= 1 }
      var segment: [UInt8] = []
      if !PercentEncoding.appendDecoded(text.extracting(start..<end), to: &segment) {
        undecodable.append(ByteText.array(text.extracting(start..<end)))
      }
      segments.append(segment)
      start = end &+ 1
    }
    return segments
  }
}
