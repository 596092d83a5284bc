extension DecodedQuery {
  /// An item with the name `link` in any case, whose value begins with `http://` or `https://` in lower case.
  ///
  /// Firebase iOS SDK 11.15, FDLUtilities.m, custom domains.
  var carriesWebLink: Bool {
    for item in items {
      guard let value = item.value,
        ByteText.equalIgnoringASCIICase(bytes.span.extracting(item.name), "link"),
        Self.isWeb(bytes.span.extracting(value))
      else { continue }
      return true
    }
    return false
  }

  /// Whether an item holds an http or https URL.
  ///
  /// A value that was encoded may have its scheme in any case (RFC 3986 §3.1): so builders write what they were given.
  /// One that was typed raw counts only in lower case, as FDL had it.
  func carriesWebURL(_ item: Item) -> Bool {
    guard let place = item.value else { return false }
    let value = bytes.span.extracting(place)
    return Self.isWeb(value) || (item.isEncoded && WebURL.hasScheme(value))
  }

  /// Whether a value begins with `http://` or `https://` in lower case.
  static func isWeb(_ value: Span<UInt8>) -> Bool {
    ByteText.hasPrefix(value, "https://") || ByteText.hasPrefix(value, "http://")
  }
}

extension DecodedQuery.Item {
  /// Whether the value, read from a query, had an escape: one without stands where it was written, behind its name and
  /// `=`.
  var isEncoded: Bool {
    value.map { $0.lowerBound != name.upperBound &+ 1 } ?? false
  }
}
