package import StrictJSON

/// Something that is wrong with an association file, and where.
package struct AssociationProblem: Equatable, Sendable {
  /// How bad it is.
  package enum Severity: Sendable {
    /// The file, or the part, cannot do what it says.
    case error

    /// Legal, and almost surely not meant.
    case warning

    /// Worth knowing.
    case info
  }

  /// The facts that belong to one rule.
  package enum Detail: Equatable, Sendable {
    case none

    /// Why the text is not JSON.
    case json(JSONFault.Code)

    /// The character at the place, a Unicode scalar value.
    case character(UInt32)

    /// What the text is instead.
    case format(AssociationFormat)

    /// How the bytes are encoded.
    case encoding(AssociationEncoding)

    /// The bytes are of no Unicode encoding.
    case damagedEncoding(AssociationEncoding)

    /// The size and the limit, in bytes.
    case size(Int, limit: Int)

    /// What the value is, though it should be something else.
    case kind(JSONKind)

    /// The member is missing.
    case missing
  }

  package let rule: LintRule
  package let severity: Severity

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

  init(
    _ rule: LintRule, _ severity: Severity, node: Int? = nil, pointer: [UInt8] = [], at range: Range<Int>,
    _ detail: Detail = .none
  ) {
    self.rule = rule
    self.severity = severity
    self.node = node
    self.pointer = pointer
    self.offset = range.lowerBound
    self.length = range.count
    self.detail = detail
  }
}
