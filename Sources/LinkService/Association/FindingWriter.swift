import LinkCore
import StrictJSON

/// Writes findings about the files that associate apps with a site.
enum FindingWriter {
  /// The schema of one finding.
  static let schema = Schema.named(
    "Finding",
    .object([
      Schema.Field("id", .string(), "A stable id of the rule, such as L02."),
      Schema.Field(
        "severity", .string(oneOf: AssociationProblem.Severity.allCases.map(\.rawValue)), "How bad it is."),
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

  /// Writes findings about an association file, as an array.
  static func write(
    _ problems: [AssociationProblem], of document: AssociationDocument, _ map: SourceMap?, upTo end: Int, limit: Int,
    to writer: inout JSONWriter
  ) throws(ServiceFault) {
    writer.beginArray()
    for problem in problems {
      try write(FindingMembers(problem, of: document), map, upTo: end, limit: limit, to: &writer)
    }
    writer.endArray()
  }

  /// Writes findings about an assetlinks.json file and about how it was served, as an array.
  static func write(
    of document: AssetLinksDocument, _ hosting: AssociationHosting?, _ map: SourceMap?, upTo end: Int, limit: Int,
    to writer: inout JSONWriter
  ) throws(ServiceFault) {
    writer.beginArray()
    for fault in document.faults {
      try write(FindingMembers(fault, of: document), map, upTo: end, limit: limit, to: &writer)
    }
    if let json = document.json {
      for problem in document.problems {
        try write(FindingMembers(problem, of: json), map, upTo: end, limit: limit, to: &writer)
      }
    }
    for problem in hosting.map({ document.problems(servedAs: $0) }) ?? [] {
      try write(FindingMembers(serving: problem), map, upTo: end, limit: limit, to: &writer)
    }
    writer.endArray()
  }

  /// Writes one finding; without `map` its place is not written, since the caller has no file to look in.
  ///
  /// A finding repeats names of the file, which can be long, so the answer is measured as it grows.
  private static func write(
    _ finding: FindingMembers, _ map: SourceMap?, upTo end: Int, limit: Int, to writer: inout JSONWriter
  ) throws(ServiceFault) {
    writer.beginObject()
    writer.member("id", finding.id)
    writer.member("severity", finding.severity.rawValue)
    writer.member("pointer", finding.pointer)
    if let map, let place = finding.place {
      let start = map.position(of: place.text.lowerBound)
      let end = map.position(of: place.text.upperBound)
      writer.member("line", start.line)
      writer.member("column", start.column)
      writer.member("endLine", end.line)
      writer.member("endColumn", end.column)
      writer.member("offset", place.offset)
      writer.member("length", place.length)
    }
    writer.member("message", finding.words.message)
    writer.member("fix", finding.words.fix)
    if let witness = finding.witness { writer.member("witness", witness) }
    writer.endObject()
    guard writer.bytes.count <= end else { throw .answerTooLong(limit: limit) }
  }
}
