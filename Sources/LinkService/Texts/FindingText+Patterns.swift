import LinkCore

/// Findings about single patterns.
extension FindingText {
  static func notInComponent(_ detail: Detail) -> FindingWords {
    FindingWords(
      "\(text(detail)) excludes nothing: in \"components\" the sign in front is part of the pattern, so the rule fits no URL.",
      "Take it out and write \"exclude\": true beside the pattern.")
  }

  static func misspeltNot(_ detail: Detail) -> FindingWords {
    FindingWords(
      "\(text(detail)) excludes nothing: only \"NOT \" in capitals with one blank and the bare path behind it does.",
      "Write it like \"NOT /private/*\".")
  }

  static func queryInPath(_ detail: Detail) -> FindingWords {
    FindingWords(
      "\(text(detail)) is compared with the path alone, where \"?\" is a wildcard; the query of a URL is never in it.",
      "Write the path without it and the query as \"?\": {\"name\": \"?*\"} in \"components\".")
  }

  static func fragmentInPath(_ detail: Detail) -> FindingWords {
    var behind: [UInt8] = []
    if case .text(let pattern) = detail, let mark = pattern.firstIndex(of: UInt8(ascii: "#")) {
      behind = Array(pattern[(mark + 1)...])
    }
    return FindingWords(
      "\(text(detail)) fits no URL: what follows \"#\" is the fragment and never part of the path.",
      behind.isEmpty || behind == [UInt8(ascii: "*")]
        ? "Leave it out; in \"components\" write \"#\": \"?*\" for URLs with any fragment."
        : "Write the part behind \"#\" as a member of its own in \"components\": \"#\": \(Quoted.text(behind)).")
  }

  static func hostInPath(_ detail: Detail) -> FindingWords {
    FindingWords(
      "\(text(detail)) begins like a URL or a host; it is compared with the path alone.",
      "Write the path alone; the hosts are those that serve the file.")
  }

  static func foreignSyntax(_ detail: Detail) -> FindingWords {
    guard case .syntax(let part, let kind) = detail else {
      return FindingWords("The pattern has signs of another language.", "Use \"*\" and \"?\".")
    }
    let shown = Quoted.text(part)
    return switch kind {
    case .doubleStar:
      FindingWords("\(shown) is the same as \"*\", which takes slashes too.", "Write one \"*\".")
    case .dotStar:
      FindingWords(
        "\(shown) is a dot and then a wildcard here, not a regular expression.", "Write \"*\" for any text.")
    case .anchor:
      FindingWords(
        "\(shown) is compared as it is written; patterns always have to fit from start to end.", "Leave it out.")
    case .backslash:
      FindingWords(
        "\(shown) is compared as it is written; patterns have no escapes and no classes.",
        "Write $(digit) for a digit and $(alnum) for a letter or digit, or \"?\" for one character.")
    case .brackets:
      FindingWords(
        "\(shown) is compared as it is written; patterns have no classes and no named parts.",
        "Write $(digit) or $(alpha) for one character of a class, and \"*\" for any text.")
    case .alternatives:
      FindingWords(
        "\(shown) is compared as it is written; patterns have no groups.",
        "Write a rule for each choice, or a variable in \"substitutionVariables\".")
    case .braces, .colonName:
      FindingWords(
        "\(shown) is compared as it is written; patterns have no named parts.", "Write \"*\" in its place.")
    }
  }

  static func outerBlank(_ detail: Detail) -> FindingWords {
    FindingWords(
      "\(text(detail)) begins or ends with a blank, which URLs do not have there.", "Take the blank out.")
  }

  static func starValue(_ detail: Detail) -> FindingWords {
    if case .emptyValue(let name) = detail {
      return FindingWords(
        "The value \"\" takes only URLs in which \(Quoted.text(name)) is absent or has no value.",
        "Write \"?*\" to ask for a value, or leave the parameter out to take any and none.")
    }
    return FindingWords(
      "\"*\" takes an absent parameter too, so \(text(detail)) need not be in the URL.",
      "Write \"?*\" to ask for a value, or leave the parameter out.")
  }

  static func exclusionOfAll(_ problem: AssociationProblem) -> FindingWords {
    if case .wholePart(let isFragment) = problem.detail {
      let part = isFragment ? "fragment" : "query"
      return FindingWords(
        "The exclusion takes every URL of the domain, since its pattern takes an absent \(part) too.",
        "Write \"?*\" to exclude only URLs that have a \(part).")
    }
    let shown = problem.witness == nil ? "" : ", such as the one shown"
    return FindingWords(
      "The exclusion holds for URLs without \(text(problem.detail)) too\(shown), since its pattern takes an absent "
        + "parameter.", "Write \"?*\" to exclude only URLs that have the parameter.")
  }

  static func exactQuery(_ problem: AssociationProblem) -> FindingWords {
    let shown = problem.witness == nil ? "" : ", as in the URL shown,"
    return FindingWords(
      "\(text(problem.detail)) has to be the whole query, so one more parameter\(shown) keeps the "
        + "rule from fitting.", "Write the parameters as an object, such as \"?\": {\"name\": \"?*\"}.")
  }

  static func variable(_ detail: Detail) -> FindingWords {
    guard case .variable(let name, let fault) = detail else {
      return FindingWords("A substitution variable is misused.", "Write variables as $(name).")
    }
    let shown = "$(\(Quoted.shown(name)))"
    return switch fault {
    case .unknown(let meant):
      FindingWords(
        "\(shown) is not defined, so the pattern fits no URL.",
        meant.map { "Write $(\(Quoted.shown($0)))." } ?? "Define it in \"substitutionVariables\".")
    case .unclosed:
      FindingWords("\"$(\" begins a variable and is not closed, so the pattern fits no URL.", "Close it with \")\".")
    case .unused: FindingWords("No pattern uses \(shown).", "Use it, or leave it out.")
    case .hidesPredefined:
      FindingWords("\(shown) is predefined; this list hides it.", "Give the list another name.")
    case .nestedReference:
      FindingWords(
        "A value of \(shown) refers to a variable, which values cannot.", "Write the values of both in one list.")
    case .badName:
      FindingWords(
        "The name \(Quoted.text(name)) has \"$\", \"(\" or \")\", so no pattern can refer to it.",
        "Give it another name.")
    case .noValues:
      FindingWords("\(shown) has no values, so patterns with it fit no URL.", "Add values.")
    case .emptyValue:
      FindingWords(
        "\(shown) has an empty value, which stands for no text at all.", "Leave the value out unless that is meant.")
    case .kind(let kind):
      FindingWords(
        "Variables are arrays of strings by name, not \(ErrorText.name(of: kind)); this is ignored.",
        "Write \"substitutionVariables\": {\"name\": [\"value\"]}.")
    }
  }

  static func regionForm(_ detail: Detail) -> FindingWords {
    guard case .region(let other, let fault) = detail else {
      return FindingWords("Codes have another form than the variables'.", "Compare them.")
    }
    return switch fault {
    case .unitedKingdom:
      FindingWords(
        "$(region) has the ISO code GB and not UK, which \(Quoted.text(other)) has.",
        "Add UK as a variable of your own or as a rule.")
    case .hyphen:
      FindingWords(
        "$(lang)_$(region) takes codes such as en_US; \(Quoted.text(other)) joins them by a hyphen.",
        "Write $(lang)-$(region) if the site does.")
    }
  }

  static func unencodedPattern(_ detail: Detail) -> FindingWords {
    FindingWords(
      "URLs have the character \(shownCharacter(detail)) only escaped, and the pattern is compared with the URL as it is "
        + "written, so it never fits.", "Escape the character, or write \"percentEncoded\": false.")
  }

  static func encodedPattern(_ detail: Detail) -> FindingWords {
    FindingWords(
      "With \"percentEncoded\": false the URL is decoded and the pattern is not, so \(text(detail)) fits only what was "
        + "escaped twice.", "Write the character itself.")
  }

  static func lowercaseEscape(_ detail: Detail) -> FindingWords {
    FindingWords(
      "\(text(detail)) is compared by case, and escapes are mostly written in capitals.",
      "Write it in capitals, or the character itself with \"percentEncoded\": false.")
  }

  static var emptyPath: FindingWords {
    FindingWords("An empty path takes the root alone.", "Write \"/\" for the root, or \"/*\" for every path.")
  }
}
