// How a text becomes a tape.
//
// One pass over the bytes. The loop is in one of two places: a value is due, or a value has just ended. A key is read
// together with its colon, after which a value is due. Each step consumes at least one byte, so the work is linear in
// the text; nothing recurses, so the depth limit is a number and not the size of the call stack.
//
// Containers that are open need no stack of their own: while one is open, the `next` of its entry is the index of the
// container around it, and the index after it is put there when it ends.
//
// The tape is written into memory that is there already. When less than two entries are free (a value and a key are the
// most that one turn of the loop adds), the reader returns in a state from which it goes on with a longer tape.
//
// Strings are scanned eight bytes at a time up to the next byte that means something: a quote, a backslash, a control
// character or a byte above 7F. All offsets are checked by the span.

/// The state of one reading.
struct JSONReader {
  /// Where the reading goes on; a value is due there.
  private(set) var position: Int

  /// The innermost container that is open, as an index on the tape, or ``none``.
  private(set) var container = JSONReader.none

  private var depth = 0
  private var values = 0

  /// Stands for a container around the outermost value.
  ///
  /// No text has that many entries: each is at least one byte.
  static let none = Int(UInt32.max)

  /// Begins at the first byte of a text.
  init(at start: Int) {
    position = start
  }

  /// A fault before its pointer is known.
  struct Stop: Error {
    let code: JSONFault.Code
    let position: Int

    /// Whether a comma or the end of the container, and no element, was due at this place of an array.
    var isBetweenElements = false
  }

  /// Reads on to the end of the text; false when the tape is full before that.
  mutating func read(
    _ span: Span<UInt8>, to end: Int, limits: JSONLimits, onto tape: inout OutputSpan<JSONNode>
  ) throws(Stop) -> Bool {
    var position = JSONReader.skipSpace(span, from: position, to: end)
    var isObject = container != JSONReader.none && tape[container].kind == .object
    while true {
      // A value is due.
      guard tape.freeCapacity >= 2 else {
        self.position = position
        return false
      }
      guard position < end else { throw Stop(code: .unexpectedEnd, position: end) }
      guard values < limits.values else { throw Stop(code: .tooManyValues(limit: limits.values), position: position) }
      values += 1
      let byte = span[position]
      switch byte {
      case UInt8(ascii: "\""):
        position = try JSONReader.readString(span, at: position, to: end, onto: &tape)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard depth < limits.depth else { throw Stop(code: .tooDeep(limit: limits.depth), position: position) }
        isObject = byte == UInt8(ascii: "{")
        let parent = container
        container = tape.count
        depth += 1
        tape.append(
          JSONNode(start: position, end: position, kind: isObject ? .object : .array, flags: [], next: parent))
        position = JSONReader.skipSpace(span, from: position + 1, to: end)
        guard position < end else { throw Stop(code: .unexpectedEnd, position: end, isBetweenElements: true) }
        if isObject {
          if span[position] != UInt8(ascii: "}") {
            position = try JSONReader.readKey(span, at: position, to: end, onto: &tape)
            continue
          }
        } else if span[position] != UInt8(ascii: "]") {
          continue
        }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        position = try JSONReader.readNumber(span, at: position, to: end, onto: &tape)
      case UInt8(ascii: "t"):
        position = try JSONReader.readWord(.true, span, at: position, to: end, onto: &tape)
      case UInt8(ascii: "f"):
        position = try JSONReader.readWord(.false, span, at: position, to: end, onto: &tape)
      case UInt8(ascii: "n"):
        position = try JSONReader.readWord(.null, span, at: position, to: end, onto: &tape)
      default:
        throw JSONReader.unexpected(span, at: position, to: end)
      }
      // A value, or a container that turned out empty, has just ended.
      while true {
        position = JSONReader.skipSpace(span, from: position, to: end)
        guard container != JSONReader.none else {
          guard position == end else { throw JSONReader.trailing(span, at: position, to: end) }
          return true
        }
        guard position < end else { throw Stop(code: .unexpectedEnd, position: end, isBetweenElements: true) }
        let byte = span[position]
        if byte == UInt8(ascii: ",") {
          position = JSONReader.skipSpace(span, from: position + 1, to: end)
          if isObject { position = try JSONReader.readKey(span, at: position, to: end, onto: &tape) }
          break
        }
        guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          var stop = JSONReader.unexpected(span, at: position, to: end)
          stop.isBetweenElements = true
          throw stop
        }
        position += 1
        let parent = Int(tape[container].next)
        tape[container].end = UInt32(truncatingIfNeeded: position)
        tape[container].next = UInt32(truncatingIfNeeded: tape.count)
        container = parent
        depth -= 1
        isObject = parent != JSONReader.none && tape[parent].kind == .object
      }
    }
  }

  /// Reads a key and the colon after it; returns where the value begins.
  @inline(__always)
  private static func readKey(
    _ span: Span<UInt8>, at start: Int, to end: Int, onto tape: inout OutputSpan<JSONNode>
  ) throws(Stop) -> Int {
    guard start < end, span[start] == UInt8(ascii: "\"") else { throw unexpected(span, at: start, to: end) }
    let position = skipSpace(span, from: try readString(span, at: start, to: end, onto: &tape), to: end)
    guard position < end, span[position] == UInt8(ascii: ":") else { throw unexpected(span, at: position, to: end) }
    return skipSpace(span, from: position + 1, to: end)
  }

  @inline(__always)
  private static func skipSpace(_ span: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var position = start
    while position < end {
      let byte = span[position]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      position += 1
    }
    return position
  }

  /// A byte above 7F outside a string is either no UTF-8, which is said first, or a character that cannot stand there.
  static func unexpected(_ span: Span<UInt8>, at position: Int, to end: Int) -> Stop {
    guard position < end else { return Stop(code: .unexpectedEnd, position: end) }
    let byte = span[position]
    if byte >= 0x80, UTF8Validation.sequenceLength(span, at: position, end: end) == 0 {
      return Stop(code: .invalidUTF8, position: position)
    }
    return Stop(code: .unexpectedByte(byte), position: position)
  }

  private static func trailing(_ span: Span<UInt8>, at position: Int, to end: Int) -> Stop {
    let stop = unexpected(span, at: position, to: end)
    return stop.code == .invalidUTF8 ? stop : Stop(code: .trailingText, position: position)
  }
}
