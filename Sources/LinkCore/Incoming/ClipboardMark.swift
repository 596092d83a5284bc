/// Mark that the app preview page puts at the end of a link which it copies for the first start of the app.
///
/// The app takes it off with the one character before it and has a unique match (Firebase iOS SDK 11.15,
/// FIRDLRetrievalProcessDefault): it tells such a link from one that the person has copied.
enum ClipboardMark {
  fileprivate static let name: StaticString = "_icp"
  fileprivate static let value: StaticString = "1"

  /// The long link with the mark.
  static func append(to longLink: [UInt8]) -> [UInt8] {
    longLink + [UInt8(ascii: "&")] + ByteText.bytes(name) + [UInt8(ascii: "=")] + ByteText.bytes(value)
  }
}

extension DecodedQuery {
  /// The query without the mark at its end: it is no parameter of the link.
  var withoutClipboardMark: DecodedQuery {
    guard let last = items.last, let value = last.value,
      ByteText.equal(bytes.span.extracting(last.name), ClipboardMark.name),
      ByteText.equal(bytes.span.extracting(value), ClipboardMark.value)
    else { return self }
    var query = self
    query.removeLast()
    return query
  }
}
