import LinkCore

/// What `linkd lint` prints for people: for each finding a line that editors and CI services recognise, the place with a
/// mark below it, and the fix.
package struct LintReport {
  private let style: TerminalStyle

  package init(style: TerminalStyle) {
    self.style = style
  }

  /// The findings of one file, each line with its end; empty when there are none.
  package func text(of file: LintedFile) -> String {
    file.findings.map { text(of: $0, in: file) }.joined()
  }

  /// The last line; nil when nothing was found.
  package func summary(of files: [LintedFile]) -> String? {
    let counts = AssociationProblem.Severity.allCases.map { severity in
      (severity, files.reduce(0) { $0 + $1.count(of: severity) })
    }
    let parts = counts.filter { $0.1 > 0 }.map { ReportText.count($0.1, $0.0) }
    guard !parts.isEmpty else { return nil }
    return ReportText.summary(parts, files: files.count)
  }

  private func text(of finding: Finding, in file: LintedFile) -> String {
    var place = Quoted.shown(file.name, limit: .max)
    if let start = finding.place?.start { place += ":\(start.line):\(start.column)" }
    let id = Quoted.shown(finding.id)
    let word = style.text(finding.severity.rawValue + ":", rendition(of: finding.severity))
    let message = style.text(Quoted.shown(finding.message, limit: .max), .bold)
    var text = "\(style.text(place + ":", .bold)) \(word) \(message) [\(id)]\n"
    if let place = finding.place, let excerpt = excerpt(of: place, in: file) {
      text += "    \(excerpt.line)\n    \(style.text(excerpt.mark, .green))\n"
    }
    if !finding.fix.isEmpty { text += "    \(ReportText.fix) \(Quoted.shown(finding.fix, limit: .max))\n" }
    if let witness = finding.witness { text += "    \(ReportText.witness) \(Quoted.shown(witness, limit: .max))\n" }
    return text
  }

  private func excerpt(of place: Finding.Place, in file: LintedFile) -> SourceExcerpt? {
    let offset = file.places.offset(of: place.start)
    guard let part = file.text.part(of: place.start.line, around: offset), !part.bytes.isEmpty else { return nil }
    let end = place.end.line == place.start.line ? part.column + place.end.column - place.start.column : nil
    return SourceExcerpt(
      part.bytes, from: part.column, to: end, isCutInFront: part.isCutInFront, isCutBehind: part.isCutBehind)
  }

  private func rendition(of severity: AssociationProblem.Severity) -> TerminalStyle.Rendition {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }
}
