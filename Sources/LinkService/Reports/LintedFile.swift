package import LinkCore
import StrictJSON

/// A file and what was found in it.
package struct LintedFile: Sendable {
  /// How findings name the file: its path, or the URL that it was served at.
  let name: [UInt8]

  /// The text that lines and columns count in.
  let text: SourceLines
  let places: SourceMap
  package let findings: [Finding]

  /// Whether the file is JSON, perhaps after a repair that systems make too.
  package let isUsable: Bool

  /// Takes the answer to `request`, or nil when it is none to such a request.
  package init?(_ request: LintRequest, answer: [UInt8]) {
    guard let json = try? JSON(parsing: answer), json.kind(json.root) == .object,
      let findings = json.member(Array("findings".utf8), of: json.root)
    else { return nil }
    let found = Finding.all(in: findings, of: json)
    switch request.file {
    case .association: self.init(name: request.name, content: request.content, findings: found)
    case .assetLinks:
      let isUsable = AssetLinksDocument(reading: request.content).json != nil
      self.init(name: request.name, text: request.content, isUsable: isUsable, findings: found)
    }
  }

  /// An association file.
  package init(name: [UInt8], content: [UInt8], findings: [Finding]) {
    let document = AssociationDocument(reading: content)
    self.init(name: name, text: document.text, isUsable: document.isUsable, findings: findings)
  }

  private init(name: [UInt8], text: [UInt8], isUsable: Bool, findings: [Finding]) {
    self.name = name
    self.text = SourceLines(text)
    places = SourceMap(text)
    self.isUsable = isUsable
    self.findings = findings
  }

  package func count(of severity: AssociationProblem.Severity) -> Int { findings.count { $0.severity == severity } }
}
