/// An element of `paths`: a pattern, and whether its URLs are excluded (Apple, App Search Programming Guide, Support
/// Universal Links).
struct PathsElement {
  /// What stands before a pattern whose URLs are excluded; in any other spelling it is part of the pattern.
  static let exclusion = Array("NOT ".utf8)

  let excludes: Bool

  /// Where the pattern stands in the element's text.
  let pattern: Range<Int>

  init(_ text: [UInt8]) {
    excludes = text.starts(with: PathsElement.exclusion)
    pattern = (excludes ? PathsElement.exclusion.count : 0)..<text.count
  }

  /// The pattern of an element with this text.
  static func pattern(of text: [UInt8]) -> [UInt8] {
    let element = PathsElement(text)
    return element.excludes ? Array(text[element.pattern]) : text
  }
}
