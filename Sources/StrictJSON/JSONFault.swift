/// Why a text is not the JSON that was asked for, and where.
package struct JSONFault: Error, Equatable, Sendable {
  /// What is wrong at that place.
  package enum Code: Equatable, Sendable {
    /// The text ends before its value does. An empty text ends here too.
    case unexpectedEnd

    /// A byte that cannot stand at this place.
    case unexpectedByte(UInt8)

    /// Something other than white space follows the value. Bytes that are no UTF-8 are ``invalidUTF8`` there too.
    case trailingText

    /// The bytes are not UTF-8 (RFC 3629), overlong forms and surrogates included.
    ///
    /// A byte order mark is UTF-8: the grammar has no place for it, and it is an ``unexpectedByte(_:)``.
    case invalidUTF8

    /// A byte below 20 stands raw in a string (RFC 8259 section 7).
    case controlCharacter(UInt8)

    /// A backslash is followed by something that is no escape.
    case invalidEscape

    /// A number that does not follow RFC 8259 section 6, such as `01`, `1.` or `+1`.
    case invalidNumber

    /// Arrays and objects are nested deeper than the limit.
    case tooDeep(limit: Int)

    /// The text holds more values than the limit.
    case tooManyValues(limit: Int)

    /// The text is longer than offsets on the tape can say (4 GiB).
    case tooLong
  }

  /// What is wrong.
  package let code: Code

  /// Where the fault begins, as a byte offset from the start of the text.
  ///
  /// For a number it is the number's first byte, for an escape the backslash (of the half that is wrong in a
  /// surrogate pair), for bytes that are no UTF-8 the first byte of the sequence, past a limit the first byte of the
  /// value that is too much, and the length of the text where it ends too early. Everything before it could begin a
  /// JSON text.
  package let offset: Int

  /// The JSON Pointer (RFC 6901, UTF-8) of the value that was being read or was due.
  ///
  /// A member is under way from the end of its name on, an array's element from its first byte or the comma before it.
  /// Where no value was under way, because a name, a comma or the end of an object or array was due, it names that
  /// object or array. After the outermost value it is empty. Of equal names it cannot tell which is meant, and a lone
  /// surrogate in a name is given as U+FFFD.
  package let pointer: [UInt8]

  package init(_ code: Code, offset: Int, pointer: [UInt8]) {
    self.code = code
    self.offset = offset
    self.pointer = pointer
  }
}
