import LinkCore
import StrictJSON

/// What `linkd lint --format sarif` prints: a log in the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0),
/// as code scanning services read it.
package struct SARIFReport {
  private let files: [LintedFile]

  /// The ids of the rules that were broken, as they are first met.
  private var rules: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]

  package init(_ files: [LintedFile]) {
    self.files = files
    for finding in files.flatMap(\.findings) where numbers[finding.id] == nil {
      numbers[finding.id] = rules.count
      rules.append(finding.id)
    }
  }

  package var text: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.beginArray("runs")
    writer.beginObject()
    writer.beginObject("tool")
    writer.beginObject("driver")
    writer.member("name", "linkd")
    writer.member("version", Version.text)
    writer.beginArray("rules")
    for rule in rules { write(rule, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.endObject()
    writer.member("columnKind", "utf16CodeUnits")
    writer.beginArray("results")
    for file in files {
      for finding in file.findings { write(finding, in: file, to: &writer) }
    }
    writer.endArray()
    writer.endObject()
    writer.endArray()
    writer.endObject()
    return VisibleJSON.text(writer.bytes)
  }

  /// Services show the texts of a rule above all of its results, and keep results apart by them, so nothing of a file is
  /// in them.
  private func write(_ rule: [UInt8], to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", rule)
    if let words = LintRuleText.words(for: rule) {
      writer.beginObject("shortDescription")
      writer.member("text", words.message)
      writer.endObject()
      writer.beginObject("help")
      writer.member("text", words.fix)
      writer.endObject()
    }
    writer.endObject()
  }

  private func write(_ finding: Finding, in file: LintedFile, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("ruleId", finding.id)
    writer.member("ruleIndex", numbers[finding.id] ?? 0)
    writer.key("level")
    switch finding.severity {
    case .error: writer.string("error")
    case .warning: writer.string("warning")
    case .info: writer.string("note")
    }
    writer.beginObject("message")
    writer.member("text", ReportText.whole(finding))
    writer.endObject()
    writer.beginArray("locations")
    writer.beginObject()
    writer.beginObject("physicalLocation")
    writer.beginObject("artifactLocation")
    writer.member("uri", SARIFReport.uri(of: file.name))
    writer.endObject()
    // Services want a region; what is about the whole file is shown at its beginning.
    let start = finding.place?.start ?? SourcePosition(line: 1, column: 1)
    let end = finding.place?.end ?? start
    writer.beginObject("region")
    writer.member("startLine", start.line)
    writer.member("startColumn", start.column)
    writer.member("endLine", end.line)
    writer.member("endColumn", end.column)
    writer.endObject()
    writer.endObject()
    writer.endObject()
    writer.endArray()
    writer.endObject()
  }

  /// A path as a URI reference (RFC 3986 section 4.2); a URL stays what it is.
  static func uri(of name: [UInt8]) -> [UInt8] {
    if name.starts(with: Array("https://".utf8)) || name.starts(with: Array("http://".utf8)) { return name }
    let slash = UInt8(ascii: "/")
    var path = name[...]
    while path.starts(with: Array("./".utf8)) { path = path.dropFirst(2).drop { $0 == slash } }
    var uri: [UInt8] = path.first == slash ? Array("file://".utf8) : []
    for (index, segment) in path.split(separator: slash, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { uri.append(slash) }
      PercentEncoding.append(Array(segment).span, to: &uri)
    }
    return uri
  }
}
