/// Something that is wrong with an association file, with how it is served, or with entitlements for it.
package struct AssociationProblem: Equatable, Sendable {
  /// How bad it is; the raw value is the name on the wire.
  package enum Severity: String, CaseIterable, Sendable {
    /// The file, or the part, cannot do what it says.
    case error

    /// Legal, and almost surely not meant.
    case warning

    /// Worth knowing.
    case info
  }

  /// What it is about.
  package enum Subject: Sendable {
    /// A place in the file.
    case file

    /// How the file is served; it has no place in the file.
    case hosting

    /// The app's entitlements; it has no place in the file.
    case entitlements
  }

  package let rule: LintRule
  package let severity: Severity
  package let subject: Subject

  /// The value on the document's tape, or nil when the problem belongs to the text alone.
  package let node: Int?

  /// The JSON Pointer of the value that was being read when the text turned out not to be JSON; else empty: see
  /// ``AssociationDocument/pointer(of:)``.
  package let pointer: [UInt8]

  /// Where it stands, in bytes of the file as served.
  package let offset: Int

  /// How long it is, in bytes.
  package let length: Int

  package let detail: Detail

  /// A URL that shows it, or nil.
  package let witness: [UInt8]?

  init(
    _ rule: LintRule, _ severity: Severity, node: Int? = nil, pointer: [UInt8] = [], at range: Range<Int>,
    _ detail: Detail = .none, witness: [UInt8]? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.subject = .file
    self.node = node
    self.pointer = pointer
    self.offset = range.lowerBound
    self.length = range.count
    self.detail = detail
    self.witness = witness
  }

  /// A problem that has no place in the file.
  init(
    _ rule: LintRule, _ severity: Severity, of subject: Subject, _ detail: Detail = .none, witness: [UInt8]? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.subject = subject
    self.node = nil
    self.pointer = []
    self.offset = 0
    self.length = 0
    self.detail = detail
    self.witness = witness
  }
}
