/// Compares the sets of URLs of two routes, of which the first is asked first.
///
/// A path is a set of sequences of segments, for each length one sequence of ``SegmentSet``. Beyond the required
/// segments of both and an optional one all lengths are alike, so a few lengths decide about all.
struct RouteCoverage {
  private let first: Route
  private let second: Route
  private let kind: RouteLocation.Kind
  private let lengths: ClosedRange<Int>
  /// How much was compared so far.
  private(set) var steps: Int

  init(_ first: Route, _ second: Route, _ kind: RouteLocation.Kind) {
    self.first = first
    self.second = second
    self.kind = kind
    let least = max(first.pattern.segments.count, second.pattern.segments.count)
    lengths = min(first.pattern.segments.count, second.pattern.segments.count)...(least &+ 2)
    let authorities =
      switch kind {
      case .web: (first.hosts?.count ?? 0) &* (second.hosts?.count ?? 0)
      case .app: (first.schemes?.count ?? 0) &* (second.schemes?.count ?? 0)
      }
    // To take both routes up takes as long as four segments.
    steps = 4 &+ first.query.count &* second.query.count &+ authorities
  }

  /// How many segments a URL has that both match; nil when there is none.
  mutating func commonLength() -> Int? {
    guard shareAuthority, shareQuery() else { return nil }
    for length in lengths where Self.has(length, first.pattern) && Self.has(length, second.pattern) {
      if commonTexts(length) != nil { return length }
    }
    return nil
  }

  /// The path of a URL with this many segments that both match.
  mutating func commonPath(_ length: Int) -> [UInt8]? {
    guard let texts = commonTexts(length) else { return nil }
    var path = texts.isEmpty ? [UInt8(ascii: "/")] : []
    for text in texts {
      path.append(UInt8(ascii: "/"))
      PercentEncoding.append(text.span, to: &path)
    }
    return path
  }

  /// Whether every URL of the second is one of the first.
  mutating func firstCoversSecond() -> Bool { covers(first, second) && pathCovers(first, second) }

  /// Whether it is only the order of the table, or a segment that differs in the other direction than another one, that
  /// decides between the two.
  mutating func isCrossing() -> Bool {
    if pathCovers(second, first) {
      return pathCovers(first, second) && !covers(second, first)
    }
    return true
  }

  /// Counts a comparison of two sets: texts that can be listed are compared each with each, and eight of them take as
  /// long as what is to be done for each segment.
  private mutating func count(_ left: SegmentSet, _ right: SegmentSet) {
    steps &+= 1 &+ left.size &* right.size / 8
  }

  // MARK: Paths

  private mutating func pathCovers(_ outer: Route, _ inner: Route) -> Bool {
    for length in lengths where Self.has(length, inner.pattern) {
      guard Self.has(length, outer.pattern) else { return false }
      for index in 0..<length {
        let large = Self.set(at: index, outer.pattern)
        let small = Self.set(at: index, inner.pattern)
        count(small, large)
        guard small.isSubset(of: large, ignoringCase: ignoresCase(at: index)) else { return false }
      }
    }
    return true
  }

  /// A text for each segment that fits both; nil when there is none.
  ///
  /// Literals, by which most routes differ, are compared before lists of alternatives, which take longer.
  private mutating func commonTexts(_ length: Int) -> [[UInt8]]? {
    for index in 0..<min(length, first.pattern.segments.count, second.pattern.segments.count) {
      guard case .literal(let left) = first.pattern.segments[index],
        case .literal(let right) = second.pattern.segments[index]
      else { continue }
      steps &+= 1
      guard SegmentSet.literal(left).common(with: .literal(right), ignoringCase: ignoresCase(at: index)) != nil else {
        return nil
      }
    }
    var texts: [[UInt8]] = []
    for index in 0..<length {
      let left = Self.set(at: index, first.pattern)
      let right = Self.set(at: index, second.pattern)
      count(left, right)
      guard let text = left.common(with: right, ignoringCase: ignoresCase(at: index)) else { return nil }
      texts.append(text)
    }
    return texts
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

  private mutating func covers(_ outer: Route, _ inner: Route) -> Bool {
    let isFree: Bool
    switch kind {
    case .web: isFree = outer.hosts.map { hosts in inner.hosts?.allSatisfy(hosts.contains) ?? false } ?? true
    case .app: isFree = outer.schemes.map { schemes in inner.schemes?.allSatisfy(schemes.contains) ?? false } ?? true
    }
    guard isFree else { return false }
    for asked in outer.query where asked.isRequired || asked.type != .string {
      guard let given = inner.query.first(where: { $0.name == asked.name }), given.isRequired || !asked.isRequired
      else { return false }
      count(.type(given.type), .type(asked.type))
      guard SegmentSet.type(given.type).isSubset(of: .type(asked.type), ignoringCase: false) else { return false }
    }
    return true
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
  private mutating func shareQuery() -> Bool {
    for left in first.query {
      guard let right = second.query.first(where: { $0.name == left.name }), left.isRequired || right.isRequired else {
        continue
      }
      count(.type(left.type), .type(right.type))
      guard SegmentSet.type(left.type).common(with: .type(right.type), ignoringCase: false) != nil else { return false }
    }
    return true
  }
}
