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

  static func isWeb(_ value: Span<UInt8>) -> Bool {
    ByteText.hasPrefix(value, "https://") || ByteText.hasPrefix(value, "http://")
  }
}
