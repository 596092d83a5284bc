import LinkCore

/// Findings about rules beside each other.
extension FindingText {
  static var onlyExclusions: FindingWords {
    FindingWords(
      "All rules of the list exclude, so no URL opens the app.", "Add a last rule that opens the rest, such as \"/*\".")
  }

  static func deadExclusion(_ detail: Detail) -> FindingWords {
    if case .idleExclusions(let count) = detail {
      return FindingWords(
        (count == 1 ? "The exclusion stands" : "\(count) exclusions stand")
          + " behind the last rule that opens, where nothing changes: what no rule takes does not open anyway.",
        "Move what should be excluded before the rules that open, and leave out the rest; if all other URLs are meant to "
          + "open, add \"*\" at the end.")
    }
    guard case .covered(let rules, let remedy, let more) = detail else {
      return FindingWords("The exclusion comes too late.", "Move it before the rules that open.")
    }
    let subject = more == 0 ? "The exclusion comes" : "The exclusion and \(more) more behind it come"
    let fix =
      switch remedy {
      case .narrow:
        rules.count == 1
          ? "Narrow that rule, or leave one of the two out; if the exclusion came first, no URL would reach the rule."
          : "Narrow these rules, or leave the exclusion out; if it came first, no URL would reach some of them."
      case .move, .drop:
        more == 0
          ? "Move the exclusion before that rule; the first rule that fits decides."
          : "Move the exclusions before that rule; the first rule that fits decides."
      }
    return FindingWords("\(subject) too late: \(cover(detail)), so the URL shown opens the app all the same.", fix)
  }

  static func deadRule(_ detail: Detail) -> FindingWords {
    switch detail {
    case .takesNothing:
      FindingWords(
        "No URL fits the rule, whatever is asked for it.",
        "Compare each of its patterns with a URL that it is meant for.")
    case .undecided(_, isLast: true):
      FindingWords(
        "Whether URLs reach this rule and those behind it was not decided, since the patterns are too intricate.",
        "Write fewer or simpler patterns if that matters.")
    case .undecided(let behind, _):
      FindingWords(
        "Whether any URL reaches this rule was not decided, since the patterns are too intricate"
          + (behind.isEmpty ? "." : "; many of its URLs are taken by \(places(behind))."),
        "Write simpler patterns, or try the URLs that it is meant for.")
    case .covered(_, let remedy, let more):
      FindingWords(
        "No URL reaches the rule\(more == 0 ? "" : " and \(more) more behind it"): \(cover(detail)).",
        remedy != .drop
          ? "Leave it out, or move it before the exclusion if its URLs are meant to open."
          : more == 0 ? "Leave it out; it changes nothing." : "Leave them out; they change nothing.")
    default: FindingWords("No URL reaches the rule.", "Leave it out.")
    }
  }

  /// The last of the paths, `*` or one that means the same; what systems before and from iOS 13 on make of it differs.
  private static func catchAllPath(opensRoot: Bool, hasComponents: Bool, hasExceptions: Bool) -> FindingWords {
    var fix = opensRoot ? "" : "Add \"/\" if these systems matter. "
    if !hasComponents { fix += "For iOS 13 and later write \"appIDs\" and \"components\" too. " }
    return FindingWords(
      "The rule takes every URL of the domain" + exceptions(hasExceptions)
        + (opensRoot ? "." : "; systems before iOS 13 were seen not to open the bare root by it."),
      fix + "If the app has not all pages, write patterns for those that it has.")
  }

  private static func exceptions(_ hasExceptions: Bool) -> String {
    hasExceptions ? " that is not excluded before it" : ""
  }

  static func catchAll(_ detail: Detail) -> FindingWords {
    if case .catchAllPath(let opensRoot, let hasComponents, let hasExceptions) = detail {
      return catchAllPath(opensRoot: opensRoot, hasComponents: hasComponents, hasExceptions: hasExceptions)
    }
    guard case .catchAll(let rule) = detail else {
      return FindingWords("The rule takes every URL.", "Write a pattern for the pages that the app has.")
    }
    let remark = rule.comment.map { " (its comment: \(Quoted.text($0)))" } ?? ""
    let kind = rule.excludes ? "exclusion" : "rule"
    let fact = "The \(kind) takes every URL of the domain\(exceptions(rule.hasExceptions))\(remark)"
    return switch rule.rest {
    case .nothing: FindingWords("\(fact).", "If the app has not all pages, write patterns for those that it has.")
    case .alike:
      FindingWords(
        "\(fact), so no rule behind it is asked.",
        "Leave out what stands behind it, or leave it out itself if the app has not all pages.")
    case .opposed where rule.excludes:
      FindingWords(
        "\(fact), so no rule behind it is asked and none opens the app.",
        "Leave it out; what no rule takes does not open anyway.")
    case .opposed: FindingWords("\(fact), so no rule behind it is asked.", "Move it to the end of the list.")
    }
  }

  static func caseVariants(_ detail: Detail) -> FindingWords {
    guard case .other(let pointer, let text) = detail else {
      return FindingWords("Two patterns differ in case only.", "Write \"caseSensitive\": false.")
    }
    return FindingWords(
      "The pattern differs from \(Quoted.text(text)) in \(Quoted.shown(pointer)) in case only; other spellings fit neither.",
      "Write one rule with \"caseSensitive\": false.")
  }

  static func redundantNeighbour(_ problem: AssociationProblem) -> FindingWords {
    guard case .neighbour(let pointer, let takesParent) = problem.detail else {
      return FindingWords("The rule beside it takes the same URLs.", "Keep one of the two.")
    }
    let reason =
      takesParent
      ? "\"/*\" takes the path above it too" : "slashes at the end of a path are not compared"
    return FindingWords(
      "The rule at \(Quoted.shown(pointer)) takes its URLs as well: \(reason).",
      problem.severity == .info
        ? "Leave it out, unless systems before iOS 13 matter, which may compare otherwise." : "Leave it out.")
  }

  static func manyAlikeRules(_ detail: Detail) -> FindingWords {
    guard case .alike(let count, let pattern, let inPaths) = detail else {
      return FindingWords("Many rules are alike.", "Use a substitution variable.")
    }
    return FindingWords(
      "\(count) rules differ from \(Quoted.text(pattern)) in one part of the path only.",
      inPaths
        ? "As \"components\" they are one rule with $(name), and the parts a list in \"substitutionVariables\"."
        : "List the parts in \"substitutionVariables\" and write one rule with $(name), or with \"?\" and \"*\".")
  }

  static var patternInDefaults: FindingWords {
    FindingWords(
      "The defaults have \"/\", \"?\", \"#\" or \"exclude\", which then hold for every rule that does not set them.",
      "Keep them there only if every rule is meant to have them.")
  }

  static var sampleRule: FindingWords {
    FindingWords(
      "The rule, or its comment, is that of Apple's example.",
      "Keep it only if your site has such URLs, and write what it is for.")
  }

  static func newerFeature(_ detail: Detail) -> FindingWords {
    guard case .feature(let name, let since) = detail else {
      return FindingWords("The systems asked for do not know this.", "Leave it out for them.")
    }
    let first =
      switch since {
      case .ios9: "iOS 9"
      case .ios13: "iOS 13"
      case .ios13Dot5: "iOS 13.5"
      case .ios14: "iOS 14"
      }
    return FindingWords(
      "\(Quoted.text(name)) is known from \(first) on; older systems do not read it.",
      "Write rules that mean the same without it, if the older systems matter.")
  }

  // MARK: Words

  /// The rules that take a rule's URLs, and that they do.
  private static func cover(_ detail: Detail) -> String {
    guard case .covered(let rules, _, let more) = detail else { return "rules before it take all of its URLs" }
    let whose = more == 0 ? "its" : "their"
    return rules.count == 1
      ? "the rule at \(places(rules)) takes all of \(whose) URLs first"
      : "the rules at \(places(rules)) together take all of \(whose) URLs first"
  }

  /// More places than anyone would look up are not told.
  private static let placeLimit = 4

  private static func places(_ pointers: [[UInt8]]) -> String {
    let shown = pointers.prefix(placeLimit).map { Quoted.shown($0) }
    let rest = pointers.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "rules before it" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
