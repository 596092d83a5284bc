/// Writes JSON onto the end of a byte buffer.
///
/// Commas are put where they belong by looking at the last byte: after `{`, `[`, `:` and `,`, and at the start of a
/// message, none is due, and no complete value ends in one of these. The output is always UTF-8 on one line: U+0085,
/// U+2028 and U+2029, at which common line readers split, are written as escapes.
package struct JSONWriter: Sendable {
  /// All that was written so far.
  package var bytes: [UInt8] = []

  /// Where the value that is being written began; before it no comma is looked for.
  private var start = 0

  package init() {}

  /// Begins a new text at the end of the buffer.
  package mutating func begin() { start = bytes.count }

  /// Opens an object as the next value.
  package mutating func beginObject() {
    separate()
    bytes.append(UInt8(ascii: "{"))
  }

  /// Opens an object as the value of a member, whose name must need no escapes.
  package mutating func beginObject(_ name: StaticString) {
    name.withUTF8Buffer { unsafe quotePlain(Span(_unsafeElements: $0), isKey: true, opening: UInt8(ascii: "{")) }
  }

  /// Closes the innermost object.
  package mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

  /// Opens an array as the next value.
  package mutating func beginArray() {
    separate()
    bytes.append(UInt8(ascii: "["))
  }

  /// Opens an array as the value of a member, whose name must need no escapes.
  package mutating func beginArray(_ name: StaticString) {
    name.withUTF8Buffer { unsafe quotePlain(Span(_unsafeElements: $0), isKey: true, opening: UInt8(ascii: "[")) }
  }

  /// Closes the innermost array.
  package mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

  /// Writes a member's name, which must need no escapes; its value comes next.
  package mutating func key(_ name: StaticString) { quote(name, isKey: true) }

  /// Writes a member's name; its value comes next.
  package mutating func key(_ name: [UInt8]) { quote(name.span, isKey: true) }

  /// Writes a member's name that stands among other bytes; its value comes next.
  package mutating func key(_ text: [UInt8], in range: Range<Int>) {
    quote(text.span.extracting(range), isKey: true)
  }

  /// Writes a string whose text needs no escapes.
  package mutating func string(_ text: StaticString) { quote(text, isKey: false) }

  /// Writes a string.
  @_disfavoredOverload
  package mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { unsafe quote(Span(_unsafeElements: $0), isKey: false) }
  }

  /// Writes a string from UTF-8; bytes that are not UTF-8 become U+FFFD, so that the output is JSON whatever comes in.
  package mutating func string(_ text: [UInt8]) { quote(text.span, isKey: false) }

  /// Writes a string from UTF-8 that stands among other bytes, as ``string(_:)-([UInt8])`` does.
  package mutating func string(_ text: [UInt8], in range: Range<Int>) {
    quote(text.span.extracting(range), isKey: false)
  }

  /// Writes a whole number.
  package mutating func number(_ value: Int64) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes a whole number.
  package mutating func number(_ value: Int) { number(Int64(value)) }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    separate()
    raw(value ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    raw("null")
  }

  /// Appends bytes that are JSON already, without a comma before them.
  package mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends bytes that are JSON already, as the next value.
  package mutating func value(_ json: [UInt8]) {
    separate()
    bytes.append(contentsOf: json)
  }

  /// Appends bytes that are JSON already and stand among other bytes, as the next value.
  package mutating func value(_ text: [UInt8], in range: Range<Int>) {
    separate()
    let value = text.span.extracting(range)
    bytes.append(addingCapacity: value.count) { JSONWriter.append(value, to: &$0) }
  }

  /// Puts a comma where the last byte ends a value.
  mutating func separate() {
    if isCommaDue { bytes.append(UInt8(ascii: ",")) }
  }

  var isCommaDue: Bool {
    guard bytes.count > start, let last = bytes.last else { return false }
    switch last {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: ","): return false
    default: return true
    }
  }

  private mutating func quote(_ text: StaticString, isKey: Bool) {
    text.withUTF8Buffer { unsafe quotePlain(Span(_unsafeElements: $0), isKey: isKey) }
  }

  mutating func quote(_ text: Span<UInt8>, isKey: Bool) {
    let plain = EightBytes.firstSpecial(text, from: 0, to: text.count)
    guard plain < text.count else { return quotePlain(text, isKey: isKey) }
    quoteEscaped(text, plainUpTo: plain, isKey: isKey)
  }

  @inline(never)
  private mutating func quoteEscaped(_ text: Span<UInt8>, plainUpTo plain: Int, isKey: Bool) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    escaped(text, plainUpTo: plain)
    bytes.append(UInt8(ascii: "\""))
    if isKey { bytes.append(UInt8(ascii: ":")) }
  }

  /// Writes text that needs no escapes, with its quotes and the comma and colon around them, in one piece: each append
  /// looks anew whether the buffer is large enough and nobody else's.
  private mutating func quotePlain(_ text: Span<UInt8>, isKey: Bool, opening: UInt8? = nil) {
    let isCommaDue = isCommaDue
    bytes.append(addingCapacity: text.count + 5) { output in
      if isCommaDue { output.append(UInt8(ascii: ",")) }
      output.append(UInt8(ascii: "\""))
      JSONWriter.append(text, to: &output)
      output.append(UInt8(ascii: "\""))
      if isKey { output.append(UInt8(ascii: ":")) }
      if let opening { output.append(opening) }
    }
  }

  /// Copies a text whole; `output` has room for it.
  @inline(__always)
  static func append(_ text: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    precondition(output.freeCapacity >= text.count)
    unsafe text.withUnsafeBytes { source in
      unsafe output.withUnsafeMutableBufferPointer { (buffer, count) in
        unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]).copyMemory(
          from: source)
        count += source.count
      }
    }
  }
}
