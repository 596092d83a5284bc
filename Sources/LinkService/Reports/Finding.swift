package import LinkCore
import StrictJSON

/// One finding as a method has answered it.
package struct Finding: Sendable {
  /// Where it stands in the text of the file: lines and columns from 1, columns in UTF-16 units.
  struct Place: Sendable {
    let start: SourcePosition
    let end: SourcePosition
  }

  let id: [UInt8]
  package let severity: AssociationProblem.Severity

  /// Nil when it is about how the file is served, or about something else than the file.
  let place: Place?
  let message: [UInt8]
  let fix: [UInt8]

  /// A URL that shows what the finding says; a JSON text where it is more than that.
  let witness: [UInt8]?

  /// The finding as it was answered, in one line.
  let json: [UInt8]

  /// Reads the elements of an array; what is no finding is passed over.
  static func all(in array: Int, of json: borrowing JSON) -> [Finding] {
    var findings: [Finding] = []
    for element in json.elements(of: array) {
      if let finding = Finding(element, of: json) { findings.append(finding) }
    }
    return findings
  }

  private init?(_ node: Int, of json: borrowing JSON) {
    guard json.kind(node) == .object, let id = json.text("id", of: node), let message = json.text("message", of: node)
    else { return nil }
    self.id = id
    self.message = message
    fix = json.text("fix", of: node) ?? []
    let severity = json.text("severity", of: node)
    self.severity = AssociationProblem.Severity.allCases.first { Array($0.rawValue.utf8) == severity } ?? .error
    place = Finding.place(of: node, json)
    if let witness = json.member(Array("witness".utf8), of: node), json.kind(witness) != .null {
      self.witness = json.text(witness) ?? json.copy(witness)
    } else {
      witness = nil
    }
    self.json = json.copy(node)
  }

  private static func place(of node: Int, _ json: borrowing JSON) -> Place? {
    guard let line = number("line", of: node, json), let column = number("column", of: node, json) else { return nil }
    let start = SourcePosition(line: line, column: column)
    let end = SourcePosition(
      line: number("endLine", of: node, json) ?? line, column: number("endColumn", of: node, json) ?? column)
    return Place(start: start, end: (end.line, end.column) >= (line, column) ? end : start)
  }

  private static func number(_ name: String, of node: Int, _ json: borrowing JSON) -> Int? {
    json.integer(name, of: node).map { Int(clamping: max(1, $0)) }
  }
}
