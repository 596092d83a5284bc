import LinkCore
import StrictJSON

/// Writes findings about association files.
enum FindingWriter {
  /// The schema of one finding.
  static let schema = Schema.named(
    "Finding",
    .object([
      Schema.Field("id", .string(), "A stable id of the rule, such as L02."),
      Schema.Field("severity", .string(oneOf: ["error", "warning", "info"]), "How bad it is."),
      Schema.Field("pointer", .string(), "JSON Pointer of what it is about; empty for the whole file."),
      .optional(
        "line", .integer(minimum: 1), "Where it begins, when it is about a place in a file that came as text or bytes."),
      .optional("column", .integer(minimum: 1), "In UTF-16 units."),
      .optional("endLine", .integer(minimum: 1), "Where it ends."),
      .optional("endColumn", .integer(minimum: 1), "In UTF-16 units; behind the last one."),
      .optional("offset", .integer(minimum: 0), "In bytes of the file as served."),
      .optional("length", .integer(minimum: 0), "In bytes of the file as served."),
      Schema.Field("message", .string(), "What is wrong."),
      Schema.Field("fix", .string(), "What to do."),
      .optional("witness", .string(), "A URL that shows it."),
    ]))

  /// Writes findings as an array.
  ///
  /// A finding repeats names of the file, which can be long, so the answer is measured as it grows.
  static func write(
    _ problems: [AssociationProblem], of document: AssociationDocument, _ map: SourceMap?, upTo end: Int, limit: Int,
    to writer: inout JSONWriter
  ) throws(ServiceFault) {
    writer.beginArray()
    for problem in problems {
      write(problem, of: document, map, to: &writer)
      guard writer.bytes.count <= end else { throw .answerTooLong(limit: limit) }
    }
    writer.endArray()
  }

  /// Writes one finding; without `map` its place is not written, since the caller has no file to look in.
  private static func write(
    _ problem: AssociationProblem, of document: AssociationDocument, _ map: SourceMap?, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("id")
    writer.string(problem.rule.rawValue)
    writer.key("severity")
    switch problem.severity {
    case .error: writer.string("error")
    case .warning: writer.string("warning")
    case .info: writer.string("info")
    }
    writer.key("pointer")
    writer.string(document.pointer(of: problem))
    if let map, problem.subject == .file {
      let text = document.textRange(of: problem)
      let start = map.position(of: text.lowerBound)
      let end = map.position(of: text.upperBound)
      writer.key("line")
      writer.number(start.line)
      writer.key("column")
      writer.number(start.column)
      writer.key("endLine")
      writer.number(end.line)
      writer.key("endColumn")
      writer.number(end.column)
      writer.key("offset")
      writer.number(problem.offset)
      writer.key("length")
      writer.number(problem.length)
    }
    let words = FindingText.words(for: problem)
    writer.key("message")
    writer.string(words.message)
    writer.key("fix")
    writer.string(words.fix)
    if let witness = problem.witness {
      writer.key("witness")
      writer.string(witness)
    }
    writer.endObject()
  }
}
