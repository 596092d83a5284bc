import LinkCore
import StrictJSON

/// The members of one finding, of whatever kind of file.
struct FindingMembers {
  let id: String
  let severity: AssociationProblem.Severity

  /// JSON Pointer of what it is about; empty for the whole file.
  let pointer: [UInt8]

  /// Where it stands; nil when it has no place in the file.
  let place: Place?
  let words: FindingWords

  /// A URL that shows it, or nil.
  let witness: [UInt8]?

  /// A place in a file.
  struct Place {
    /// In the text, whose lines and columns are counted.
    let text: Range<Int>

    /// In the bytes of the file as served.
    let offset: Int
    let length: Int
  }

  /// A finding about an association file.
  init(_ problem: AssociationProblem, of document: AssociationDocument) {
    id = problem.rule.rawValue
    severity = problem.severity
    pointer = document.pointer(of: problem)
    place =
      problem.subject == .file
      ? Place(text: document.textRange(of: problem), offset: problem.offset, length: problem.length) : nil
    words = FindingText.words(for: problem)
    witness = problem.witness
  }

  /// A fault in the text of an assetlinks.json file.
  init(_ fault: AssociationProblem, of document: AssetLinksDocument) {
    id = fault.rule.rawValue
    severity = fault.severity
    pointer = fault.node.flatMap { document.json?.pointer(to: $0) } ?? fault.pointer
    place = Place(fault.offset..<fault.offset + fault.length)
    words = AssetLinksText.words(for: fault)
    witness = nil
  }

  /// What is wrong with how an assetlinks.json file was served.
  init(serving problem: AssociationProblem) {
    id = problem.rule.rawValue
    severity = problem.severity
    pointer = []
    place = nil
    words = AssetLinksText.words(for: problem)
    witness = nil
  }

  /// What is wrong with the statements of an assetlinks.json file, of which `json` are the values.
  init(_ problem: AssetLinksProblem, of json: borrowing JSON) {
    id = problem.rule.rawValue
    severity = problem.severity
    pointer = json.pointer(to: problem.node)
    place = Place(json.range(problem.node))
    words = FindingWords(AssetLinksText.message(for: problem), AssetLinksText.fix(for: problem))
    witness = nil
  }
}

extension FindingMembers.Place {
  /// A place in a file that is its text.
  fileprivate init(_ range: Range<Int>) {
    self.init(text: range, offset: range.lowerBound, length: range.count)
  }
}
