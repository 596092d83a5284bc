/// Why a row of a CSV file cannot be split into fields.
package enum CSVFault: Hashable, Sendable {
  /// The quote that opens a field is not closed before the file ends.
  ///
  /// `line` is where it stands.
  case unclosedQuote(line: Int)
  /// Something other than a comma or the end of the line follows the quote that closes a field.
  ///
  /// `line` is where it stands.
  case textAfterQuote(line: Int)
  /// The row has more bytes than the limit.
  case tooLong(limit: Int)
}
