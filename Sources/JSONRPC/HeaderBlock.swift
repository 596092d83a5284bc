/// What is known of one header block; offsets count from its first byte.
struct HeaderBlock: Sendable {
  /// How many bytes belong to the block so far, its blank line included.
  private(set) var size = 0

  /// The value of `Content-Length`.
  private(set) var length: Int?

  /// The first thing that is wrong with the block.
  private(set) var fault: ProtocolFault.HeaderFault?

  /// Where the line begins that is not yet complete.
  private var lineStart = 0

  /// Whether no line but the blank one was there.
  private(set) var isEmpty = true

  /// Reads on in the bytes from `start` up to `end`; returns whether the block is complete.
  ///
  /// Lines end in `\r\n`; a bare `\n` is tolerated. A block that is not complete has ``size`` up to the last byte seen.
  mutating func read(_ span: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let reach = min(end, start + HeaderFramer.headerLimit + 1)
    while true {
      let newline = ByteSearch.first(UInt8(ascii: "\n"), in: span, from: start + size, to: reach)
      size = max(size, newline - start)
      guard newline < reach else { return false }
      size += 1
      var lineEnd = newline
      if lineEnd > start + lineStart, span[lineEnd - 1] == UInt8(ascii: "\r") { lineEnd -= 1 }
      let line = start + lineStart..<lineEnd
      lineStart = size
      if line.isEmpty { return true }
      isEmpty = false
      readLine(span, line)
    }
  }

  private mutating func readLine(_ span: Span<UInt8>, _ line: Range<Int>) {
    let colon = ByteSearch.first(UInt8(ascii: ":"), in: span, from: line.lowerBound, to: line.upperBound)
    guard colon < line.upperBound, colon > line.lowerBound else {
      fault = fault ?? .malformedLine
      return
    }
    var nameEnd = colon
    while nameEnd > line.lowerBound, HeaderBlock.isBlank(span[nameEnd - 1]) { nameEnd -= 1 }
    let name: StaticString = "content-length"
    guard nameEnd - line.lowerBound == name.utf8CodeUnitCount,
      ByteSearch.spells(name, in: span, at: line.lowerBound, to: nameEnd)
    else { return }
    guard let value = HeaderBlock.digits(span, colon + 1..<line.upperBound), length == nil || length == value else {
      fault = .badLength
      return
    }
    length = value
  }

  /// The number that the bytes spell in decimal digits, blanks around them left out.
  private static func digits(_ span: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isBlank(span[start]) { start += 1 }
    while end > start, isBlank(span[end - 1]) { end -= 1 }
    guard start < end else { return nil }
    var value = 0
    for position in start..<end {
      let byte = span[position]
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = shifted.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      guard !overflow, !carry else { return nil }
      value = sum
    }
    return value
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
