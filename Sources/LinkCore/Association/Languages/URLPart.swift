/// The parts of a URL that rules speak of, in the order in which they are written.
enum URLPart: Int, CaseIterable, Sendable {
  case path
  case query
  case fragment

  /// The part behind it, or nil.
  var next: URLPart? { URLPart(rawValue: rawValue + 1) }
}
