import LinkCore

/// The words of what `linkd lint` and `linkd match` print.
package enum ReportText {
  static let fix = "fix:"
  static let witness = "see:"

  /// `1 error` or `2 errors`.
  static func count(_ count: Int, _ severity: AssociationProblem.Severity) -> String {
    switch severity {
    case .error: "\(count) \(count == 1 ? "error" : "errors")"
    case .warning: "\(count) \(count == 1 ? "warning" : "warnings")"
    case .info: "\(count) \(count == 1 ? "remark" : "remarks")"
    }
  }

  static func summary(_ parts: [String], files: Int) -> String {
    parts.joined(separator: ", ") + (files > 1 ? " in \(files) files" : "")
  }

  /// A finding in one paragraph.
  static func whole(_ finding: Finding) -> String {
    var text = String(decoding: finding.message, as: UTF8.self)
    if !finding.fix.isEmpty { text += " " + String(decoding: finding.fix, as: UTF8.self) }
    if let url = finding.witness { text += " (\(witness) \(String(decoding: url, as: UTF8.self)))" }
    return text
  }

  /// About options that say nothing about the one kind of file that is there.
  package static func idleOptions(of name: [UInt8]) -> String {
    "\(Quoted.text(name)) is an assetlinks.json file, to which --profile, --entitlement and --cdn do not apply"
  }

  package static func notAnAnswer(_ fault: CurlOutput.Fault) -> String {
    switch fault {
    case .nothing:
      "it is empty, so curl got no answer; where that is for the certificate, systems do not read the file either"
    case .noStatusLine: "it does not begin with the status line of an HTTP answer; make it with: curl -i URL"
    case .noBody: "it has the headers of an answer alone; make it with: curl -i URL"
    }
  }

  // MARK: match

  /// Why the nearest rule did not decide.
  static func nearest(
    place: String, component: [UInt8], name: [UInt8], pattern: [UInt8], text: [UInt8], isAbsent: Bool
  ) -> String {
    let misfit = "\(Quoted.text(text)) does not fit \(Quoted.text(pattern))"
    let reason =
      switch String(decoding: component, as: UTF8.self) {
      case "path": "the path \(misfit)"
      case "query": "the query \(misfit)"
      case "fragment": "the fragment \(misfit)"
      default:
        isAbsent
          ? "the URL has no query item \(Quoted.text(name)), which is to fit \(Quoted.text(pattern))"
          : "the query item \(Quoted.text(name)) is \(Quoted.text(text)), which does not fit \(Quoted.text(pattern))"
      }
    return "nearest \(place.isEmpty ? "" : "is ")\(place.isEmpty ? "rule" : place.dropLast()): \(reason)"
  }

  /// A row outside of a table.
  static func row(_ url: [UInt8], _ app: [UInt8], _ verdict: AssociationAppVerdict.Outcome, _ rule: String = "")
    -> String
  {
    let words = [url, app].map { Quoted.shown($0, limit: .max) } + [verdict.rawValue]
    return (rule.isEmpty ? words : words + [rule]).joined(separator: "  ")
  }

  /// How many rows of an expectation came out otherwise.
  package static func differences(_ count: Int, from file: [UInt8]) -> String {
    "\(count) \(count == 1 ? "verdict differs" : "verdicts differ") from \(Quoted.text(file))"
  }

  package static func notAnExpectation(_ fault: MatchExpectation.Fault) -> String {
    switch fault {
    case .notARow(let line): "line \(line) is not URL, app and verdict (match, exclude or noMatch)"
    case .noRows: "it expects nothing"
    }
  }

  package static let noURLs = "it has no URL"
}
