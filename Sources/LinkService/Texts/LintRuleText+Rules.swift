import LinkCore

extension LintRuleText {
  /// Rules about rules and their patterns.
  static func ofRules(_ rule: LintRule) -> FindingWords {
    switch rule {
    case .notInComponent, .misspeltNot: exclusion(rule)
    case .onlyExclusions, .deadExclusion, .deadRule, .catchAll, .caseVariants, .redundantNeighbour, .manyAlikeRules:
      order(rule)
    case .starValue, .exclusionOfAll, .queryValueType, .exactQuery: query(rule)
    case .ruleType:
      FindingWords(
        "Part of a rule has the wrong type",
        "Patterns are strings, switches true or false; what is not counts as absent.")
    case .patternInDefaults:
      FindingWords("Pattern among defaults", "It holds for every rule that has none of its own.")
    case .sampleRule: FindingWords("Rule of Apple's example", "It is of no use unless the site has such URLs.")
    case .newerFeature: FindingWords("Newer than the systems asked for", "Older systems do not read it.")
    default: pattern(rule)
    }
  }

  private static func exclusion(_ rule: LintRule) -> FindingWords {
    rule == .notInComponent
      ? FindingWords("NOT in a component", "In \"components\" a rule excludes by \"exclude\": true.")
      : FindingWords("Misspelt NOT", "In \"paths\" only \"NOT \" with one blank excludes.")
  }

  private static func order(_ rule: LintRule) -> FindingWords {
    switch rule {
    case .onlyExclusions: FindingWords("Exclusions alone", "A list that only excludes opens nothing.")
    case .deadExclusion: FindingWords("Exclusion that comes too late", "The first rule that fits decides.")
    case .catchAll: FindingWords("Rule for every URL", "It opens the app for pages too that the app does not have.")
    case .caseVariants:
      FindingWords("Patterns that differ in case", "One rule with \"caseSensitive\": false takes every spelling.")
    case .redundantNeighbour:
      FindingWords(
        "Rule that its neighbour covers", "Slashes at the end are not compared, and \"/*\" takes its parent.")
    case .manyAlikeRules: FindingWords("Many rules alike", "One rule with a substitution variable says the same.")
    default: FindingWords("Rule that no URL reaches", "The first rule that fits decides.")
    }
  }

  private static func query(_ rule: LintRule) -> FindingWords {
    switch rule {
    case .starValue:
      FindingWords("Query value that asks for nothing", "\"*\" takes an absent parameter too; \"?*\" does not.")
    case .exclusionOfAll:
      FindingWords("Exclusion of URLs without the parameter", "\"*\" takes an absent parameter too; \"?*\" does not.")
    case .exactQuery:
      FindingWords("Query as one string", "It has to fit the whole query; an object asks for single parameters.")
    default:
      FindingWords("Query value that is no string", "One such value makes the whole query of the rule void.")
    }
  }

  private static func pattern(_ rule: LintRule) -> FindingWords {
    switch rule {
    case .queryInPath: FindingWords("Query in a path", "A path is compared without the query, and \"?\" is a wildcard.")
    case .fragmentInPath: FindingWords("Fragment in a path", "A path is compared without the fragment.")
    case .hostInPath: FindingWords("Host in a path", "A path is compared without scheme and host.")
    case .foreignSyntax:
      FindingWords("Syntax of another language", "Patterns have \"*\", \"?\" and $(variables) only.")
    case .outerBlank:
      FindingWords("Blank around a pattern", "Blanks are compared as they are, and URLs have none there.")
    case .variable:
      FindingWords("Misused variable", "Variables are lists of strings, and patterns name them as $(name).")
    case .regionForm: FindingWords("Codes of another form", "$(region) and $(lang) are ISO codes.")
    case .unencodedPattern:
      FindingWords(
        "Character that URLs have only escaped", "URLs are ASCII; escape it or write \"percentEncoded\": false.")
    case .encodedPattern:
      FindingWords(
        "Escape in a decoded pattern", "With \"percentEncoded\": false the pattern is compared with decoded text.")
    case .lowercaseEscape: FindingWords("Escape in lower case", "Escapes are compared by case.")
    case .emptyPath: FindingWords("Empty path", "It takes the root alone.")
    default: FindingWords("Doubtful pattern", "Compare it with URLs that it is meant for.")
    }
  }
}
