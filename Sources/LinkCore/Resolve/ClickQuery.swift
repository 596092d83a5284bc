/// What the query of a clicked short link may ask for; every other parameter is ignored (F §5.6).
package enum ClickQuery {
  /// Whether `d=1` stands in `query`, which is without its `?`; the last `d` counts.
  package static func asksForDebug(_ query: [UInt8]) -> Bool {
    DecodedQuery(query.span, in: 0..<query.count).value("d") == [0x31]
  }
}
