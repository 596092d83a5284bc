/// Something of a link that the 29 columns have no place for.
package enum ExportLoss: Int, CaseIterable, Sendable {
  /// `al`, which means that the app gets another link.
  case androidLink
  case gclid
  /// Parameters that linkd keeps and does not know.
  case otherParameters
  /// `efr` with a value other than 1 and 0, which means 0.
  case forcedRedirect
  /// The link expires, and will not after an import.
  case expiry
  /// It has expired, and is written as archived, so that it does not come to life again.
  case expired
  case tags
  /// The suffix looks as if it was made by another option.
  case option
  /// A tombstone: the row would bring the link back.
  case deleted
  /// The stored text is no long link.
  case unreadable
}
