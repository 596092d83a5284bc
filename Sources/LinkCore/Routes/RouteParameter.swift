/// Parameter of a path.
package struct RouteParameter: Equatable, Sendable {
  package let name: [UInt8]
  package let type: RouteType

  /// A letter or `_`, then letters, digits, `_` and `-`.
  static func isName(_ text: Span<UInt8>) -> Bool {
    guard !text.isEmpty, text[0].isASCIILetter || text[0] == UInt8(ascii: "_") else { return false }
    let allowed = ASCIISet.suffix
    for index in text.indices where !allowed.contains(text[index]) { return false }
    return true
  }

  /// The same in memory of its own.
  var copy: RouteParameter { RouteParameter(name: Route.copy(name), type: type.copy) }
}
