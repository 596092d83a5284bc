import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A manifest as an XML reader sees it.
final class AndroidFilter: NSObject, XMLParserDelegate {
  private var found: [(attribute: String, value: String)] = []

  struct NotXML: Error {}

  /// The attributes of all `<data>` elements, each element with one.
  static func data(_ manifest: [UInt8]) throws -> [(attribute: String, value: String)] {
    let filter = AndroidFilter()
    let parser = XMLParser(data: Data(manifest))
    parser.delegate = filter
    guard parser.parse() else { throw parser.parserError ?? NotXML() }
    return filter.found
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard name == "data" else { return }
    for (attribute, value) in attributes {
      found.append((String(attribute.dropFirst("android:".count)), value))
    }
  }
}
