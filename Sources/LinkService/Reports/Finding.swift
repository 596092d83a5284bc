import LinkCore
import StrictJSON

/// One finding as a method has answered it.
package struct Finding: Sendable {
  package enum Severity: Int, CaseIterable, Sendable {
    case error
    case warning
    case info
  }

  /// Where it stands in the text of the file: lines and columns from 1, columns in UTF-16 units.
  struct Place: Sendable {
    let start: SourcePosition
    let end: SourcePosition
  }

  let id: [UInt8]
  package let severity: Severity

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
    guard json.kind(array) == .array else { return [] }
    var findings: [Finding] = []
    let end = json.next(array)
    var element = array + 1
    while element < end {
      if let finding = Finding(element, of: json) { findings.append(finding) }
      element = json.next(element)
    }
    return findings
  }

  private init?(_ node: Int, of json: borrowing JSON) {
    guard json.kind(node) == .object, let id = Finding.text("id", of: node, json),
      let message = Finding.text("message", of: node, json)
    else { return nil }
    self.id = id
    self.message = message
    fix = Finding.text("fix", of: node, json) ?? []
    switch Finding.text("severity", of: node, json) {
    case Array("warning".utf8): severity = .warning
    case Array("info".utf8): severity = .info
    default: severity = .error
    }
    place = Finding.place(of: node, json)
    if let witness = json.member(Array("witness".utf8), of: node), json.kind(witness) != .null {
      self.witness = json.text(witness) ?? Finding.copy(witness, of: json)
    } else {
      witness = nil
    }
    self.json = Finding.copy(node, of: json)
  }

  private static func place(of node: Int, _ json: borrowing JSON) -> Place? {
    guard let line = number("line", of: node, json), let column = number("column", of: node, json) else { return nil }
    let start = SourcePosition(line: line, column: column)
    let end = SourcePosition(
      line: number("endLine", of: node, json) ?? line, column: number("endColumn", of: node, json) ?? column)
    return Place(start: start, end: (end.line, end.column) >= (line, column) ? end : start)
  }

  private static func text(_ name: String, of node: Int, _ json: borrowing JSON) -> [UInt8]? {
    guard let value = json.member(Array(name.utf8), of: node), json.kind(value) == .string else { return nil }
    return json.text(value)
  }

  private static func number(_ name: String, of node: Int, _ json: borrowing JSON) -> Int? {
    guard let value = json.member(Array(name.utf8), of: node), let number = json.integer(value) else { return nil }
    return Int(clamping: max(1, number))
  }

  private static func copy(_ node: Int, of json: borrowing JSON) -> [UInt8] {
    var writer = JSONWriter()
    writer.copy(node, of: json)
    return writer.bytes
  }
}
