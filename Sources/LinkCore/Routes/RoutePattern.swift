/// Path of a route: literals and parameters, each a whole segment.
///
/// `/product/{id:int}` has one literal and one parameter. The last segment may be an optional parameter, `{page:int?}`,
/// or a rest, `{path...}`, which takes the segments that are left, be there any or not. So a path is compared with a
/// location in one pass, without going back.
package struct RoutePattern: Equatable, Sendable {
  /// No longer path is read.
  package static let maximumLength = 2_048
  /// In all; it bounds the time that one route takes.
  package static let maximumSegments = 64

  package enum Segment: Equatable, Sendable {
    /// Decoded.
    case literal([UInt8])
    case parameter(RouteParameter)
  }

  package enum Tail: Equatable, Sendable {
    case none
    case optional(RouteParameter)
    /// The name; the value is what is left of the location, without a slash in front.
    case rest([UInt8])
  }

  /// As written.
  package let text: [UInt8]
  /// Those that must be there.
  package let segments: [Segment]
  package let tail: Tail

  /// The parameters in their order, that of the tail included; a rest is a string.
  package var parameters: [RouteParameter] {
    var found: [RouteParameter] = []
    for case .parameter(let parameter) in segments { found.append(parameter) }
    switch tail {
    case .none: break
    case .optional(let parameter): found.append(parameter)
    case .rest(let name): found.append(RouteParameter(name: name, type: .string))
    }
    return found
  }

  /// The literal that every URL of the route begins with; nil when it begins with a parameter or has no segment.
  var firstLiteral: [UInt8]? {
    if case .literal(let text)? = segments.first { text } else { nil }
  }

  /// The first literal that other routers would read as a parameter or a wildcard: `:id`, `<id>`, `*`.
  var foreignSegment: [UInt8]? {
    for case .literal(let text) in segments {
      switch text.first {
      case UInt8(ascii: ":") where text.count > 1: return text
      case UInt8(ascii: "<") where text.last == UInt8(ascii: ">"): return text
      case UInt8(ascii: "*") where text.allSatisfy { $0 == UInt8(ascii: "*") }: return text
      default: continue
      }
    }
    return nil
  }

  /// The same in memory of its own.
  var copy: RoutePattern {
    let segments = segments.map { segment in
      switch segment {
      case .literal(let text): Segment.literal(Route.copy(text))
      case .parameter(let parameter): Segment.parameter(parameter.copy)
      }
    }
    let tail =
      switch tail {
      case .none: Tail.none
      case .optional(let parameter): Tail.optional(parameter.copy)
      case .rest(let name): Tail.rest(Route.copy(name))
      }
    return RoutePattern(text: Route.copy(text), segments: segments, tail: tail)
  }

  private init(text: [UInt8], segments: [Segment], tail: Tail) {
    self.text = text
    self.segments = segments
    self.tail = tail
  }
}
