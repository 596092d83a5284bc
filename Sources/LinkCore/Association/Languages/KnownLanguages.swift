/// Languages of rules to be found again, kept by a hash each, since they may be large.
struct KnownLanguages {
  private var rules: [Int: Int] = [:]

  /// Adds the language of a rule unless an equal one is there.
  ///
  /// Languages that are too large look alike without being so, and are left out.
  mutating func insert(_ language: RuleLanguage, of rule: Int) {
    guard !language.isTooLarge else { return }
    let hash = language.hashValue
    if rules[hash] == nil { rules[hash] = rule }
  }

  /// The first rule with that language; `languages` made those that were added.
  func rule(of language: RuleLanguage, in languages: inout RuleLanguages) -> Int? {
    guard !language.isTooLarge, let rule = rules[language.hashValue], languages.language(of: rule) == language else {
      return nil
    }
    return rule
  }
}
