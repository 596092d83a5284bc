import LinkCore
import StrictJSON

/// Findings about services, entries and names.
extension FindingText {
  typealias Detail = AssociationProblem.Detail

  // MARK: Services

  static var noService: FindingWords {
    FindingWords(
      "The file has none of the services that systems know: applinks, webcredentials, appclips, activitycontinuation and "
        + "authsrv.",
      "For universal links add \"applinks\" with \"details\".")
  }

  static func misspelt(_ detail: Detail) -> FindingWords {
    guard case .misspelt(let name, let meant) = detail else {
      return FindingWords("Systems do not know this name and ignore it.", "Correct the name.")
    }
    return FindingWords(
      "Systems do not know \(Quoted.text(name)) and ignore it; \(Quoted.text(meant)) was probably meant.",
      "Write \(Quoted.text(meant)).")
  }

  static func unknownService(_ detail: Detail) -> FindingWords {
    FindingWords(
      "Systems know no service \(text(detail)) and ignore it.", "Leave it out, unless something else reads it.")
  }

  static func noApplinks(_ detail: Detail) -> FindingWords {
    switch detail {
    case .outOfPlace(let name):
      FindingWords(
        "\(Quoted.text(name)) stands beside the services, where systems ignore it; the file has no \"applinks\".",
        "Put it into \"applinks\".")
    case .applinksMissing(_, isExpected: true):
      FindingWords(
        "The app's entitlements ask for applinks, but the file has no \"applinks\", so no URL opens the app.",
        "Add \"applinks\" with \"details\".")
    case .applinksMissing(hasClips: true, _):
      FindingWords(
        "The file has no \"applinks\", so it opens no universal links; an App Clip was seen not to be found without it.",
        "Add \"applinks\", if need be with \"details\": [].")
    default:
      FindingWords(
        "The file has no \"applinks\", so it opens no universal links; for passwords and Handoff alone that is right.",
        "Add \"applinks\" with \"details\" if links are meant to open an app.")
    }
  }

  /// A service or a list of apps that has the wrong type.
  static func appList(_ detail: Detail) -> FindingWords? {
    switch detail {
    case .appsKind(let member, let kind, isElement: false):
      FindingWords(
        "The value of \(Quoted.text(member)) must be an array, not \(ErrorText.name(of: kind)); it is ignored.",
        "Write it in brackets: \(Quoted.text(member)): [ … ].")
    case .appsKind(let member, let kind, isElement: true):
      FindingWords(
        "An app id in \(Quoted.text(member)) must be a string, not \(ErrorText.name(of: kind)); it is ignored.",
        "Write app ids as strings, such as \"ABCDE12345.com.example.app\".")
    case .appsMissing(let service):
      FindingWords(
        "\(Quoted.text(service)) has no \"apps\", so it names no app.",
        "Add \"apps\" with the app ids, or leave the service out.")
    default: nil
    }
  }

  static func unpairedApp(_ detail: Detail) -> FindingWords {
    guard case .unpaired(let app, let listed, let missing, let near) = detail else {
      return FindingWords("One service lists an app that another one does not.", "List it in both.")
    }
    let services = missing.map(name).joined(separator: " and ")
    if let near {
      return FindingWords(
        "\(name(listed)) lists the app \(Quoted.text(app)), \(services) the app \(Quoted.text(near)), which is nearly the "
          + "same.", "Write the same id in both if it is one app; app ids are compared exactly.")
    }
    return FindingWords(
      "\(name(listed)) lists the app \(Quoted.text(app)), \(services) \(missing.count == 1 ? "does" : "do") not.",
      "List it in \(services) too if it is meant for \(missing.count == 1 ? "both" : "all"); app ids are compared exactly."
    )
  }

  static func clipID(_ detail: Detail) -> FindingWords {
    FindingWords(
      "appclips lists \(text(detail)), which applinks lists too and which does not look like the id of an App Clip.",
      "Write the id of the App Clip, which is that of the app with one more part, mostly \".Clip\".")
  }

  // MARK: Entries

  static func detailsEmpty(_ detail: Detail) -> FindingWords {
    if case .text(let service) = detail {
      return FindingWords(
        "\"details\" is empty, so no URL opens an app; for \(name(service)) alone that is right.",
        "Add an entry with \"appIDs\" and \"components\" if links are meant to open an app.")
    }
    return FindingWords(
      "\"details\" is empty, so no URL opens an app.", "Add an entry with \"appIDs\" and \"components\".")
  }

  static var detailsObject: FindingWords {
    FindingWords(
      "\"details\" is an object, its oldest form, which Apple calls obsolete.",
      "Write an array of entries, each with its own \"appID\" or \"appIDs\".")
  }

  static func appIDKey(_ detail: Detail) -> FindingWords? {
    guard case .appID(let app, .isKey) = detail else { return nil }
    return FindingWords(
      "The app id \(Quoted.text(app)) is a key here, which works only where \"details\" is an object; the entry names no "
        + "app.", "Write {\"appIDs\": [\(Quoted.text(app))], \"components\": [ … ]}.")
  }

  static var appsMissing: FindingWords {
    FindingWords(
      "applinks has no \"apps\", without which systems before iOS 13 do not read its \"paths\".",
      "Add \"apps\": [] to applinks if these systems matter.")
  }

  static var appsNotEmpty: FindingWords {
    FindingWords(
      "\"apps\" in applinks is not empty; systems before iOS 13 then read nothing of it, and later ones ignore \"apps\".",
      "Write \"apps\": [] and name the apps in \"details\".")
  }

  static func noAppID(_ detail: Detail) -> FindingWords {
    if let words = appList(detail) { return words }
    if case .text = detail {
      return FindingWords(
        "\"appIDs\" is empty, so the entry is for no app.", "Add the app ids, such as \"ABCDE12345.com.example.app\".")
    }
    return FindingWords(
      "The entry has neither \"appIDs\" nor \"appID\", so it is for no app.",
      "Add \"appIDs\" with the app ids, such as \"ABCDE12345.com.example.app\".")
  }

  static func hiddenAppID(_ problem: AssociationProblem) -> FindingWords {
    if case .appID(let app, .notInAppIDs) = problem.detail {
      return FindingWords(
        "\"appID\" is \(Quoted.text(app)), which \"appIDs\" does not list; systems from iOS 13 on read only \"appIDs\".",
        "Add the app to \"appIDs\".")
    }
    return problem.severity == .info
      ? FindingWords(
        "The entry has \"appID\" for systems before iOS 13, and \"appIDs\", which alone later ones read.",
        "Keep the app in both as long as the older systems matter.")
      : FindingWords(
        "The entry has \"appID\" and \"appIDs\"; systems from iOS 13 on read only \"appIDs\".",
        "Keep \"appID\" only beside \"paths\", for systems before iOS 13.")
  }

  static var pathsWithoutAppID: FindingWords {
    FindingWords(
      "The entry has \"appIDs\" and \"paths\"; \"paths\" are for systems before iOS 13, which do not know \"appIDs\".",
      "Write \"components\", or for older systems \"appID\" in an entry for each app.")
  }

  static var appIDWithoutPaths: FindingWords {
    FindingWords(
      "The entry has \"appID\" and \"components\"; systems before iOS 13 know \"appID\", but not \"components\".",
      "Add \"paths\" if these systems matter; else write \"appIDs\".")
  }

  static func bothDialects(_ detail: Detail) -> FindingWords {
    let facts = "Systems before iOS 13 read the \"paths\" of this entry, later ones only its \"components\""
    return switch detail {
    case .opensOnly(isOnOldSystems: true):
      FindingWords(facts + "; the URL shown opens the app only on the older ones.", "Let both accept the same URLs.")
    case .opensOnly(isOnOldSystems: false):
      FindingWords(facts + "; the URL shown opens the app only on the newer ones.", "Let both accept the same URLs.")
    case .opensMoreByPaths:
      FindingWords(
        facts
          + "; the URL shown opens the app only on the older ones, since \"paths\" cannot ask for a query, a fragment "
          + "or a variable.", "Keep them alike as far as \"paths\" can say it.")
    case .missing:
      FindingWords(
        "No system reads the \"paths\" of this entry: those before iOS 13 do not know \"appIDs\", later ones read its "
          + "\"components\".", "Add \"appID\" if systems before iOS 13 matter; else leave \"paths\" out.")
    case .undecided:
      FindingWords(
        facts + "; whether they accept the same URLs was not decided, since the patterns are too intricate.",
        "Compare them yourself.")
    default: FindingWords(facts + "; both accept the same URLs.", "Keep them alike.")
    }
  }

  static var noRules: FindingWords {
    FindingWords(
      "The entry has no rules, so no URL opens its apps.", "Add \"components\", such as [{\"/\": \"/app/*\"}].")
  }

  static func repeatedApp(_ problem: AssociationProblem) -> FindingWords {
    switch problem.detail {
    case .appID(let app, .overruled(let pointer, let opens)):
      FindingWords(
        "\(Quoted.shown(pointer)) lists the app \(Quoted.text(app)) too and decides first: "
          + (opens
            ? "the URL shown opens, though this entry excludes it."
            : "the URL shown is excluded, though this entry opens it."),
        "Put all rules of the app into one entry, exclusions first.")
    case .appID(let app, .twice):
      FindingWords("The entry lists the app \(Quoted.text(app)) twice.", "List it once.")
    case .appID(let app, .alsoIn(let pointer)):
      FindingWords(
        "The app \(Quoted.text(app)) is listed before, in \(Quoted.shown(pointer)), and the first rule that fits decides.",
        problem.severity == .info
          ? "Let both entries accept the same URLs, since systems from iOS 13 on read both."
          : "Put all rules of the app into one entry.")
    default:
      FindingWords("The app is listed before, and the first rule that fits decides.", "List the app once.")
    }
  }

  static func unknownKey(_ detail: Detail) -> FindingWords {
    switch detail {
    case .misspelt: misspelt(detail)
    case .outOfPlace(let name):
      FindingWords(
        "\(Quoted.text(name)) belongs into a rule; in an entry systems ignore it.",
        "Move it into the rules of \"components\", or into \"defaults\".")
    case .onlyInApplinks(let name, let service):
      FindingWords(
        "\(Quoted.text(name)) belongs into applinks; in \(self.name(service)) systems read \"apps\" only.",
        "Write the app ids of \(self.name(service)) into its \"apps\".")
    default:
      FindingWords(
        "Systems do not know \(text(detail)) and ignore it.", "Leave it out, or write remarks as \"comment\".")
    }
  }

  // MARK: Words

  /// A text of the file in quotes.
  static func text(_ detail: Detail) -> String {
    guard case .text(let text) = detail else { return "this" }
    return Quoted.text(text)
  }

  /// The name of a service, which needs no quotes.
  private static func name(_ service: [UInt8]) -> String { String(decoding: service, as: UTF8.self) }
}
