/// What routes look at of a URL: where it leads, its segments and its query, each decoded once.
///
/// For a custom scheme the host is the first segment: `myapp://redemption/a/b` has the location `/redemption/a/b`, as
/// have `myapp:/redemption/a/b` and `myapp:redemption/a/b`.
struct RouteLocation {
  enum Kind: CaseIterable, Sendable {
    /// http and https.
    case web
    /// Custom schemes.
    case app
  }

  let kind: Kind
  /// For the web the normalised host, else the scheme in lower case.
  let authority: [UInt8]
  /// Of the web.
  let port: Int
  let isStandardPort: Bool
  /// Places in ``decoded``.
  let segments: [Range<Int>]
  let decoded: [UInt8]
  /// The first segment is a host, whose case may have been lost.
  let startsWithHost: Bool
  /// A slash stands behind the last segment.
  let endsWithSlash: Bool
  /// Position of the last segment in which `.` or `..` stands beside an escaped slash; nil when there is none.
  let lastHiddenDot: Int?
  let query: DecodedQuery
  /// The pieces of the query, the first of each name.
  let items: [DecodedQuery.Item]
  /// Positions in ``items`` by decoded name, so that a route asks for its own only.
  private let itemPositions: [[UInt8]: Int]

  /// Refuses URLs that have no location of their own.
  init(_ components: IncomingComponents) throws(RouteRefusal) {
    let url = components.url
    guard url.userinfo == nil else { throw RouteRefusal(.userinfo) }
    let query = components.query
    self.query = query
    items = query.firstItems
    var positions: [[UInt8]: Int] = [:]
    for (position, item) in items.enumerated() { positions[query.bytes(item.decodedName)] = position }
    itemPositions = positions
    let text = url.text.span
    endsWithSlash = !url.path.isEmpty && text[url.path.upperBound &- 1] == UInt8(ascii: "/")
    if url.isWeb {
      kind = .web
      do throws(URLFault) {
        let checked = try WebURL.check(text)
        authority = try RouteHost.normalized(text.extracting(checked.host))
        let standard = checked.isSecure ? LinkURL.defaultPort : LinkURL.insecurePort
        port = url.portNumber ?? standard
        isStandardPort = port == standard
      } catch {
        throw RouteRefusal(.badURL)
      }
      segments = components.pathSegments
      decoded = components.decodedPath
      startsWithHost = false
    } else {
      kind = .app
      guard CustomScheme.isValid(text.extracting(url.scheme)) else { throw RouteRefusal(.badScheme) }
      guard url.port == nil else { throw RouteRefusal(.port) }
      authority = url.text[url.scheme].map(\.lowercasedASCII)
      port = 0
      isStandardPort = true
      var segments = components.pathSegments
      var decoded = components.decodedPath
      if let host = url.host, !host.isEmpty {
        let place = decoded.count
        PercentEncoding.appendDecoded(text.extracting(host), to: &decoded)
        segments.insert(place..<decoded.count, at: 0)
        startsWithHost = true
      } else {
        startsWithHost = false
      }
      self.segments = segments
      self.decoded = decoded
    }
    lastHiddenDot = try Self.lastHiddenDot(segments, decoded)
  }

  /// Refuses dot segments; see ``lastHiddenDot``.
  private static func lastHiddenDot(_ segments: [Range<Int>], _ decoded: [UInt8]) throws(RouteRefusal) -> Int? {
    var last: Int?
    for index in segments.indices {
      let segment = decoded.span.extracting(segments[index])
      guard !isDotSegment(segment) else { throw RouteRefusal(.dotSegment) }
      if hidesDotSegment(segment) { last = index }
    }
    return last
  }

  /// The first piece of the query with this decoded name.
  func item(_ name: [UInt8]) -> DecodedQuery.Item? { itemPositions[name].map { items[$0] } }

  /// Whether the case of a segment may have been lost.
  func ignoresCase(at segment: Int) -> Bool { startsWithHost && segment == 0 }

  /// Whether a decoded segment becomes several, of which one is a dot segment, where its slashes count.
  private static func hidesDotSegment(_ decoded: Span<UInt8>) -> Bool {
    guard ByteText.firstIndex(of: UInt8(ascii: "/"), in: decoded) != nil else { return false }
    var start = 0
    while start <= decoded.count {
      let end = ByteText.firstIndex(of: UInt8(ascii: "/"), in: decoded, from: start) ?? decoded.count
      if isDotSegment(decoded.extracting(start..<end)) { return true }
      start = end &+ 1
    }
    return false
  }

  /// Whether browsers and servers resolve such a segment, escaped or not (WHATWG URL §4.4).
  static func isDotSegment(_ decoded: Span<UInt8>) -> Bool {
    ByteText.equal(decoded, ".") || ByteText.equal(decoded, "..")
  }
}
