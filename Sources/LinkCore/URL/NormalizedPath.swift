/// Path in the form in which servers and browsers compare it: escapes of unreserved characters decoded, the others in
/// upper-case hex, dot segments removed (RFC 3986 §6.2.2).
///
/// Only for comparing; never written anywhere.
enum NormalizedPath {
  static func bytes(_ path: Span<UInt8>) -> [UInt8] {
    var segments: [[UInt8]] = []
    var endsWithSlash = true
    var start = 0
    if !path.isEmpty, path[0] == 0x2F { start = 1 }
    while start <= path.count {
      let end = ByteText.firstIndex(of: 0x2F, in: path, from: start) ?? path.count
      let segment = decoded(path.extracting(start..<end))
      let isLast = end == path.count
      switch segment {
      case [0x2E]: endsWithSlash = true
      case [0x2E, 0x2E]:
        _ = segments.popLast()
        endsWithSlash = true
      case [] where isLast: endsWithSlash = true
      default:
        segments.append(segment)
        endsWithSlash = false
      }
      start = end &+ 1
    }
    var result: [UInt8] = []
    for segment in segments {
      result.append(0x2F)
      result += segment
    }
    if endsWithSlash { result.append(0x2F) }
    return result
  }

  /// Whether a segment is `.` or `..`, escaped or not.
  static func hasDotSegment(_ path: Span<UInt8>) -> Bool {
    var start = 0
    while start <= path.count {
      let end = ByteText.firstIndex(of: 0x2F, in: path, from: start) ?? path.count
      // The longest one is `%2E%2E`; most segments begin with something else.
      if start < end, end &- start <= 6, path[start] == 0x2E || path[start] == 0x25 {
        let segment = decoded(path.extracting(start..<end))
        if segment == [0x2E] || segment == [0x2E, 0x2E] { return true }
      }
      start = end &+ 1
    }
    return false
  }

  /// The path as a server may read it that decodes escaped slashes and makes one of several, as many do, before it
  /// resolves dot segments once more; `path` is in the form of ``bytes(_:)``.
  static func collapsed(_ path: [UInt8]) -> [UInt8] {
    var single: [UInt8] = []
    single.reserveCapacity(path.count)
    let bytes = path.span
    var index = 0
    while index < bytes.count {
      let isSlash = bytes[index] == 0x2F
      let isEscaped = !isSlash && PercentEncoding.escapedByte(bytes, at: index) == 0x2F
      if !isSlash, !isEscaped {
        single.append(bytes[index])
      } else if single.last != 0x2F {
        single.append(0x2F)
      }
      index &+= isEscaped ? 3 : 1
    }
    return self.bytes(single.span)
  }

  private static func decoded(_ segment: Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    let unreserved = ASCIISet.unreserved
    var index = 0
    while index < segment.count {
      if let byte = PercentEncoding.escapedByte(segment, at: index) {
        if unreserved.contains(byte) {
          result.append(byte)
        } else {
          PercentEncoding.append([byte].span, to: &result)
        }
        index &+= 3
      } else {
        result.append(segment[index])
        index &+= 1
      }
    }
    return result
  }
}
