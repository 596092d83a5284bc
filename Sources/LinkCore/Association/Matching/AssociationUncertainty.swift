/// A reading of rules that no document of Apple and no recorded run of its tool settles.
///
/// A verdict in which one had a part says so; the reading that is taken is the cautious one.
package enum AssociationUncertainty: UInt8, CaseIterable, Sendable {
  /// A `/*` at the end took the parent, as macOS 27's swcutil does; older systems may not.
  case parentOnOldSystems

  /// `paths` were read in a way that was seen for `components` only: by their rules on slashes, or with variables or
  /// defaults.
  case pathsLikeComponents

  /// A backslash before `*`, `?` or `$` is a character like others: there is no way to write a literal wildcard.
  case noEscapes

  /// Where the URL is decoded, `?` takes one character of whatever length.
  case decodedCharacters

  /// A variable that is unknown, not closed or without values makes a rule match nothing; an empty value matches the
  /// empty text.
  case variableWithoutText

  /// An empty path pattern is the root, and a slash is put before a pattern that begins with `?`.
  case unusualPath

  /// `+` in a query is a plus and no blank.
  case plusIsPlus

  /// Names of query items are compared percent-encoded or decoded as their values are.
  case encodedNames

  /// Names of query items are compared without case as their values are.
  case foldedNames

  /// Only `&` divides a query into items, and empty items are dropped.
  case itemSeparators

  /// An empty query dictionary asks for nothing.
  case emptyDictionary

  /// Letters beyond ASCII are compared without case one for one.
  case foldedLetters

  /// Only `NOT ` excludes; another spelling of it is part of the path.
  case spellingOfNot

  /// Several uncertainties.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ kind: AssociationUncertainty) { rawValue = 1 << UInt32(kind.rawValue) }

    func contains(_ kind: AssociationUncertainty) -> Bool { isSuperset(of: Kinds(kind)) }

    mutating func insert(_ kind: AssociationUncertainty) { formUnion(Kinds(kind)) }
  }
}
