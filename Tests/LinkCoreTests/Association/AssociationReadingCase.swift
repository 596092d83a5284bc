import LinkCore
import Testing

/// A file and what reading it reports.
struct AssociationReadingCase: CustomTestStringConvertible, Sendable {
  let id: String
  let bytes: [UInt8]
  let isUsable: Bool

  /// Each problem as `rule severity pointer line:column offset+length`.
  let problems: [String]

  var testDescription: String { id }

  init(_ id: String, _ text: String, usable: Bool, _ problems: String...) {
    self.init(id, bytes: Array(text.utf8), usable: usable, problems)
  }

  init(_ id: String, bytes: [UInt8], usable: Bool, _ problems: [String]) {
    self.id = id
    self.bytes = bytes
    self.isUsable = usable
    self.problems = problems
  }

  static func described(_ document: AssociationDocument) -> [String] {
    let map = SourceMap(document.text)
    return document.problems.map { problem in
      let position = map.position(of: problem.offset)
      let pointer = String(decoding: document.pointer(of: problem), as: UTF8.self)
      return "\(problem.rule.rawValue) \(problem.severity) \(pointer) \(position.line):\(position.column) "
        + "\(problem.offset)+\(problem.length)"
    }
  }
}
