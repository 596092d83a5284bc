import LinkCore

/// Why one row of a file becomes no link.
enum ImportRowFault: Error, Equatable, Sendable {
  case row(MigrationRow.Fault)
  case noShortLink
  case shortLink(ShortLinkFault, value: [UInt8])
  /// The check that every link goes through refuses it.
  case link(LinkFault)

  /// The column to look at; nil when it is the row as a whole.
  var column: MigrationColumn? {
    switch self {
    case .row(.notUTF8(let column)), .row(.notBoolean(let column, _)), .row(.notTime(let column, _)): column
    case .row(.broken), .row(.fieldCount): nil
    case .noShortLink, .shortLink: .shortLink
    case .link(let fault):
      fault.parameter.map { .parameter($0) } ?? (fault.code == .tooLong ? nil : .shortLink)
    }
  }
}
