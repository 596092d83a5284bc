import StrictJSON

/// Patterns one by one: what cannot match, and what means something else than its author thought.
extension AssociationLint {
  /// A list of rules in one entry, as the systems that read it compile it.
  struct RuleList {
    /// The compiled entry in its matcher.
    let entry: Int
    let dialect: AssociationDialect

    /// Whether `legacy` compiled it.
    let isLegacy: Bool
  }

  /// Every list of rules that some system reads; where an entry has both dialects, both.
  var lists: [RuleList] {
    var lists: [RuleList] = []
    for (number, entry) in document.entries.enumerated() {
      // An entry has the same number before and after it is compiled.
      let dialect = modern.matcher.entries[number].dialect
      lists.append(RuleList(entry: number, dialect: dialect, isLegacy: false))
      if dialect == .components, entry.paths != nil, !entry.isHiddenFromOldSystems {
        lists.append(RuleList(entry: number, dialect: .paths, isLegacy: true))
      }
    }
    return lists
  }

  func matcher(of list: RuleList) -> AssociationMatcher { list.isLegacy ? legacy.matcher : modern.matcher }

  /// The languages of a list's rules.
  subscript(list: RuleList) -> RuleLanguages {
    _read {
      if list.isLegacy { yield legacy } else { yield modern }
    }
    _modify {
      if list.isLegacy { yield &legacy } else { yield &modern }
    }
  }

  mutating func lintPatterns() {
    for list in lists {
      let matcher = matcher(of: list)
      for rule in matcher.entries[list.entry].rules {
        let compiled = matcher.rules[rule]
        if list.dialect == .paths {
          lintPathsElement(compiled.node, compiled.variant)
        } else {
          lintComponents(RuleMembers(compiled.node, of: json), compiled.variant)
        }
      }
    }
    for level in [document.defaults].compactMap({ $0 }) + document.entries.compactMap(\.defaults) {
      let members = RuleMembers(level, of: json)
      lintComponents(
        members,
        TextVariant(isFolded: members.caseSensitive == false, isDecoded: members.percentEncoded == false),
        isDefault: true)
    }
  }

  private mutating func lintPathsElement(_ node: Int, _ variant: TextVariant) {
    let written = text(node)
    if PatternText.isMisspeltNot(written) {
      report(.misspeltNot, .error, node, .text(written))
      return
    }
    lintPath(node, PathsElement.pattern(of: written), variant)
  }

  /// A pattern among defaults keeps only those rules from fitting that have none of their own.
  private mutating func lintComponents(_ members: RuleMembers, _ variant: TextVariant, isDefault: Bool = false) {
    let severity: AssociationProblem.Severity = isDefault ? .warning : .error
    if let path = members.path {
      if PatternText.isExclusion(text(path)) {
        report(.notInComponent, .error, path, .text(text(path)))
      } else {
        lintPath(path, text(path), variant, severity)
      }
    }
    if let fragment = members.fragment { lintPart(fragment, variant, severity, hasSyntax: true) }
    guard let query = members.query else { return }
    if json.kind(query) == .string {
      lintPart(query, variant, severity, hasSyntax: false)
      return
    }
    for name in keys(of: query) where json.kind(name + 1) == .string {
      lintPart(name + 1, variant, severity, hasSyntax: false)
      let key = PatternText(text(name))
      if !variant.isDecoded, let character = key.unencoded {
        report(.unencodedPattern, severity, key: name, .character(character))
      }
    }
  }

  /// A pattern for the query or the fragment, where an exclamation mark in front has its own meaning on many pages.
  private mutating func lintPart(
    _ node: Int, _ variant: TextVariant, _ severity: AssociationProblem.Severity, hasSyntax: Bool
  ) {
    let written = text(node)
    if PathsElement(written).excludes {
      report(.notInComponent, .error, node, .text(written))
    } else {
      lintText(node, PatternText(written), variant, severity, hasSyntax: hasSyntax)
    }
  }

  private mutating func lintPath(
    _ node: Int, _ written: [UInt8], _ variant: TextVariant, _ severity: AssociationProblem.Severity = .error
  ) {
    let pattern = PatternText(written)
    if written.isEmpty { report(.emptyPath, .warning, node) }
    if pattern.hasQuery { report(.queryInPath, .warning, node, .text(written)) }
    if pattern.hasFragment, !variant.isDecoded { report(.fragmentInPath, .error, node, .text(written)) }
    let hasHost = pattern.hasHost
    if hasHost { report(.hostInPath, .warning, node, .text(written)) }
    lintText(node, pattern, variant, severity, hasSyntax: !hasHost)
  }

  /// What holds for patterns of every part.
  private mutating func lintText(
    _ node: Int, _ pattern: PatternText, _ variant: TextVariant, _ severity: AssociationProblem.Severity,
    hasSyntax: Bool
  ) {
    if pattern.hasOuterBlank { report(.outerBlank, .warning, node, .text(pattern.text)) }
    if hasSyntax, let (found, kind) = pattern.foreignSyntax {
      report(.foreignSyntax, .warning, node, .syntax(found, kind))
    }
    if variant.isDecoded {
      if let escape = pattern.escape() { report(.encodedPattern, .warning, node, .text(escape)) }
    } else {
      if let character = pattern.unencoded { report(.unencodedPattern, severity, node, .character(character)) }
      if !variant.isFolded, let escape = pattern.escape(inLowerCase: true) {
        report(.lowercaseEscape, .warning, node, .text(escape))
      }
    }
  }
}
