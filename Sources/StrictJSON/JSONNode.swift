/// One entry of the tape: where a value, or the key of an object member, stands and where its neighbour is.
///
/// `start` and `end` are byte offsets into the text (a string's quotes included), `next` is the index of the entry
/// after the whole value. Sixteen bytes, so that a message of 2^20 values needs 16 MiB of tape.
@usableFromInline
package struct JSONNode: Sendable {
  @usableFromInline
  package let start: UInt32

  @usableFromInline
  package internal(set) var end: UInt32

  @usableFromInline
  package internal(set) var next: UInt32

  @usableFromInline
  package let kind: JSONKind

  @usableFromInline
  package let flags: Flags

  /// What was noticed about a scalar while it was scanned.
  @usableFromInline
  package struct Flags: OptionSet, Sendable {
    @usableFromInline
    package let rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The string has at least one escape, so its text is not the bytes between the quotes.
    package static var escaped: Flags { Flags(rawValue: 1) }

    /// The string has a `\u` escape of a surrogate that has no partner, so it has no text at all.
    package static var loneSurrogate: Flags { Flags(rawValue: 2) }

    /// The string has a byte above 7F.
    package static var nonASCII: Flags { Flags(rawValue: 4) }

    /// The number has a fraction or an exponent.
    package static var fractional: Flags { Flags(rawValue: 8) }
  }

  init(start: Int, end: Int, kind: JSONKind, flags: Flags, next: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.kind = kind
    self.flags = flags
    self.next = UInt32(truncatingIfNeeded: next)
  }
}
