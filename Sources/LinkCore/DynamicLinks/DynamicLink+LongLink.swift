// The two directions of the long link: `appendLongLink(to:)` writes what `init(parsingLongLink:…)` reads.

extension DynamicLink {
  /// Appends prefix, `/?` and the pairs in table order, extras behind them; `d` is never written.
  ///
  /// Values keep only RFC 3986 unreserved characters.
  package func appendLongLink(to out: inout [UInt8]) {
    ByteText.append(prefix.text.span, to: &out)
    out.append(0x2F)
    out.append(0x3F)
    let separators = LinkParameter.separators
    var mask = parameters.presentMask & ~LinkParameters.bit(.debug)
    var isFirst = true
    while mask != 0 {
      let index = mask.trailingZeroBitCount
      mask &= mask &- 1
      var separator = separators.place(index)
      if isFirst { separator = (separator.lowerBound &+ 1)..<separator.upperBound }
      isFirst = false
      ByteText.append(separators.bytes.span.extracting(separator), to: &out)
      PercentEncoding.append(parameters.arena.span.extracting(parameters.place(index)), to: &out)
    }
    for pair in extras {
      if !isFirst { out.append(0x26) }
      isFirst = false
      PercentEncoding.append(pair.name.span, keeping: .nameInQuery, to: &out)
      out.append(0x3D)
      PercentEncoding.append(pair.value.span, to: &out)
    }
  }

  /// Reads a long link in either form, `prefix?…` or `prefix/?…`.
  ///
  /// `prefixes` are the configured ones; when none of them is the prefix of `text`, or there are none, the prefix is
  /// everything before the `?` but one slash. http counts as https. Values are decoded once, `+` stays `+`, of a
  /// repeated parameter the last value wins. A raw `#` ends the link. Throws when there is no `link`.
  package init(
    parsingLongLink text: [UInt8],
    prefixes: [URIPrefix] = [],
    warnings: inout [LinkWarning]
  ) throws(LinkFault) {
    guard text.count <= Self.maximumLength else { throw LinkFault(.tooLong) }
    guard let url = LinkURL(text) else { throw LinkFault(.invalidPrefix, value: text, urlFault: .notAbsolute) }
    try self.init(url, prefixes: prefixes, warnings: &warnings)
  }

  /// The same for a URL that is split already, whatever its length.
  init(_ url: LinkURL, prefixes: [URIPrefix], warnings: inout [LinkWarning]) throws(LinkFault) {
    let prefix = try Self.prefix(of: url, prefixes: prefixes)
    guard let query = url.query else { throw LinkFault(.notLongLink, value: url.text) }
    self.init(prefix: prefix)
    if let fragment = url.fragment {
      warnings.append(LinkWarning(.fragment, value: url.bytes(fragment)))
    }
    let reader = LongLinkReader(text: url.text)
    reader.read(query, into: &self, warnings: &warnings)
    guard parameters.contains(.link) else {
      throw LinkFault(.missingLink, .link, names: reader.names(query))
    }
  }

  /// The prefix in front of a query.
  private static func prefix(of url: LinkURL, prefixes: [URIPrefix]) throws(LinkFault) -> URIPrefix {
    var front = [UInt8](url.text[..<url.path.upperBound])
    let scheme = url.text.span.extracting(url.scheme)
    if ByteText.equalIgnoringASCIICase(scheme, "http") {
      front.insert(0x73, at: url.scheme.upperBound)
    }
    let prefix = try URIPrefix(front.span)
    for configured in prefixes where configured == prefix { return configured }
    for configured in prefixes where configured.isParent(of: prefix) {
      throw LinkFault(.looksLikeShortLink, value: front)
    }
    return prefix
  }
}

/// Walk over the query of one long link.
private struct LongLinkReader {
  let text: [UInt8]

  func read(_ query: Range<Int>, into link: inout DynamicLink, warnings: inout [LinkWarning]) {
    var walk = QueryItems(query)
    var unknown: [QueryPair] = []
    var duplicates: UInt32 = 0
    // A `link` with a raw `?` was not encoded: what follows it up to the next known parameter may be its own.
    var isBehindRawQuery = false
    var cutOff: [UInt8]?
    while let item = walk.next(in: text.span) {
      let name = text.span.extracting(item.name)
      guard let parameter = LinkParameter(queryName: name) else {
        if InternalParameter.contains(name) { continue }
        if isBehindRawQuery, cutOff == nil { cutOff = ByteText.array(name) }
        unknown.append(readUnknown(item, warnings: &warnings))
        continue
      }
      if link.parameters.mentions(parameter), duplicates & LinkParameters.bit(parameter) == 0 {
        duplicates |= LinkParameters.bit(parameter)
        warnings.append(LinkWarning(.duplicate, parameter))
      }
      let value = text.span.extracting(item.value ?? item.name.upperBound..<item.name.upperBound)
      if !link.parameters.set(parameter, toDecoded: value) {
        warnings.append(LinkWarning(.undecodable, parameter, value: ByteText.array(value)))
      }
      if ByteText.firstIndex(of: 0x3D, in: value) != nil {
        warnings.append(LinkWarning(.notEncoded, parameter, value: ByteText.array(value)))
      }
      isBehindRawQuery = parameter == .link && ByteText.firstIndex(of: 0x3F, in: value) != nil
    }
    if let cutOff { warnings.append(LinkWarning(.cutOff, .link, name: cutOff)) }
    link.extras = Self.sorted(unknown)
  }

  /// Every name in the query, as written and once each.
  func names(_ query: Range<Int>) -> [[UInt8]] {
    var names: [[UInt8]] = []
    var walk = QueryItems(query)
    while let item = walk.next(in: text.span), names.count < 64 {
      let name = [UInt8](text[item.name])
      if !InternalParameter.contains(name.span), !names.contains(name) { names.append(name) }
    }
    return names
  }

  @inline(never)
  private func readUnknown(_ item: QueryItem, warnings: inout [LinkWarning]) -> QueryPair {
    let name = [UInt8](text[item.name])
    var value: [UInt8] = []
    let isComplete = item.value.map { PercentEncoding.appendDecoded(text.span.extracting($0), to: &value) } ?? true
    if ByteText.equal(name.span, "ad") {
      if value != [0x30], value != [0x31] { warnings.append(LinkWarning(.badAdvertisement, name: name, value: value)) }
    } else {
      warnings.append(LinkWarning(.unrecognized, name: name, value: value))
    }
    if !isComplete { warnings.append(LinkWarning(.undecodable, name: name, value: value)) }
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
