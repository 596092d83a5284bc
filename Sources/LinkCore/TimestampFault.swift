/// Why bytes are not a time of RFC 3339, and where.
package enum TimestampFault: Error, Hashable, Sendable {
  /// The form is broken at this offset (the count of the bytes if something is missing there).
  case malformed(offset: Int)
  /// No `Z` and no offset follows the time.
  case noZone
  /// The field that begins at this offset has a value that does not exist, as in February 30 or 24:00:00.
  case noSuchTime(offset: Int)
  /// The instant, in UTC, lies outside the years 0000 to 9999.
  case outOfRange
}
