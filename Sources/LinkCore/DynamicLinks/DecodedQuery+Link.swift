extension DecodedQuery {
  /// F §4.1 T3: an item with the name `link` in any case, whose value begins with `http://` or `https://` in lower case.
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

  static func isWeb(_ value: Span<UInt8>) -> Bool {
    ByteText.hasPrefix(value, "https://") || ByteText.hasPrefix(value, "http://")
  }
}
