import LinkCore

/// What is said about a rule of the linter, whatever the file: the heading of its findings, and what to do in general.
enum LintRuleText {
  /// - Parameter id: the id of a finding.
  static func words(for id: [UInt8]) -> FindingWords? {
    let id = String(decoding: id, as: UTF8.self)
    return LintRule(rawValue: id).map { words(for: $0) } ?? AssetLinksRule(rawValue: id).map { words(for: $0) }
  }

  static func words(for rule: LintRule) -> FindingWords {
    switch rule {
    case .notJSON, .trailingComma, .comment, .typography, .unclosedString, .otherFormat, .emptyFile, .rootNotObject,
      .byteOrderMark, .notUTF8, .signed, .duplicateKey, .size:
      ofBytes(rule)
    case .noService, .misspeltService, .unknownService, .noApplinks, .serviceType, .unpairedApp, .clipID, .detailsType,
      .detailsEmpty, .detailsObject, .entryType, .appsMissing, .appsNotEmpty, .noAppID, .misspeltEntryKey, .hiddenAppID,
      .pathsWithoutAppID, .appIDWithoutPaths, .bothDialects, .noRules, .repeatedApp, .unknownKey:
      ofEntries(rule)
    case .appIDForm, .appIDPrefix, .appIDWithoutPrefix, .appIDWildcard, .appIDCharacter, .appIDCase: ofAppIDs(rule)
    case .notHTTPS, .redirect, .status, .contentType, .location, .fileExtension, .htmlBody, .cdnDiffers, .cdnFailure,
      .entitlement:
      ofHosting(rule)
    default: ofRules(rule)
    }
  }

  private static func ofBytes(_ rule: LintRule) -> FindingWords {
    switch rule {
    case .trailingComma:
      FindingWords(
        "Comma before a closing bracket", "JSON has commas between values only, and some readers insist on it.")
    case .comment:
      FindingWords("Comment in JSON", "JSON has no comments; a rule for Apple's systems can have a \"comment\" member.")
    case .typography:
      FindingWords(
        "Typographic quote or blank", "Programs for prose replace quotes and blanks; JSON needs those of ASCII.")
    case .unclosedString:
      FindingWords("String that is not closed", "Strings end with a quote in the same line.")
    case .otherFormat:
      FindingWords("Another format than JSON", "The file has to be plain JSON, as saved and as sent by the server.")
    case .emptyFile:
      FindingWords(
        "Empty file", "Apple's file has to hold an object with \"applinks\", assetlinks.json an array of statements.")
    case .rootNotObject:
      FindingWords("JSON that is no object", "The file has to be one object, with a member for each service.")
    case .byteOrderMark:
      FindingWords("Byte order mark", "Some readers of JSON refuse it; UTF-8 needs none.")
    case .notUTF8: FindingWords("Another encoding than UTF-8", "Some readers expect UTF-8.")
    case .signed:
      FindingWords("Signed file", "Universal links never needed signing, and systems no longer support it.")
    case .duplicateKey:
      FindingWords("Name twice in one object", "Only the last of the members counts.")
    case .size:
      FindingWords("Large file", "Systems were seen to read no more than 128 KiB; patterns are shorter than lists.")
    default: FindingWords("Not JSON", "No system reads a file that is not exactly JSON.")
    }
  }

  private static func ofEntries(_ rule: LintRule) -> FindingWords {
    switch rule {
    case .noService:
      FindingWords("No service that systems know", "Universal links need \"applinks\" with \"details\".")
    case .misspeltService:
      FindingWords("Misspelt service", "Names are compared exactly; systems ignore those that they do not know.")
    case .unknownService: FindingWords("Unknown service", "Systems ignore names that they do not know.")
    case .noApplinks: FindingWords("No applinks", "Without \"applinks\" no URL opens an app.")
    case .serviceType:
      FindingWords("Service of the wrong type", "A service is an object, and its \"apps\" an array of app ids.")
    case .unpairedApp:
      FindingWords("App in one service only", "An app is mostly meant for links and for passwords or Handoff alike.")
    case .clipID:
      FindingWords("App in appclips", "An App Clip has an id of its own, that of its app with one more part.")
    case .detailsType: FindingWords("No details", "\"details\" is an array of entries with apps and their rules.")
    case .detailsEmpty: FindingWords("Empty details", "Without entries no URL opens an app.")
    case .detailsObject:
      FindingWords("Details as an object", "Apple calls this form obsolete; an array says which app comes first.")
    case .entryType:
      FindingWords("Entry of the wrong form", "An entry is an object with \"appIDs\" and \"components\".")
    case .appsMissing:
      FindingWords("No apps in applinks", "Systems before iOS 13 read \"paths\" only beside \"apps\": [].")
    case .appsNotEmpty:
      FindingWords("Apps in applinks not empty", "Systems before iOS 13 need it empty, later ones ignore it.")
    case .noAppID: FindingWords("Entry without an app", "\"appIDs\" says which apps the rules of the entry are for.")
    case .misspeltEntryKey:
      FindingWords(
        "Misspelt name in an entry", "Names are compared exactly; systems ignore those that they do not know.")
    case .hiddenAppID:
      FindingWords("appID beside appIDs", "Systems from iOS 13 on read \"appIDs\" and not \"appID\".")
    case .pathsWithoutAppID:
      FindingWords(
        "Paths for appIDs", "Systems before iOS 13 know \"paths\" and not \"appIDs\"; later ones have \"components\".")
    case .appIDWithoutPaths:
      FindingWords("Components for appID", "Systems before iOS 13 know \"appID\" and not \"components\".")
    case .bothDialects:
      FindingWords(
        "Paths and components in one entry", "Systems before iOS 13 read \"paths\", later ones only \"components\".")
    case .noRules: FindingWords("Entry without rules", "Without \"components\" no URL opens the apps of the entry.")
    case .repeatedApp:
      FindingWords("App in several entries", "The first rule that fits decides, in whichever entry it is.")
    default: FindingWords("Unknown name", "Systems ignore names that they do not know.")
    }
  }

  private static func ofAppIDs(_ rule: LintRule) -> FindingWords {
    switch rule {
    case .appIDPrefix:
      FindingWords("Doubtful app id prefix", "A prefix is of ten upper-case letters and digits.")
    case .appIDWithoutPrefix:
      FindingWords("Bundle id in place of an app id", "An app id is prefix, dot and bundle id.")
    case .appIDWildcard: FindingWords("Wildcard in an app id", "App ids have no wildcards; list each app.")
    case .appIDCharacter:
      FindingWords(
        "Character that no app id has", "App ids have letters, digits, hyphens and dots; samples have placeholders.")
    case .appIDCase: FindingWords("App ids that differ in case", "App ids are compared exactly.")
    default: FindingWords("Not an app id", "An app id is a prefix of ten characters, a dot and a bundle id.")
    }
  }

  private static func ofHosting(_ rule: LintRule) -> FindingWords {
    switch rule {
    case .notHTTPS: FindingWords("Not HTTPS", "Systems read the file over HTTPS with a valid certificate only.")
    case .redirect: FindingWords("Redirect", "Systems do not follow redirects, not even on the same host.")
    case .status: FindingWords("Refused", "The file has to be sent with status 200, to everyone.")
    case .contentType:
      FindingWords("Content type", "Some systems were seen to want application/json.")
    case .location:
      FindingWords(
        "Place of the file",
        "Apple's file belongs at /.well-known/apple-app-site-association, Android's at /.well-known/assetlinks.json.")
    case .fileExtension:
      FindingWords("File extension", "Systems ask for the name without an extension.")
    case .htmlBody:
      FindingWords("Web page in place of the file", "The path has to be exempt from a fallback page.")
    case .cdnDiffers:
      FindingWords("Other copy in Apple's CDN", "Devices read the copy of the CDN, which asks the server about daily.")
    case .cdnFailure:
      FindingWords("No copy in Apple's CDN", "Devices read the copy of the CDN, which has to be let in.")
    default:
      FindingWords(
        "Associated domain of the app", "An entry is a service, a colon and a domain, such as applinks:example.com.")
    }
  }
}
