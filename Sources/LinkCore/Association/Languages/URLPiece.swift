/// The smallest part of a URL that a search puts down: one character as it is written, or escaped.
struct URLPiece: Sendable {
  /// As it stands in the URL; an escape of several bytes is whole.
  let text: [UInt8]

  /// For each of the four variants, the units that rules of that variant read.
  private let unitsOfVariants: [[[UInt8]]]

  init(_ text: [UInt8]) {
    self.text = text
    unitsOfVariants = TextVariant.all.map { URLPiece.units(text, $0) }
  }

  /// A unit is what one `?` takes: a character where the URL is decoded, else a byte.
  func units(_ variant: TextVariant) -> [[UInt8]] { unitsOfVariants[Int(variant.rawValue)] }

  /// What rules of that variant compare.
  func compared(_ variant: TextVariant) -> [UInt8] { units(variant).flatMap { $0 } }

  private static func units(_ text: [UInt8], _ variant: TextVariant) -> [[UInt8]] {
    var compared = text
    if variant.isDecoded {
      compared = []
      PercentEncoding.appendDecoded(text.span, to: &compared)
    }
    if variant.isFolded {
      var folded: [UInt8] = []
      CaseFolding.append(compared.span, to: &folded)
      compared = folded
    }
    guard variant.isDecoded else { return compared.map { [$0] } }
    var units: [[UInt8]] = []
    var position = 0
    while position < compared.count {
      let length = UTF8Text.length(compared.span, at: position)
      units.append(Array(compared[position..<position + length]))
      position += length
    }
    return units
  }
}
