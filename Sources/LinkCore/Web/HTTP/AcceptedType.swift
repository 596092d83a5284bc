/// Header `Accept` (RFC 9110 §12.5.1), as far as it tells programs from browsers.
package enum AcceptedType {
  /// Whether JSON is asked for by name, and not beside a page that is as welcome: browsers ask for `text/html`.
  package static func isJSON(_ headers: [HTTPField]) -> Bool {
    var json = 0
    var page = 0
    for header in headers where header.isNamed(.accept) {
      let text = header.value.span
      for item in WeightedItem.all(text) {
        let type = text.extracting(item.value)
        if ByteText.equalIgnoringASCIICase(type, "application/json") { json = max(json, item.quality) }
        if ByteText.equalIgnoringASCIICase(type, "text/html") { page = max(page, item.quality) }
      }
    }
    return json > page
  }
}
