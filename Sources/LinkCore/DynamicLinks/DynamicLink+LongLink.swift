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

  /// The long link's bytes.
  package var longLink: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(512)
    appendLongLink(to: &text)
    return text
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
    if let fragment = url.fragment {
      warnings.append(LinkWarning(.fragment, value: url.bytes(fragment)))
    }
    try self.init(prefix: prefix, query: DecodedQuery(url.text.span, in: query), warnings: &warnings)
  }

  /// The same for a query that is decoded already.
  init(prefix: URIPrefix, query: DecodedQuery, warnings: inout [LinkWarning]) throws(LinkFault) {
    var parameters = LinkParameters(arena: query.bytes)
    let extras = LongLinkReader(query: query).read(into: &parameters, warnings: &warnings)
    guard parameters.contains(.link) else {
      throw LinkFault(.missingLink, .link, names: LongLinkReader(query: query).names)
    }
    self.init(prefix: prefix, parameters: parameters, extras: extras)
  }

  /// The prefix in front of a query.
  private static func prefix(of url: LinkURL, prefixes: [URIPrefix]) throws(LinkFault) -> URIPrefix {
    let prefix = try URIPrefix(secure: url, end: url.path.upperBound)
    for configured in prefixes where configured == prefix { return configured }
    for configured in prefixes where configured.isParent(of: prefix) {
      throw LinkFault(.looksLikeShortLink, value: prefix.text)
    }
    return prefix
  }
}
