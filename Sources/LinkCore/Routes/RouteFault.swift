/// Why the text of a path or of a type in a route table cannot be used, and where.
package struct RouteFault: Error, Equatable, Sendable {
  package enum Code: UInt8, CaseIterable, Sendable {
    /// The path does not begin with `/`.
    case notAbsolute
    /// Two slashes in a row, or one at the end.
    case emptySegment
    /// `.` or `..`, escaped or not: browsers and servers resolve such segments.
    case dotSegment
    /// A control character, backslash, `?` or `#` in a literal; the byte is the value.
    case forbiddenByte
    /// A percent escape that cannot be decoded.
    case badEscape
    /// A brace in a segment that is not a whole parameter.
    case partialParameter
    case badName
    /// Two parameters with the same name.
    case repeatedName
    case unknownType
    /// `enum(…)` that is not closed, or with an alternative that is empty or cannot stand there.
    case badEnum
    case repeatedAlternative
    /// An optional parameter or a rest that is not the last segment.
    case notLast
    /// A rest with another type than string.
    case typedRest
    /// `?` or `...` in front of the type.
    case misplacedMark
    /// More than ``RoutePattern/maximumSegments``.
    case tooManySegments
    /// More bytes than ``RoutePattern/maximumLength``.
    case tooLong
  }

  package let code: Code

  /// In bytes, from the start of the text.
  package let offset: Int

  /// The part that is spoken of.
  package let value: [UInt8]

  package init(_ code: Code, at offset: Int, _ value: [UInt8] = []) {
    self.code = code
    self.offset = offset
    self.value = value
  }
}
