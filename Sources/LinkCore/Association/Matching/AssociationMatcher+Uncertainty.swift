// What a verdict owes to readings that nothing settles.
//
// While a document is compiled each rule learns what is uncertain in it and in the rules before it. For a URL then only
// that counts which its text touches.

extension AssociationMatcher {
  /// The notes for one URL: `kinds` is what is uncertain in the rules that were tried.
  func noteUncertainties(
    _ kinds: AssociationUncertainty.Kinds, of link: LinkURL, _ notes: inout [AssociationNote]
  ) {
    guard !kinds.isEmpty else { return }
    for kind in AssociationUncertainty.allCases where kinds.contains(kind) && touches(kind, link) {
      notes.append(.undocumented(kind))
    }
  }

  private func touches(_ kind: AssociationUncertainty, _ link: LinkURL) -> Bool {
    let span = link.text.span
    let query = span.extracting(link.query ?? 0..<0)
    switch kind {
    case .parentOnOldSystems, .pathsLikeComponents, .noEscapes, .variableWithoutText, .unusualPath, .emptyDictionary,
      .spellingOfNot:
      return true
    case .plusIsPlus: return ByteText.firstIndex(of: UInt8(ascii: "+"), in: query) != nil
    case .foldedNames:
      return foldsCapitalsInNames && !query.isEmpty || hasName(query) { $0 >= 0x80 || $0.isASCIIUppercase }
    case .encodedNames: return hasName(query) { $0 == UInt8(ascii: "%") }
    case .itemSeparators: return hasOddSeparators(query)
    case .decodedCharacters, .foldedLetters:
      return hasLettersBeyondASCII(span.extracting(link.path.lowerBound..<span.count))
    }
  }

  /// Whether the name of a query item has such a byte.
  private func hasName(_ query: Span<UInt8>, with isWanted: (UInt8) -> Bool) -> Bool {
    var isName = true
    for index in query.indices {
      switch query[index] {
      case UInt8(ascii: "="): isName = false
      case UInt8(ascii: "&"): isName = true
      case let byte where isName && isWanted(byte): return true
      default: break
      }
    }
    return false
  }

  /// Whether a query has a semicolon or an empty item.
  private func hasOddSeparators(_ query: Span<UInt8>) -> Bool {
    var isStart = true
    for index in query.indices {
      let isSeparator = query[index] == UInt8(ascii: "&")
      if query[index] == UInt8(ascii: ";") || isSeparator && isStart { return true }
      isStart = isSeparator
    }
    return isStart && !query.isEmpty
  }

  private func hasLettersBeyondASCII(_ text: Span<UInt8>) -> Bool {
    for index in text.indices {
      if text[index] >= 0x80 { return true }
      guard text[index] == UInt8(ascii: "%"), index + 2 < text.count else { continue }
      if let high = text[index + 1].hexDigitValue, high >= 8, text[index + 2].hexDigitValue != nil { return true }
    }
    return false
  }

  /// What is uncertain in how the deciding rule took slashes.
  func slashUncertainties(
    _ rule: Int, in entry: CompiledEntry, _ link: LinkURL, _ work: inout AssociationWork
  ) -> AssociationUncertainty.Kinds {
    let component = components[rules[rule].path]
    if entry.dialect == .paths {
      let text = pathsText(at: rules[rule].node)
      guard !ByteText.contains(text.span, "$(") else { return [] }
      let root = [UInt8(ascii: "/")]
      let path = link.path.isEmpty ? root.span : link.text.span.extracting(link.path)
      let isPlain = PatternPool.wildcardsMatch(text.span, path, takesCharacters: false, &work.automaton)
      return isPlain ? [] : AssociationUncertainty.Kinds(.pathsLikeComponents)
    }
    guard profile != .ios14, component.pattern.takesParent else { return [] }
    let variant = Int(rules[rule].variant.rawValue)
    let path = work.texts[variant].path
    let takesPath = pool.matches(component.pattern, work.texts[variant].bytes, path, &work.automaton)
    return takesPath ? [] : AssociationUncertainty.Kinds(.parentOnOldSystems)
  }
}
