/// What the query of a clicked short link may ask for; every other parameter is ignored (F §5.6).
package enum ClickQuery {
  /// Whether `d=1` stands in `query`, which is without its `?`; the last `d` counts.
  package static func asksForDebug(_ query: [UInt8]) -> Bool {
    var walk = QueryItems(0..<query.count)
    var isAsked = false
    while let item = walk.next(in: query.span) {
      guard query[item.name] == [0x64] else { continue }
      isAsked = item.value.map { query[$0] == [0x31] } ?? false
    }
    return isAsked
  }
}
