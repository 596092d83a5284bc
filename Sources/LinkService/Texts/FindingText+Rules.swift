import LinkCore

/// Findings about rules beside each other.
extension FindingText {
  static var onlyExclusions: FindingWords {
    FindingWords(
      "All rules of the list exclude, so no URL opens the app.", "Add a last rule that opens the rest, such as \"/*\".")
  }

  static func deadExclusion(_ detail: Detail) -> FindingWords {
    FindingWords(
      "The exclusion comes too late: \(cover(detail)), so the URL shown opens the app all the same.",
      "Move the exclusion before that rule; the first rule that fits decides.")
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
    default:
      FindingWords(
        "No URL reaches the rule: \(cover(detail)).", "Leave it out, or move it before what takes its URLs.")
    }
  }

  /// The last of the paths, `*` or one that means the same; what systems before and from iOS 13 on make of it differs.
  private static func catchAllPath(opensRoot: Bool, hasComponents: Bool) -> FindingWords {
    var fix = opensRoot ? "" : "Add \"/\" if these systems matter. "
    if !hasComponents { fix += "For iOS 13 and later write \"appIDs\" and \"components\" too. " }
    return FindingWords(
      "The rule takes every URL of the domain"
        + (opensRoot ? "." : "; systems before iOS 13 were seen not to open the bare root by it."),
      fix + "If the app has not all pages, write patterns for those that it has.")
  }

  static func catchAll(_ detail: Detail) -> FindingWords {
    if case .catchAllPath(let opensRoot, let hasComponents) = detail {
      return catchAllPath(opensRoot: opensRoot, hasComponents: hasComponents)
    }
    guard case .catchAll(let comment, let isLast) = detail else {
      return FindingWords("The rule takes every URL.", "Write a pattern for the pages that the app has.")
    }
    let remark = comment.map { " (its comment: \(Quoted.text($0)))" } ?? ""
    return isLast
      ? FindingWords(
        "The rule takes every URL of the domain\(remark).",
        "If the app has not all pages, write patterns for those that it has.")
      : FindingWords(
        "The rule takes every URL of the domain\(remark), so no rule behind it is asked.",
        "Move it to the end of the list.")
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
    guard case .alike(let count, let pattern) = detail else {
      return FindingWords("Many rules are alike.", "Use a substitution variable.")
    }
    return FindingWords(
      "\(count) rules differ from \(Quoted.text(pattern)) in one part of the path only.",
      "List the parts in \"substitutionVariables\" and write one rule with $(name), or with \"?\" and \"*\".")
  }

  static var patternInDefaults: FindingWords {
    FindingWords(
      "The defaults have \"/\", \"?\", \"#\" or \"exclude\", which then hold for every rule that does not set them.",
      "Keep them there only if every rule is meant to have them.")
  }

  static var sampleRule: FindingWords {
    FindingWords(
      "The rule, or its comment, is that of Apple's example.",
      "Keep it only if your site has such URLs, with a comment of your own.")
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
    guard case .covered(let rules) = detail else { return "rules before it take all of its URLs" }
    return rules.count == 1
      ? "the rule at \(places(rules)) takes all of its URLs first"
      : "the rules at \(places(rules)) together take all of its URLs first"
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
