import LinkCore
import StrictJSON

/// The wording about files that are made from the configuration.
enum GenerationText {
  /// What stands beside rules in the files themselves.
  static let comments = LinkRules.Comments(
    longPaths: Array("no route has so many segments".utf8), noNumber: Array("not a number".utf8))

  /// Writes the `warning` member.
  static func write(_ warnings: [GenerationWarning], to writer: inout JSONWriter) {
    writer.beginArray("warning")
    for warning in warnings {
      WarningText.begin(warning.code.rawValue, sentence(for: warning), to: &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  /// Writes the `note` member.
  static func write(_ notes: [GenerationNote], to writer: inout JSONWriter) {
    writer.beginArray("note")
    for note in notes { NoteText.write(id(of: note), sentence(for: note), to: &writer) }
    writer.endArray()
  }

  static func sentence(for warning: GenerationWarning) -> String {
    let value = Quoted.text(warning.value)
    return switch warning.code {
    case .noIOSApp: "No iOS app is configured, so there is none that could open; add yours to \"apps\"."
    case .iosAppWithoutPrefix:
      "The iOS app \(value) has no \"appIdPrefix\", so it is left out; add the ten characters in front of its identifier, "
        + "usually the team id."
    case .badBundleID:
      "\(value) cannot be a bundle id, so the app is left out; use letters, digits, \"-\" and \".\" only."
    case .bundleIDNoScheme:
      "The bundle id \(value) cannot be a URL scheme, since it begins with no letter; give the app a \"customScheme\"."
    case .noAndroidApp: "No Android app is configured, so there is none that could open; add yours to \"apps\"."
    case .androidAppWithoutFingerprint:
      "The Android app \(value) has no fingerprint, so it is left out; add those of your signing keys to "
        + "\"sha256CertFingerprints\"."
    case .badPackageName:
      "\(value) cannot be a package name, so the app is left out; use two or more names of letters, digits and \"_\" "
        + "with dots between them."
    case .portLeftOut:
      "\(value) has a port, and domains are associated with apps without one, so it is left out; serve its links on "
        + "port 443."
    case .noDomain:
      "No prefix and no route names a host, so there is no domain to associate; add prefixes to \"domains\" or "
        + "\"hosts\" to routes."
    case .routeWithoutHost:
      "The route \(value) is for every host, so it adds none to the list of domains; name its \"hosts\"."
    case .tooManyDomains:
      "There are \(warning.count) domains; systems are known to handle \(AssociatedDomain.advisedCount), so use fewer."
    case .fileTooLarge:
      "The file has \(warning.count) bytes, of which systems read no more than \(AssociationDocument.sizeLimit); use "
        + "fewer routes for the domain."
    }
  }

  static func id(of note: GenerationNote) -> StaticString {
    switch note {
    case .barePrefix: "barePrefix"
    case .prefixCharacter: "prefixCharacter"
    case .belowPrefix: "belowPrefix"
    case .moreSegments: "moreSegments"
    case .numbers: "numbers"
    case .longNumbers: "longNumbers"
    case .types: "types"
    case .optionalQuery: "optionalQuery"
    case .queries: "queries"
    case .emptyValues: "emptyValues"
    case .emptyOptionals: "emptyOptionals"
    case .emptySegments: "emptySegments"
    case .builtSpelling: "builtSpelling"
    case .unwritable: "unwritable"
    case .unwritablePrefix: "unwritablePrefix"
    case .previews: "previews"
    case .variables: "variables"
    case .legacy: "legacy"
    case .narrowsManifest: "narrowsManifest"
    case .activityName: "activityName"
    }
  }

  static func sentence(for note: GenerationNote) -> String {
    switch note {
    case .barePrefix(let prefixes):
      "The prefix alone, without a link behind it, opens the app too: \(list(prefixes))."
    case .prefixCharacter(let prefixes):
      "A \"*\" or \"$(\" in a path cannot be written in a pattern, so any character is taken in its place: "
        + "\(list(prefixes))."
    case .belowPrefix(let routes):
      "These routes lie below a prefix, whose rules have their URLs: \(list(routes))."
    case .moreSegments(let routes):
      "Paths with more segments than these routes have open the app too, since a wildcard passes over slashes: "
        + "\(list(routes))."
    case .numbers(let routes):
      "Texts that only begin like a number open the app too, for these routes: \(list(routes))."
    case .longNumbers(let routes):
      "Numbers of more than 64 bits open the app too, for these routes: \(list(routes))."
    case .types(let routes):
      "Texts that are not of a parameter's type open the app too, for these routes: \(list(routes))."
    case .optionalQuery(let routes):
      "Optional query parameters are not checked for these routes: \(list(routes))."
    case .queries(let routes):
      "The query is not checked for these routes, so the app opens with any parameters: \(list(routes))."
    case .emptyValues(let routes):
      "A required query parameter of type string opens the app only when it is not empty, for these routes: "
        + "\(list(routes))."
    case .emptyOptionals(let routes):
      "An optional query parameter with an empty value opens the app too, whatever its type, for these routes: "
        + "\(list(routes))."
    case .emptySegments(let routes):
      "Empty segments (\"//\") in the rest of the path open the app too, for these routes: \(list(routes))."
    case .builtSpelling(let routes):
      "URLs of these routes open the app only as build writes them, since a pattern cannot have punctuation of theirs "
        + "unescaped: \(list(routes))."
    case .unwritable(let routes):
      "These routes have a character that XML cannot have, so they are left out: \(list(routes))."
    case .unwritablePrefix(let prefixes):
      "These prefixes have a character that XML cannot have, so the app does not open for them: \(list(prefixes))."
    case .previews(let prefixes):
      "Preview links (\"?d=1\") open the app too, since the query is not checked: \(list(prefixes))."
    case .variables(let routes):
      "Systems before iOS 13.5 know no variables, so there the app does not open for these routes: \(list(routes))."
    case .legacy:
      "Systems before iOS 13 read \"paths\", which check no query and no type, so there the app opens for more URLs."
    case .narrowsManifest:
      "Dynamic rules only narrow what the intent filters of the app let in, which generateAppConfig writes."
    case .activityName:
      "The intent filters belong into the activity that opens links; write its name in place of \".MainActivity\"."
    }
  }

  /// How many names a sentence has.
  private static let namesLimit = 10

  private static func list(_ names: [[UInt8]]) -> String {
    let words = names.map { String(decoding: $0, as: UTF8.self) }
    guard words.count > namesLimit else { return Quoted.all(words) }
    let shown = words.prefix(namesLimit).map { Quoted.text($0) }.joined(separator: ", ")
    return shown + " and \(words.count - namesLimit) more"
  }
}
