/// Components of a URL as `parseIncoming` shows them: text as written, path segments and query values decoded once.
///
/// A class because it is handed around more often than it is made.
package final class IncomingComponents: Sendable {
  package let url: LinkURL
  /// Between slashes, decoded once, places in ``decodedPath``.
  ///
  /// One slash at the beginning and one at the end yield no segment.
  package let pathSegments: [Range<Int>]
  package let decodedPath: [UInt8]
  package let query: DecodedQuery
  /// Segments that hold an escape that was kept as written.
  let undecodableSegments: [Range<Int>]

  init(_ url: LinkURL) {
    self.url = url
    let text = url.text.span
    query = url.query.map { DecodedQuery(text, in: $0) } ?? DecodedQuery()
    var segments: [Range<Int>] = []
    var undecodable: [Range<Int>] = []
    var decoded: [UInt8] = []
    var start = url.path.lowerBound
    let end = url.path.upperBound
    if start < end, text[start] == 0x2F { start &+= 1 }
    decoded.reserveCapacity(end &- start)
    while start < end {
      let slash = ByteText.firstIndex(of: 0x2F, in: text.extracting(0..<end), from: start) ?? end
      let place = decoded.count
      let isComplete = PercentEncoding.appendDecoded(text.extracting(start..<slash), to: &decoded)
      segments.append(place..<decoded.count)
      if !isComplete { undecodable.append(place..<decoded.count) }
      start = slash &+ 1
    }
    pathSegments = segments
    decodedPath = decoded
    undecodableSegments = undecodable
  }

  /// What could not be decoded, each with a warning.
  var warnings: [LinkWarning] {
    let query = self.query
    var warnings: [LinkWarning] = []
    for place in undecodableSegments {
      warnings.append(LinkWarning(.undecodable, value: [UInt8](decodedPath[place])))
    }
    for item in query.items where item.isUndecodable {
      let value = query.bytes(item.value ?? item.decodedName)
      let parameter = LinkParameter(queryName: query.bytes.span.extracting(item.name))
      warnings.append(LinkWarning(.undecodable, parameter, name: query.bytes(item.name), value: value))
    }
    return warnings
  }
}
