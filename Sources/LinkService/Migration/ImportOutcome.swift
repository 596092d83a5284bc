import LinkCore
import StrictJSON

/// What became of one row of a file: a line of JSON.
struct ImportOutcome: Sendable {
  /// The stable word for it.
  enum Kind: String, CaseIterable, Sendable {
    case created
    case unchanged
    case conflict
    case skipped
    case error
  }

  /// The line on which the row begins, counted from 1.
  let line: Int
  let kind: Kind
  var shortLink: [UInt8]?
  var column: MigrationColumn?
  var reason: String?

  /// The shape that ``write(to:)`` writes.
  static let schema = Schema.object([
    Schema.Field("line", .integer(minimum: 1), "The line on which the row begins; the first line of the file is 1."),
    Schema.Field(
      "outcome", .string(oneOf: Kind.allCases.map(\.rawValue)),
      "created: the link is new; unchanged: it was there with the same content; conflict: its suffix is held by another "
        + "link, which was left as it is; skipped: the row is empty, or archived and not wanted; error: it is no link."),
    .optional("shortLink", .string(), "The short link under which it is kept, where one could be read."),
    .optional("column", .string(), "The column at fault, in the words of FDL's documentation."),
    .optional("reason", .string(), "One English sentence; always there for conflict, skipped and error."),
  ])

  func write(to writer: inout JSONWriter) {
    writer.begin()
    writer.beginObject()
    writer.key("line")
    writer.number(line)
    writer.key("outcome")
    writer.string(kind.rawValue)
    if let shortLink { writer.member("shortLink", shortLink) }
    if let column {
      writer.key("column")
      writer.string(column.title)
    }
    if let reason {
      writer.key("reason")
      writer.string(reason)
    }
    writer.endObject()
    writer.raw("\n")
  }
}
