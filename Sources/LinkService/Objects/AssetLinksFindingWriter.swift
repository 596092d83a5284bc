import LinkCore
import StrictJSON

/// Writes findings about assetlinks.json files, in the form of those about association files.
struct AssetLinksFindingWriter {
  let document: AssetLinksDocument
  private let hosting: AssociationHosting?

  /// Nil when the file came as a value: then places say nothing.
  private let map: SourceMap?

  init(_ document: AssetLinksDocument, hasPlaces: Bool, hosting: AssociationHosting? = nil) {
    self.document = document
    self.hosting = hosting
    map = hasPlaces ? SourceMap(document.text) : nil
  }

  /// Writes the `findings` member.
  ///
  /// A finding repeats names of the file, which can be long, so the answer is measured as it grows.
  func write(bytes limit: Int, to writer: inout JSONWriter) throws(ServiceFault) {
    let end = writer.bytes.count + limit
    writer.beginArray("findings")
    for fault in document.faults {
      let pointer = fault.node.flatMap { document.json?.pointer(to: $0) } ?? fault.pointer
      write(
        fault.rule.rawValue, fault.severity, pointer, fault.offset..<fault.offset + fault.length,
        AssetLinksText.words(for: fault), to: &writer)
      guard writer.bytes.count <= end else { throw .answerTooLong(limit: limit) }
    }
    if let json = document.json {
      for problem in document.problems {
        write(
          problem.rule.rawValue, problem.severity, json.pointer(to: problem.node), json.range(problem.node),
          FindingWords(AssetLinksText.message(for: problem), AssetLinksText.fix(for: problem)), to: &writer)
        guard writer.bytes.count <= end else { throw .answerTooLong(limit: limit) }
      }
    }
    for problem in hosting.map({ document.problems(servedAs: $0) }) ?? [] {
      write(problem.rule.rawValue, problem.severity, [], nil, AssetLinksText.words(for: problem), to: &writer)
      guard writer.bytes.count <= end else { throw .answerTooLong(limit: limit) }
    }
    writer.endArray()
  }

  private func write(
    _ id: String, _ severity: AssociationProblem.Severity, _ pointer: [UInt8], _ range: Range<Int>?,
    _ words: FindingWords, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("id")
    writer.string(id)
    writer.key("severity")
    switch severity {
    case .error: writer.string("error")
    case .warning: writer.string("warning")
    case .info: writer.string("info")
    }
    writer.key("pointer")
    writer.string(pointer)
    if let map, let range {
      let start = map.position(of: range.lowerBound)
      let end = map.position(of: range.upperBound)
      writer.key("line")
      writer.number(start.line)
      writer.key("column")
      writer.number(start.column)
      writer.key("endLine")
      writer.number(end.line)
      writer.key("endColumn")
      writer.number(end.column)
      writer.key("offset")
      writer.number(range.lowerBound)
      writer.key("length")
      writer.number(range.count)
    }
    writer.key("message")
    writer.string(words.message)
    writer.key("fix")
    writer.string(words.fix)
    writer.endObject()
  }
}
