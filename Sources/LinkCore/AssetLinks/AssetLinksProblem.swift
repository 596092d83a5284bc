package import StrictJSON

/// Something that is wrong with an assetlinks.json file, and where.
package struct AssetLinksProblem: Equatable, Sendable {
  /// The facts that belong to one rule.
  package enum Detail: Equatable, Sendable {
    case none

    /// What the value is, though it should be something else.
    case kind(JSONKind)

    /// The member of this name is missing.
    case missing(StaticName)

    /// The value that is spoken of.
    case value([UInt8])

    /// The value, and the one that was probably meant.
    case nearly([UInt8], [UInt8])

    /// The file is that of the other system.
    case association

    /// A value is empty.
    case empty

    /// A rule that changes nothing where it stands.
    case idle
  }

  /// A name of the format.
  package enum StaticName: String, Sendable {
    case relation
    case target
    case namespace
    case packageName = "package_name"
    case fingerprints = "sha256_cert_fingerprints"
    case site
  }

  package let rule: AssetLinksRule
  package let severity: AssociationProblem.Severity

  /// The value on the document's tape.
  package let node: Int
  package let detail: Detail
}
