// Content-Length framing (Language Server Protocol 3.17, base protocol): a block of header lines, a blank line, and a
// body of as many bytes as `Content-Length` says.
//
// A block that cannot be read is answered once. Where its length is known all the same, the body is dropped and the
// stream stays in step. Where it is not, the next `Content-Length:` is searched, from the second byte of the bad block
// on: when a wrong count has put the end of a body before a good header, that header is found again. The search begins
// later each time, so it ends.

/// Finds messages that stand behind a header block.
struct HeaderFramer: Sendable {
  private enum State: Sendable {
    case header(HeaderBlock)
    case body(Int)
    case skipping(Int)
    case searching
  }

  /// Bytes of a header block; real ones have fewer than a hundred.
  static let headerLimit = 8192

  private static let lengthName: StaticString = "content-length:"

  private let limit: Int
  private var state = State.header(HeaderBlock())

  init(limit: Int) {
    self.limit = limit
  }

  mutating func frame(
    _ span: Span<UInt8>, from first: Int, to end: Int, atEnd: Bool, into messages: inout [Message]
  ) -> Int {
    var start = first
    while true {
      switch state {
      case .header(var block):
        let isComplete = block.read(span, from: start, to: end)
        if !isComplete {
          if block.size > HeaderFramer.headerLimit {
            messages.append(.badHeader(.tooLong))
            state = .searching
            start += 1
            continue
          }
          if !atEnd {
            state = .header(block)
            return start
          }
          if end > start { messages.append(.badHeader(.malformedLine)) }
          state = .header(HeaderBlock())
          return end
        }
        start = finish(block, from: start, into: &messages)
      case .body(let length):
        guard end - start >= length else {
          guard atEnd else { return start }
          messages.append(.text(span, start..<end))
          state = .header(HeaderBlock())
          return end
        }
        messages.append(.text(span, start..<start + length))
        start += length
        state = .header(HeaderBlock())
      case .skipping(let length):
        let step = min(length, end - start)
        start += step
        guard step == length else {
          state = .skipping(length - step)
          return start
        }
        state = .header(HeaderBlock())
      case .searching:
        guard let found = HeaderFramer.search(span, from: start, to: end) else {
          let kept = atEnd ? 0 : HeaderFramer.lengthName.utf8CodeUnitCount - 1
          return max(start, end - kept)
        }
        start = found
        state = .header(HeaderBlock())
      }
    }
  }

  /// Decides what follows a complete header block; returns where reading goes on.
  private mutating func finish(_ block: HeaderBlock, from start: Int, into messages: inout [Message]) -> Int {
    let next = start + block.size
    if block.isEmpty {
      state = .header(HeaderBlock())
      return next
    }
    if block.fault == .badLength {
      messages.append(.badHeader(.badLength))
      state = .searching
      return next
    }
    guard let length = block.length else {
      messages.append(.badHeader(block.fault ?? .missingLength))
      state = .searching
      return start + 1
    }
    if let fault = block.fault {
      messages.append(.badHeader(fault))
      state = .skipping(length)
    } else if length > limit {
      messages.append(.overLimit)
      state = .skipping(length)
    } else {
      state = .body(length)
    }
    return next
  }

  /// Where the next `Content-Length:` begins.
  private static func search(_ span: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    let nameLength = lengthName.utf8CodeUnitCount
    var position = start
    while true {
      let colon = ByteSearch.first(UInt8(ascii: ":"), in: span, from: position, to: end)
      guard colon < end else { return nil }
      let name = colon + 1 - nameLength
      if name >= start, ByteSearch.spells(lengthName, in: span, at: name, to: end) { return name }
      position = colon + 1
    }
  }
}
