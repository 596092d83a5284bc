// Members, those whose value is a string with name and value in one piece where neither needs escapes: most of what an
// answer consists of.

extension JSONWriter {
  /// Writes one of the names as that of a member; its value comes next.
  package mutating func key(_ names: borrowing JSONNames, at position: Int) {
    key(names.text, in: names.place(position))
  }

  /// Opens an object as the value of a member with one of the names.
  package mutating func beginObject(_ names: borrowing JSONNames, at position: Int) {
    key(names, at: position)
    bytes.append(UInt8(ascii: "{"))
  }

  /// Writes a member; its name must need no escapes.
  package mutating func member(_ name: StaticString, _ value: [UInt8]) {
    member(name, value, in: 0..<value.count)
  }

  /// Writes a member; neither its name nor its value may need escapes.
  package mutating func member(_ name: StaticString, _ value: StaticString) {
    key(name)
    string(value)
  }

  /// Writes a member; its name must need no escapes.
  @_disfavoredOverload
  package mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member that is a whole number; its name must need no escapes.
  package mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    number(value)
  }

  /// Writes a member that is true or false; its name must need no escapes.
  package mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes a member whose value stands among other bytes; its name must need no escapes.
  package mutating func member(_ name: StaticString, _ text: [UInt8], in place: Range<Int>) {
    let value = text.span.extracting(place)
    guard EightBytes.areNoneSpecial(value) else {
      key(name)
      return quote(value, isKey: false)
    }
    name.withUTF8Buffer { unsafe memberPlain(Span(_unsafeElements: $0), value) }
  }

  /// Writes a member whose name and value stand among the same bytes.
  package mutating func member(_ name: Range<Int>, _ value: Range<Int>, of text: [UInt8]) {
    member(text.span.extracting(name), text.span.extracting(value))
  }

  /// Writes a member with one of the names; its value stands among other bytes.
  package mutating func member(_ names: borrowing JSONNames, at position: Int, _ text: [UInt8], in place: Range<Int>) {
    member(names.text.span.extracting(names.place(position)), text.span.extracting(place))
  }

  private mutating func member(_ name: Span<UInt8>, _ value: Span<UInt8>) {
    guard EightBytes.areNoneSpecial(name), EightBytes.areNoneSpecial(value) else {
      quote(name, isKey: true)
      return quote(value, isKey: false)
    }
    memberPlain(name, value)
  }

  private mutating func memberPlain(_ name: Span<UInt8>, _ value: Span<UInt8>) {
    let isCommaDue = isCommaDue
    bytes.append(addingCapacity: name.count + value.count + 6) { output in
      if isCommaDue { output.append(UInt8(ascii: ",")) }
      output.append(UInt8(ascii: "\""))
      JSONWriter.append(name, to: &output)
      output.append(UInt8(ascii: "\""))
      output.append(UInt8(ascii: ":"))
      output.append(UInt8(ascii: "\""))
      JSONWriter.append(value, to: &output)
      output.append(UInt8(ascii: "\""))
    }
  }
}
