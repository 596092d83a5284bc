// How a text becomes a tape.
//
// One pass over the bytes, with a stack of the containers that are open. The loop is in one of two places: a value is
// due (`readValue`), or a value has just ended (`afterValue`). A key is read together with its colon, after which a value
// is due. Each step consumes at least one byte, so the work is linear in the text; nothing recurses, so the depth limit
// is a number and not the size of the call stack.
//
// Strings are scanned eight bytes at a time up to the next byte that means something: a quote, a backslash, a control
// character or a byte above 7F. All offsets are checked by the span.

/// The state of one reading.
struct JSONReader {
  /// Containers that are open, outermost first, as indices on the tape.
  private var open: [Int] = []
  private var values = 0

  private mutating func push(_ kind: JSONKind, at position: Int, onto nodes: inout [JSONNode]) {
    open.append(nodes.count)
    nodes.append(JSONNode(start: position, end: position, kind: kind, flags: [], next: nodes.count + 1))
  }
}

extension JSON {
  /// Reads the bytes from `start` up to `end` as one JSON text and replaces the tape.
  ///
  /// Accepts exactly RFC 8259: one value, white space around it, UTF-8 without a byte order mark. Strings with a lone
  /// surrogate escape are accepted here, since the grammar allows them, and are refused where their text is used.
  /// After a fault the tape holds nothing that may be used.
  package mutating func read(_ start: Int, to end: Int, limits: JSONLimits) throws(JSONFault) {
    origin = start
    nodes.removeAll(keepingCapacity: true)
    guard end <= UInt32.max, start >= 0, start <= end, end <= bytes.count else {
      throw JSONFault(.tooLong, offset: 0, pointer: [])
    }
    var reader = JSONReader()
    var tape: [JSONNode] = []
    swap(&tape, &nodes)
    do throws(JSONReader.Stop) {
      try reader.read(bytes.span, from: start, to: end, limits: limits, onto: &tape)
      swap(&tape, &nodes)
    } catch {
      swap(&tape, &nodes)
      let pointer = reader.pointer(in: self)
      nodes.removeAll(keepingCapacity: true)
      throw JSONFault(error.code, offset: error.position - start, pointer: pointer)
    }
  }
}

extension JSONReader {
  /// A fault before its pointer is known.
  struct Stop: Error {
    let code: JSONFault.Code
    let position: Int
  }

  mutating func read(
    _ span: Span<UInt8>, from start: Int, to end: Int, limits: JSONLimits, onto nodes: inout [JSONNode]
  ) throws(Stop) {
    var position = JSONReader.skipSpace(span, from: start, to: end)
    while true {
      // A value is due.
      guard position < end else { throw Stop(code: .unexpectedEnd, position: end) }
      values += 1
      guard values <= limits.values else { throw Stop(code: .tooManyValues(limit: limits.values), position: position) }
      let byte = span[position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < limits.depth else { throw Stop(code: .tooDeep(limit: limits.depth), position: position) }
        let isObject = byte == UInt8(ascii: "{")
        push(isObject ? .object : .array, at: position, onto: &nodes)
        position = JSONReader.skipSpace(span, from: position + 1, to: end)
        guard position < end else { throw Stop(code: .unexpectedEnd, position: end) }
        if span[position] != (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          if isObject { position = try readKey(span, at: position, to: end, onto: &nodes) }
          continue
        }
      case UInt8(ascii: "\""):
        position = try JSONReader.readString(span, at: position, to: end, onto: &nodes)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        position = try JSONReader.readNumber(span, at: position, to: end, onto: &nodes)
      case UInt8(ascii: "t"):
        position = try JSONReader.readWord("true", .true, span, at: position, to: end, onto: &nodes)
      case UInt8(ascii: "f"):
        position = try JSONReader.readWord("false", .false, span, at: position, to: end, onto: &nodes)
      case UInt8(ascii: "n"):
        position = try JSONReader.readWord("null", .null, span, at: position, to: end, onto: &nodes)
      default:
        throw JSONReader.unexpected(span, at: position, to: end)
      }
      // A value, or a container that turned out empty, has just ended.
      while true {
        position = JSONReader.skipSpace(span, from: position, to: end)
        guard let container = open.last else {
          guard position == end else { throw Stop(code: .trailingText, position: position) }
          return
        }
        guard position < end else { throw Stop(code: .unexpectedEnd, position: end) }
        let isObject = nodes[container].kind == .object
        let byte = span[position]
        if byte == UInt8(ascii: ",") {
          position = JSONReader.skipSpace(span, from: position + 1, to: end)
          if isObject { position = try readKey(span, at: position, to: end, onto: &nodes) }
          break
        }
        guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw JSONReader.unexpected(span, at: position, to: end)
        }
        position += 1
        nodes[container].end = UInt32(truncatingIfNeeded: position)
        nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
        open.removeLast()
      }
    }
  }

  /// Reads a key and the colon after it; returns where the value begins.
  private func readKey(
    _ span: Span<UInt8>, at start: Int, to end: Int, onto nodes: inout [JSONNode]
  ) throws(Stop) -> Int {
    guard start < end else { throw Stop(code: .unexpectedEnd, position: end) }
    guard span[start] == UInt8(ascii: "\"") else { throw JSONReader.unexpected(span, at: start, to: end) }
    var position = try JSONReader.readString(span, at: start, to: end, onto: &nodes)
    position = JSONReader.skipSpace(span, from: position, to: end)
    guard position < end else { throw Stop(code: .unexpectedEnd, position: end) }
    guard span[position] == UInt8(ascii: ":") else { throw JSONReader.unexpected(span, at: position, to: end) }
    return JSONReader.skipSpace(span, from: position + 1, to: end)
  }

  private static func readString(
    _ span: Span<UInt8>, at start: Int, to end: Int, onto nodes: inout [JSONNode]
  ) throws(Stop) -> Int {
    var flags: JSONNode.Flags = []
    var position = start + 1
    while true {
      position = skipPlain(span, from: position, to: end)
      guard position < end else { throw Stop(code: .unexpectedEnd, position: end) }
      let byte = span[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        nodes.append(JSONNode(start: start, end: position, kind: .string, flags: flags, next: nodes.count + 1))
        return position
      }
      if byte == UInt8(ascii: "\\") {
        flags.insert(.escaped)
        position = try readEscape(span, at: position, to: end, flags: &flags)
      } else if byte < 0x20 {
        throw Stop(code: .controlCharacter(byte), position: position)
      } else {
        flags.insert(.nonASCII)
        let length = UTF8Validation.sequenceLength(span, at: position, end: end)
        guard length > 0 else { throw Stop(code: .invalidUTF8, position: position) }
        position += length
      }
    }
  }

  /// Reads one escape, and the second half of a surrogate pair with the first.
  private static func readEscape(
    _ span: Span<UInt8>, at start: Int, to end: Int, flags: inout JSONNode.Flags
  ) throws(Stop) -> Int {
    guard start + 1 < end else { throw Stop(code: .unexpectedEnd, position: end) }
    switch span[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      let unit = try readUnit(span, at: start, to: end)
      if unit & 0xF800 != 0xD800 { return start + 6 }
      if unit & 0xFC00 == 0xD800, start + 7 < end, span[start + 6] == UInt8(ascii: "\\"),
        span[start + 7] == UInt8(ascii: "u"), try readUnit(span, at: start + 6, to: end) & 0xFC00 == 0xDC00
      {
        return start + 12
      }
      flags.insert(.loneSurrogate)
      return start + 6
    default:
      throw Stop(code: .invalidEscape, position: start)
    }
  }

  /// The value of a `\uXXXX` that begins at `start`.
  private static func readUnit(_ span: Span<UInt8>, at start: Int, to end: Int) throws(Stop) -> UInt16 {
    var unit: UInt16 = 0
    for position in start + 2..<start + 6 {
      guard position < end else { throw Stop(code: .unexpectedEnd, position: end) }
      guard let digit = hexValue(span[position]) else { throw Stop(code: .invalidEscape, position: start) }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func readNumber(
    _ span: Span<UInt8>, at start: Int, to end: Int, onto nodes: inout [JSONNode]
  ) throws(Stop) -> Int {
    var position = start
    if span[position] == UInt8(ascii: "-") { position += 1 }
    let integer = position
    position = skipDigits(span, from: position, to: end)
    guard position > integer else { throw Stop(code: .invalidNumber, position: start) }
    guard position == integer + 1 || span[integer] != UInt8(ascii: "0") else {
      throw Stop(code: .invalidNumber, position: start)
    }
    var flags: JSONNode.Flags = []
    if position < end, span[position] == UInt8(ascii: ".") {
      flags = .fractional
      let fraction = position + 1
      position = skipDigits(span, from: fraction, to: end)
      guard position > fraction else { throw Stop(code: .invalidNumber, position: start) }
    }
    if position < end, span[position] | 0x20 == UInt8(ascii: "e") {
      flags = .fractional
      position += 1
      if position < end, span[position] == UInt8(ascii: "+") || span[position] == UInt8(ascii: "-") { position += 1 }
      let exponent = position
      position = skipDigits(span, from: exponent, to: end)
      guard position > exponent else { throw Stop(code: .invalidNumber, position: start) }
    }
    nodes.append(JSONNode(start: start, end: position, kind: .number, flags: flags, next: nodes.count + 1))
    return position
  }

  private static func skipDigits(_ span: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var position = start
    while position < end, span[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    return position
  }

  private static func readWord(
    _ word: StaticString, _ kind: JSONKind, _ span: Span<UInt8>, at start: Int, to end: Int,
    onto nodes: inout [JSONNode]
  ) throws(Stop) -> Int {
    for offset in 0..<word.utf8CodeUnitCount {
      guard start + offset < end else { throw Stop(code: .unexpectedEnd, position: end) }
      guard unsafe span[start + offset] == word.utf8Start[offset] else {
        throw unexpected(span, at: start + offset, to: end)
      }
    }
    let position = start + word.utf8CodeUnitCount
    nodes.append(JSONNode(start: start, end: position, kind: kind, flags: [], next: nodes.count + 1))
    return position
  }

  /// A byte above 7F outside a string is either no UTF-8, which is said first, or a character that cannot stand there.
  private static func unexpected(_ span: Span<UInt8>, at position: Int, to end: Int) -> Stop {
    guard position < end else { return Stop(code: .unexpectedEnd, position: end) }
    let byte = span[position]
    if byte >= 0x80, UTF8Validation.sequenceLength(span, at: position, end: end) == 0 {
      return Stop(code: .invalidUTF8, position: position)
    }
    return Stop(code: .unexpectedByte(byte), position: position)
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

  /// The first position from `start` on that holds a quote, a backslash, a control character or a byte above 7F.
  private static func skipPlain(_ span: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var position = start
    let raw = unsafe span.bytes
    while position + 8 <= end {
      let word = unsafe UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
      let special = EightBytes.needingEscape(word)
      if special != 0 { return position + special.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < end {
      let byte = span[position]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte >= 0x80 { break }
      position += 1
    }
    return position
  }

  /// The JSON Pointer of the value that was being read when the reading stopped.
  func pointer(in json: JSON) -> [UInt8] {
    var pointer: [UInt8] = []
    for (level, container) in open.enumerated() {
      let isObject = json.kind(container) == .object
      let limit = level + 1 < open.count ? open[level + 1] : json.nodes.count
      var child = container + 1
      var index = 0
      var lastKey: Int?
      while child < limit {
        lastKey = child
        let value = isObject ? child + 1 : child
        guard value < limit else { break }
        child = json.next(value)
        index += 1
      }
      if isObject {
        // The member whose value is due or open; between two members there is none.
        let key = level + 1 < open.count ? limit - 1 : lastKey
        guard let key, level + 1 < open.count || key == json.nodes.count - 1 else { return pointer }
        json.appendPointerToken(of: container, key: key, index: index, to: &pointer)
      } else {
        json.appendPointerToken(of: container, key: 0, index: index, to: &pointer)
      }
    }
    return pointer
  }
}
