/// Walk over the query of one long link.
struct LongLinkReader {
  let query: DecodedQuery

  /// Sets parameters whose arena are the query's bytes: values stay where they stand.
  ///
  /// Returns the pairs of other names.
  func read(into parameters: inout LinkParameters, warnings: inout [LinkWarning]) -> [QueryPair] {
    var unknown: [QueryPair] = []
    var duplicates: UInt32 = 0
    var cutOffs: [LinkWarning] = []
    var cutting: LinkParameter?
    var previous: LinkParameter?
    for item in query.items {
      let name = query.bytes.span.extracting(item.name)
      guard let parameter = LinkParameter(queryName: name) else {
        if InternalParameter.contains(name) { continue }
        unknown.append(readUnknown(item, warnings: &warnings))
        // A URL with a raw `?` was not encoded, and what follows it up to the next known parameter may be its own. A
        // piece without `=` right behind any value is the rest of a text with a raw `&`.
        if let cut = cutting ?? (item.value == nil ? previous : nil) {
          cutOffs.append(LinkWarning(.cutOff, cut, name: ByteText.array(name)))
          cutting = nil
        }
        previous = nil
        continue
      }
      if parameters.mentions(parameter), duplicates & LinkParameters.bit(parameter) == 0 {
        duplicates |= LinkParameters.bit(parameter)
        warnings.append(LinkWarning(.duplicate, parameter))
      }
      let value = item.value ?? item.name.upperBound..<item.name.upperBound
      parameters.set(parameter, at: value)
      if item.isUndecodable { warnings.append(LinkWarning(.undecodable, parameter, value: query.bytes(value))) }
      if item.hasRawEquals { warnings.append(LinkWarning(.notEncoded, parameter, value: query.bytes(value))) }
      cutting = item.hasRawQuestionMark && parameter.kind.isURL ? parameter : nil
      previous = parameter
    }
    warnings += cutOffs
    return Self.sorted(unknown)
  }

  /// Names in the query, as written and once each; the first 64 of them, which is enough to see what was meant.
  var names: [[UInt8]] {
    var names: [[UInt8]] = []
    for item in query.items where names.count < 64 {
      let name = query.bytes(item.name)
      if !InternalParameter.contains(name.span), !names.contains(name) { names.append(name) }
    }
    return names
  }

  @inline(never)
  private func readUnknown(_ item: DecodedQuery.Item, warnings: inout [LinkWarning]) -> QueryPair {
    // In the form in which it is written again, so that a link read twice says the same.
    var name: [UInt8] = []
    PercentEncoding.append(query.bytes.span.extracting(item.name), keeping: .nameInQuery, to: &name)
    let value = item.value.map { query.bytes($0) } ?? []
    if ByteText.equal(name.span, "ad") {
      if value != [0x30], value != [0x31] { warnings.append(LinkWarning(.badAdvertisement, name: name, value: value)) }
    } else {
      warnings.append(LinkWarning(.unrecognized, name: name, value: value))
    }
    if item.isUndecodable { warnings.append(LinkWarning(.undecodable, name: name, value: value)) }
    return QueryPair(name: name, value: value)
  }

  /// By name, pairs of one name in their order.
  private static func sorted(_ pairs: [QueryPair]) -> [QueryPair] {
    guard pairs.count > 1 else { return pairs }
    return pairs.enumerated().sorted { left, right in
      if left.element.name == right.element.name { return left.offset < right.offset }
      return left.element.name.lexicographicallyPrecedes(right.element.name)
    }.map(\.element)
  }
}
