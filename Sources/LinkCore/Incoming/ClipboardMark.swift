/// Mark that the app preview page puts at the end of a link which it copies for the first start of the app.
///
/// The app takes it off with the one character before it and has a unique match (Firebase iOS SDK 11.15,
/// FIRDLRetrievalProcessDefault): it tells such a link from one that the person has copied.
enum ClipboardMark {
  static let text: StaticString = "_icp=1"

  /// The long link with the mark.
  static func append(to longLink: [UInt8]) -> [UInt8] { longLink + [0x26] + ByteText.bytes(text) }
}

extension DecodedQuery {
  /// The query without the mark at its end: it is no parameter of the link.
  var withoutClipboardMark: DecodedQuery {
    guard let last = items.last, let value = last.value, ByteText.equal(bytes.span.extracting(last.name), "_icp"),
      ByteText.equal(bytes.span.extracting(value), "1")
    else { return self }
    var query = self
    query.removeLast()
    return query
  }
}
