extension RoutePattern {
  /// Reads a path.
  ///
  /// Literals are decoded once; `{name}`, `{name:type}`, `{name?}`, `{name:type?}` and `{name...}` are parameters. `/`
  /// alone has no segment.
  package init(parsing text: [UInt8]) throws(RouteFault) {
    let bytes = text.span
    guard bytes.count <= Self.maximumLength else { throw RouteFault(.tooLong, at: Self.maximumLength) }
    guard !bytes.isEmpty, bytes[0] == UInt8(ascii: "/") else { throw RouteFault(.notAbsolute, at: 0) }
    self.text = text
    var segments: [Segment] = []
    var tail = Tail.none
    var names: [[UInt8]] = []
    var start = 1
    while start < bytes.count || start > 1 {
      let end = ByteText.firstIndex(of: UInt8(ascii: "/"), in: bytes, from: start) ?? bytes.count
      guard end > start else { throw RouteFault(.emptySegment, at: start &- 1) }
      guard segments.count < Self.maximumSegments else { throw RouteFault(.tooManySegments, at: start) }
      let segment = bytes.extracting(start..<end)
      if segment[0] == UInt8(ascii: "{"), segment[segment.count &- 1] == UInt8(ascii: "}") {
        let parsed = try Self.parameter(segment, at: start)
        let name = parsed.parameter.name
        guard !names.contains(name) else { throw RouteFault(.repeatedName, at: start &+ 1, name) }
        names.append(name)
        switch parsed.mark {
        case .none: segments.append(.parameter(parsed.parameter))
        case .optional: tail = .optional(parsed.parameter)
        case .rest: tail = .rest(name)
        }
        guard parsed.mark == .none || end == bytes.count else {
          throw RouteFault(.notLast, at: start, ByteText.array(segment))
        }
      } else {
        segments.append(.literal(try Self.literal(segment, at: start)))
      }
      guard end < bytes.count else { break }
      start = end &+ 1
    }
    self.segments = segments
    self.tail = tail
  }

  private static func literal(_ segment: Span<UInt8>, at offset: Int) throws(RouteFault) -> [UInt8] {
    for index in segment.indices {
      switch segment[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        throw RouteFault(.partialParameter, at: offset &+ index, ByteText.array(segment))
      case 0..<0x20, 0x7F, UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"):
        throw RouteFault(.forbiddenByte, at: offset &+ index, [segment[index]])
      default: continue
      }
    }
    var decoded: [UInt8] = []
    guard PercentEncoding.appendDecoded(segment, to: &decoded) else {
      throw RouteFault(.badEscape, at: offset, ByteText.array(segment))
    }
    guard !RouteLocation.isDotSegment(decoded.span) else {
      throw RouteFault(.dotSegment, at: offset, ByteText.array(segment))
    }
    return decoded
  }

  private enum Mark {
    case none
    case optional
    case rest
  }

  /// Reads `{…}`.
  private static func parameter(
    _ segment: Span<UInt8>, at offset: Int
  ) throws(RouteFault) -> (parameter: RouteParameter, mark: Mark) {
    var end = segment.count &- 1
    var mark = Mark.none
    if ByteText.hasPrefix(segment, "...", from: end &- 3) {
      mark = .rest
      end &-= 3
    } else if segment[end &- 1] == UInt8(ascii: "?") {
      mark = .optional
      end &-= 1
    }
    let colon = ByteText.firstIndex(of: UInt8(ascii: ":"), in: segment.extracting(0..<end), from: 1)
    let name = segment.extracting(1..<(colon ?? end))
    guard RouteParameter.isName(name) else {
      let isMarked =
        ByteText.firstIndex(of: UInt8(ascii: "?"), in: name) == name.count &- 1
        || ByteText.hasPrefix(name, "...", from: name.count &- 3)
      if colon != nil, !name.isEmpty, isMarked {
        throw RouteFault(.misplacedMark, at: offset, ByteText.array(segment))
      }
      throw RouteFault(.badName, at: offset &+ 1, ByteText.array(name))
    }
    var type = RouteType.string
    if let colon {
      type = try RouteType(parsing: segment.extracting((colon &+ 1)..<end), at: offset &+ colon &+ 1)
    }
    guard mark != .rest || type == .string else {
      throw RouteFault(.typedRest, at: offset, ByteText.array(segment))
    }
    return (RouteParameter(name: ByteText.array(name), type: type), mark)
  }
}
