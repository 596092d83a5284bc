import LinkCore

extension String {
  var utf8Bytes: [UInt8] { [UInt8](utf8) }
}

extension [UInt8] {
  var utf8Text: String { String(decoding: self, as: UTF8.self) }
}

extension LinkURL {
  func text(_ range: Range<Int>?) -> String? {
    range.map { bytes($0).utf8Text }
  }
}

extension DecodedQuery {
  /// Pairs as text; nil for a piece without `=`.
  var pairs: [(name: String, value: String?)] {
    items.map { (bytes($0.name).utf8Text, $0.value.map { bytes($0).utf8Text }) }
  }

  /// Pairs with a value, in order of name and value.
  var sortedPairs: [String] {
    pairs.compactMap { pair in pair.value.map { "\(pair.name)=\($0)" } }.sorted()
  }
}
