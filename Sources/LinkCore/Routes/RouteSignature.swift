/// Short form of a route, by which most pairs of routes are told apart without looking at either.
struct RouteSignature {
  /// Segments that are looked at.
  private static let width = 8

  /// For each of the first segments a hash of its only text, or one of the marks below; 0 where more may stand.
  private var segments = InlineArray<8, UInt64>(repeating: 0)
  private let least: Int
  private let most: Int
  /// A bit for each query parameter that a URL must have, or have in a certain form.
  private let asked: UInt64
  /// A bit for each query parameter that is declared.
  private let declared: UInt64

  /// Even, as no hash is: texts that fit one of these types fit no other of them, but may be a literal.
  private static let int: UInt64 = 2
  private static let uuid: UInt64 = 4
  private static let bool: UInt64 = 6

  init(_ route: Route, _ kind: RouteLocation.Kind) {
    let pattern = route.pattern
    least = pattern.segments.count
    most =
      switch pattern.tail {
      case .none: least
      case .optional: least &+ 1
      case .rest: Int.max
      }
    var asked: UInt64 = 0
    var declared: UInt64 = 0
    for parameter in route.query {
      let bit: UInt64 = 1 << (Self.hash(parameter.name.span, ignoringCase: false) >> 58)
      declared |= bit
      if parameter.isRequired || parameter.type != .string { asked |= bit }
    }
    self.asked = asked
    self.declared = declared
    for index in 0..<min(least, Self.width) {
      segments[index] = Self.mark(pattern.segments[index], ignoringCase: kind == .app && index == 0)
    }
  }

  /// False only when no path is one of both.
  func mayMeet(_ other: RouteSignature) -> Bool {
    guard least <= other.most, other.least <= most else { return false }
    for index in 0..<Self.width {
      let left = segments[index]
      let right = other.segments[index]
      if left != right, left != 0, right != 0, (left ^ right) & 1 == 0 { return false }
    }
    return true
  }

  /// False only when some URL of the other route is not one of this one, because of its query.
  func mayCover(_ other: RouteSignature) -> Bool { asked & ~other.declared == 0 }

  private static func mark(_ segment: RoutePattern.Segment, ignoringCase: Bool) -> UInt64 {
    switch segment {
    case .literal(let text): return hash(text.span, ignoringCase: ignoringCase)
    case .parameter(let parameter):
      switch parameter.type {
      case .int: return int
      case .uuid: return uuid
      case .bool: return bool
      case .choice(let texts):
        guard let text = texts.first, texts.count == 1 else { return 0 }
        return hash(text.span, ignoringCase: ignoringCase)
      case .string: return 0
      }
    }
  }

  /// Always odd.
  private static func hash(_ text: Span<UInt8>, ignoringCase: Bool) -> UInt64 {
    var hash = FNV1a()
    for index in text.indices { hash.add(ignoringCase ? text[index].lowercasedASCII : text[index]) }
    return hash.value | 1
  }
}
