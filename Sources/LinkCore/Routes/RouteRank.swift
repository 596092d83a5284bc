/// How specific a route is for one kind of URL; the smaller one is asked first.
///
/// Paths decide before queries, queries before hosts and schemes, and the order of the table last. Segment by segment a
/// literal comes before a parameter of few possible texts, that before one of many, a required one before an optional
/// one and a rest. So a route that matches only some of the URLs of another one is asked before it, unless they differ
/// in the types of query parameters alone.
struct RouteRank: Comparable {
  /// One number for each segment.
  let path: [Int]
  /// Fewer than none: more parameters come first.
  let required: Int
  let typed: Int
  /// How many hosts or schemes are let through.
  let breadth: Int
  /// Position in the table.
  let position: Int

  init(_ route: Route, _ kind: RouteLocation.Kind, position: Int) {
    var path = route.pattern.segments.map { segment in
      switch segment {
      case .literal: 0
      case .parameter(let parameter): Self.rank(parameter.type)
      }
    }
    switch route.pattern.tail {
    case .none: break
    case .optional(let parameter): path.append(Self.optional &+ Self.rank(parameter.type))
    case .rest: path.append(Int.max)
    }
    self.path = path
    required = -route.query.count { $0.isRequired }
    typed = -route.query.count { $0.isRequired || $0.type != .string }
    breadth =
      switch kind {
      case .web: route.hosts?.count ?? Int.max
      case .app: route.schemes?.count ?? Int.max
      }
    self.position = position
  }

  static func < (left: RouteRank, right: RouteRank) -> Bool {
    if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
    return (left.required, left.typed, left.breadth, left.position)
      < (right.required, right.typed, right.breadth, right.position)
  }

  /// More than any list of alternatives has: no path is that long.
  private static let many = RoutePattern.maximumLength
  private static let optional = many &+ 2

  private static func rank(_ type: RouteType) -> Int {
    switch type {
    case .bool, .choice: type.alternatives?.count ?? 0
    case .int, .uuid: many
    case .string: many &+ 1
    }
  }
}
