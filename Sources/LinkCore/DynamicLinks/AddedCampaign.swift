/// Campaign parameters, `utm_*`, that were added to a short link where it was published.
///
/// They take the place of the link's own on the way to the app and to Google Play; where the click leads does not change
/// by them.
package struct AddedCampaign: Equatable, Sendable {
  private struct Pair: Equatable, Sendable {
    let parameter: LinkParameter
    let value: [UInt8]
  }

  private let pairs: [Pair]

  package static let none = AddedCampaign(pairs: [])

  private init(pairs: [Pair]) {
    self.pairs = pairs
  }

  /// Reads the query of a click: of a repeated parameter the last value, and no empty ones, as in long links.
  init(_ query: DecodedQuery) {
    var pairs: [Pair] = []
    for item in query.items {
      guard let place = item.value, !place.isEmpty,
        let parameter = Self.parameter(named: query.bytes.span.extracting(item.name))
      else { continue }
      pairs.removeAll { $0.parameter == parameter }
      pairs.append(Pair(parameter: parameter, value: query.bytes(place)))
    }
    self.pairs = pairs
  }

  private static func parameter(named name: Span<UInt8>) -> LinkParameter? {
    // Nearly all clicks bring none along, and this is quickly seen.
    guard ByteText.hasPrefix(name, "utm_"), let parameter = LinkParameter(queryName: name) else { return nil }
    return LinkParameter.utm.contains(parameter) ? parameter : nil
  }

  package var isEmpty: Bool { pairs.isEmpty }

  /// Puts the parameters into the link.
  package func apply(to link: inout DynamicLink) {
    for pair in pairs { link.parameters.set(pair.parameter, to: pair.value) }
  }
}
