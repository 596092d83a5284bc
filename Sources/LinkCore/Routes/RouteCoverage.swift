/// Compares the sets of URLs of two routes, of which the first is asked first.
///
/// A path is a set of sequences of segments, for each length one sequence of ``SegmentSet``. Beyond the required
/// segments of both and an optional one all lengths are alike, so a few lengths decide about all.
struct RouteCoverage {
  private let first: Route
  private let second: Route
  private let kind: RouteLocation.Kind
  private let lengths: ClosedRange<Int>

  init(_ first: Route, _ second: Route, _ kind: RouteLocation.Kind) {
    self.first = first
    self.second = second
    self.kind = kind
    let least = max(first.pattern.segments.count, second.pattern.segments.count)
    lengths = min(first.pattern.segments.count, second.pattern.segments.count)...(least &+ 2)
  }

  /// How much there is to compare, roughly.
  static func steps(_ first: Route, _ second: Route, _ kind: RouteLocation.Kind) -> Int {
    let authorities =
      switch kind {
      case .web: (first.hosts?.count ?? 0) &* (second.hosts?.count ?? 0)
      case .app: (first.schemes?.count ?? 0) &* (second.schemes?.count ?? 0)
      }
    return 1 &+ min(first.pattern.segments.count, second.pattern.segments.count)
      &+ first.query.count &* second.query.count &+ authorities
  }

  /// The path of a URL that both match; nil when there is none.
  var commonPath: [UInt8]? {
    guard shareAuthority, shareQuery else { return nil }
    for length in lengths where Self.has(length, first.pattern) && Self.has(length, second.pattern) {
      if let path = commonPath(length) { return path }
    }
    return nil
  }

  /// Whether every URL of the second is one of the first.
  var firstCoversSecond: Bool { covers(first, second) && pathCovers(first, second) }

  /// Whether it is only the order of the table, or a segment that differs in the other direction than another one, that
  /// decides between the two.
  var isCrossing: Bool {
    if pathCovers(second, first) {
      return pathCovers(first, second) && !covers(second, first)
    }
    return true
  }

  // MARK: Paths

  private func pathCovers(_ outer: Route, _ inner: Route) -> Bool {
    for length in lengths where Self.has(length, inner.pattern) {
      guard Self.has(length, outer.pattern) else { return false }
      for index in 0..<length {
        let large = Self.set(at: index, outer.pattern)
        guard Self.set(at: index, inner.pattern).isSubset(of: large, ignoringCase: ignoresCase(at: index)) else {
          return false
        }
      }
    }
    return true
  }

  private func commonPath(_ length: Int) -> [UInt8]? {
    var texts: [[UInt8]] = []
    for index in 0..<length {
      let left = Self.set(at: index, first.pattern)
      let right = Self.set(at: index, second.pattern)
      guard let text = left.common(with: right, ignoringCase: ignoresCase(at: index)) else { return nil }
      texts.append(text)
    }
    var path = texts.isEmpty ? [UInt8(ascii: "/")] : []
    for text in texts {
      path.append(UInt8(ascii: "/"))
      PercentEncoding.append(text.span, to: &path)
    }
    return path
  }

  /// The first segment of a custom scheme is its host.
  private func ignoresCase(at index: Int) -> Bool { kind == .app && index == 0 }

  /// Whether the pattern has paths of this length.
  private static func has(_ length: Int, _ pattern: RoutePattern) -> Bool {
    let required = pattern.segments.count
    return switch pattern.tail {
    case .none: length == required
    case .optional: length == required || length == required &+ 1
    case .rest: length >= required
    }
  }

  /// What may stand in a segment of a path that is long enough to have it.
  private static func set(at index: Int, _ pattern: RoutePattern) -> SegmentSet {
    guard index >= pattern.segments.count else {
      return switch pattern.segments[index] {
      case .literal(let text): .literal(text)
      case .parameter(let parameter): .type(parameter.type)
      }
    }
    return if case .optional(let parameter) = pattern.tail { .type(parameter.type) } else { .anything }
  }

  // MARK: Hosts, schemes and queries

  private func covers(_ outer: Route, _ inner: Route) -> Bool {
    let isFree: Bool
    switch kind {
    case .web: isFree = outer.hosts.map { hosts in inner.hosts?.allSatisfy(hosts.contains) ?? false } ?? true
    case .app: isFree = outer.schemes.map { schemes in inner.schemes?.allSatisfy(schemes.contains) ?? false } ?? true
    }
    return isFree
      && outer.query.allSatisfy { asked in
        let given = inner.query.first { $0.name == asked.name }
        if !asked.isRequired, asked.type == .string { return true }
        guard let given, given.isRequired || !asked.isRequired else { return false }
        return SegmentSet.type(given.type).isSubset(of: .type(asked.type), ignoringCase: false)
      }
  }

  private var shareAuthority: Bool {
    switch kind {
    case .web:
      guard let hosts = first.hosts, let others = second.hosts else { return true }
      return hosts.contains { others.contains($0) }
    case .app:
      guard let schemes = first.schemes, let others = second.schemes else { return true }
      return schemes.contains { others.contains($0) }
    }
  }

  /// Whether one query can satisfy both: a parameter that one of them needs must have a value that fits both.
  private var shareQuery: Bool {
    first.query.allSatisfy { left in
      guard let right = second.query.first(where: { $0.name == left.name }) else { return true }
      guard left.isRequired || right.isRequired else { return true }
      return SegmentSet.type(left.type).common(with: .type(right.type), ignoringCase: false) != nil
    }
  }
}
