/// Why a text is not the JSON that was asked for, and where.
package struct JSONFault: Error, Equatable, Sendable {
  /// What is wrong at that place.
  package enum Code: Equatable, Sendable {
    /// The text ends before its value does. An empty text ends here too.
    case unexpectedEnd

    /// A byte that cannot stand at this place.
    case unexpectedByte(UInt8)

    /// Something other than white space follows the value.
    case trailingText

    /// The bytes are not UTF-8 (RFC 3629), overlong forms and surrogates included.
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

  /// The byte offset from the start of the text at which the fault was noticed.
  package let offset: Int

  /// The JSON Pointer (RFC 6901, UTF-8) of the value that was being read.
  package let pointer: [UInt8]

  package init(_ code: Code, offset: Int, pointer: [UInt8]) {
    self.code = code
    self.offset = offset
    self.pointer = pointer
  }
}
