/// Stable ids of what can be wrong with an assetlinks.json file, beside the faults of its bytes, which have the ids of
/// ``LintRule`` (Digital Asset Links specification; Android documentation, "Configure website associations and dynamic
/// rules").
package enum AssetLinksRule: String, CaseIterable, Sendable {
  /// The file is JSON, but not an array.
  case rootNotArray = "A01"

  /// No statement.
  case noStatements = "A02"

  /// A statement is not an object.
  case statementType = "A03"

  /// `relation` is missing, or not a list of strings.
  case relationType = "A04"

  /// A relation that is not `KIND/DETAIL`.
  case relationForm = "A05"

  /// A relation that nobody has documented.
  case unknownRelation = "A06"

  /// `target` is missing or not an object.
  case targetType = "A07"

  /// A namespace other than `android_app` and `web`.
  case namespace = "A08"

  /// A package name that no app can have.
  case packageName = "A09"

  /// No fingerprints.
  case fingerprints = "A10"

  /// A fingerprint that is none.
  case badFingerprint = "A11"

  /// The fingerprint is SHA-1.
  case shortFingerprint = "A12"

  /// A fingerprint in another form than the documented one.
  case fingerprintForm = "A13"

  /// A site that is not `https://HOST[:PORT]`.
  case site = "A14"

  /// An include that is not an https URL.
  case include = "A15"

  /// A name that means nothing here; an error when another one is nearly the same.
  case unknownKey = "A16"

  /// An extension of a relation that the statement does not have.
  case extensionWithoutRelation = "A17"

  /// A wrong type or an empty value in dynamic rules: all of them are dropped.
  case dynamicType = "A18"

  /// A member of a dynamic rule that there is not.
  case dynamicKey = "A19"

  /// Dynamic rules that only exclude, or exclude behind the last that allows.
  case onlyExclusions = "A20"

  /// A pattern that Apple and Android may read differently.
  case wildcard = "A21"

  /// A query value that Apple and Android may read differently.
  case anyValue = "A22"

  /// A variable, which Android does not know.
  case variable = "A23"

  /// Dynamic rules for the same app in two statements.
  case repeatedRules = "A24"

  /// No app may open links of the site.
  case noAppLinks = "A25"

  /// Blocks of paths, which nobody reads.
  case pathBlock = "A26"
}
