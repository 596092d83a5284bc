import Foundation
import LinkCore

/// What the suites on resolving share: links and devices from text, and oracles that know nothing of the code.
enum ResolveSupport {
  /// Reads `PREFIX/?QUERY`; the prefix is `https://example.com/link`.
  static func link(_ query: String) throws -> DynamicLink {
    var warnings: [LinkWarning] = []
    return try DynamicLink(parsingLongLink: Array("https://example.com/link/?\(query)".utf8), warnings: &warnings)
  }

  static func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything but RFC 3986 unreserved characters escaped.
  static func escaped(_ text: String) -> String {
    var kept = CharacterSet(charactersIn: "a"..."z")
    kept.insert(charactersIn: "A"..."Z")
    kept.insert(charactersIn: "0"..."9")
    kept.insert(charactersIn: "-._~")
    return text.addingPercentEncoding(withAllowedCharacters: kept) ?? ""
  }

  /// What Android makes of an intent URL, by the steps of `Intent.parseUri`: the last `#` begins the fields.
  struct Intent: Equatable {
    var data: String
    var fields: [String]

    init?(_ text: String) {
      guard text.hasPrefix("intent:"), let mark = text.lastIndex(of: "#"), text[mark...].hasPrefix("#Intent;") else {
        return nil
      }
      var pieces = text[mark...].dropFirst("#Intent;".count).components(separatedBy: ";")
      guard let end = pieces.firstIndex(of: "end"), end == pieces.count - 1 else { return nil }
      pieces.removeLast()
      fields = pieces
      guard let scheme = pieces.first(where: { $0.hasPrefix("scheme=") })?.dropFirst("scheme=".count) else {
        return nil
      }
      data = scheme + ":" + text[..<mark].dropFirst("intent:".count)
    }

    func value(_ name: String) -> String? {
      fields.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }

    var fallback: String? { value("S.browser_fallback_url")?.removingPercentEncoding }
  }

  /// Decoded pairs of the query of a URL.
  static func pairs(_ url: String) -> [String: String] {
    guard let mark = url.firstIndex(of: "?") else { return [:] }
    var pairs: [String: String] = [:]
    for piece in url[mark...].dropFirst().components(separatedBy: "&") {
      let parts = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      pairs[parts[0]] = parts.count > 1 ? parts[1].removingPercentEncoding : ""
    }
    return pairs
  }
}
