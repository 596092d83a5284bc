import LinkCore

extension NoteText {
  static func id(of kind: AssociationUncertainty) -> StaticString {
    switch kind {
    case .parentOnOldSystems: "parentOnOldSystems"
    case .pathsLikeComponents: "pathsLikeComponents"
    case .noEscapes: "noEscapes"
    case .decodedCharacters: "decodedCharacters"
    case .variableWithoutText: "variableWithoutText"
    case .unusualPath: "unusualPath"
    case .plusIsPlus: "plusIsPlus"
    case .encodedNames: "encodedNames"
    case .foldedNames: "foldedNames"
    case .itemSeparators: "itemSeparators"
    case .emptyDictionary: "emptyDictionary"
    case .foldedLetters: "foldedLetters"
    case .spellingOfNot: "spellingOfNot"
    }
  }

  /// Each says what nobody has documented and which reading was taken.
  static func sentence(for kind: AssociationUncertainty) -> String {
    switch kind {
    case .parentOnOldSystems:
      "A pattern that ends in \"/*\" took its parent too, as macOS 27 does; older systems may not."
    case .pathsLikeComponents:
      "Slashes, variables or defaults counted in paths as they do in components, which nobody has documented for paths."
    case .noEscapes:
      "A rule that was tried has a backslash before a wildcard; there is no documented escape, so it is a plain character."
    case .decodedCharacters:
      "A rule that was tried decodes the URL and has a \"?\", which then takes one character; Apple does not document that."
    case .variableWithoutText:
      "A rule that was tried has a variable that is unknown, not closed, or without a text; Apple does not document that."
    case .unusualPath:
      "A rule that was tried has a path pattern that is empty or begins with \"?\"; it was read as if a slash stood first."
    case .plusIsPlus: "A \"+\" in the query was compared as a plus and not as a blank; Apple does not document that."
    case .encodedNames:
      "An escape in the name of a query item was treated as those in values are; Apple does not document that."
    case .foldedNames:
      "Names of query items were compared without case, as the values are; Apple does not document that."
    case .itemSeparators:
      "The query was cut at \"&\" only and empty items were dropped; Apple does not document that."
    case .emptyDictionary:
      "A rule that was tried has an empty query dictionary, which asks for nothing; Apple does not document that."
    case .foldedLetters:
      "Letters beyond ASCII were compared without case one for one; Apple does not document that."
    case .spellingOfNot:
      "A path that was tried begins with another spelling of \"NOT \"; only that one, with its blank, excludes."
    }
  }
}
