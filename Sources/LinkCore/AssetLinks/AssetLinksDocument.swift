package import StrictJSON

/// An assetlinks.json file as it was read, and what is wrong with it.
///
/// Reading never fails: a file that cannot be used has only ``faults``.
package struct AssetLinksDocument: Sendable {
  /// As it was served.
  package let text: [UInt8]

  /// The values; nil when the text is no JSON, even after commas before closing brackets are taken away.
  package let json: JSON?

  /// What is wrong with the text as JSON; offsets count its bytes.
  package private(set) var faults: [AssociationProblem] = []

  /// What is wrong with the statements, in the order of the file; at most ``problemLimit``.
  package internal(set) var problems: [AssetLinksProblem] = []

  /// Enough for any reader, and little memory on hostile files.
  static let problemLimit = 500

  /// Reads a file as it is served, UTF-8.
  package init(reading bytes: [UInt8]) {
    text = bytes
    var clean = bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) {
      for offset in mark.indices { clean[offset] = 0x20 }
      faults.append(AssociationProblem(.byteOrderMark, .warning, at: mark.indices))
    }
    if let json = try? JSON(parsing: clean) {
      self.json = json
    } else {
      let commas = TolerantJSON.blankTrailingCommas(&clean)
      if !commas.isEmpty, let json = try? JSON(parsing: clean) {
        self.json = json
        for comma in commas.prefix(AssociationDocument.problemLimit) {
          faults.append(AssociationProblem(.trailingComma, .error, at: comma..<comma + 1))
        }
      } else {
        json = nil
        faults = AssetLinksDocument.faults(of: bytes)
        return
      }
    }
    guard let json else { return }
    if let duplicate = json.firstDuplicateKey(in: json.root) {
      faults.append(AssociationProblem(.duplicateKey, .error, node: duplicate + 1, at: json.range(duplicate)))
    }
    var linter = AssetLinksLinter(json)
    linter.lint()
    problems = linter.problems
  }

  /// What is wrong with how the file is served; what Apple's CDN has plays no part.
  package func problems(servedAs hosting: AssociationHosting) -> [AssociationProblem] {
    HostingLint.problems(hosting, self)
  }

  /// Why bytes are no JSON, in the words for association files, of which other texts than UTF-8 are read.
  private static func faults(of bytes: [UInt8]) -> [AssociationProblem] {
    let found = AssociationFile(reading: bytes).problems.filter { problem in
      switch problem.rule {
      case .size, .rootNotObject, .trailingComma: false
      default: true
      }
    }
    guard !found.isEmpty else { return [AssociationProblem(.notJSON, .error, at: 0..<bytes.count)] }
    return found.map { problem in
      AssociationProblem(
        problem.rule, .error, pointer: problem.pointer, at: problem.offset..<problem.offset + problem.length,
        problem.detail)
    }
  }
}
