import LinkCore
import Testing

@testable import LinkService

/// What is said about files that are made from the configuration.
@Suite struct GenerationTextTests {
  static let warnings: [TextRow<GenerationWarning>] = [
    TextRow(
      "NO_IOS_APP", GenerationWarning(.noIOSApp),
      #"No iOS app is configured, so there is none that could open; add yours to "apps"."#),
    TextRow(
      "IOS_APP_WITHOUT_PREFIX", GenerationWarning(.iosAppWithoutPrefix, value: "com.a".bytes),
      #"The iOS app "com.a" has no "appIdPrefix", so it is left out; add the ten characters in front of its identifier, "#
        + "usually the team id."),
    TextRow(
      "INVALID_IOS_BUNDLE_ID", GenerationWarning(.badBundleID, value: "a b".bytes),
      #""a b" cannot be a bundle id, so the app is left out; use letters, digits, "-" and "." only."#),
    TextRow(
      "IOS_BUNDLE_ID_NOT_SCHEME", GenerationWarning(.bundleIDNoScheme, value: "1.a".bytes),
      #"The bundle id "1.a" cannot be a URL scheme, since it begins with no letter; give the app a "customScheme"."#),
    TextRow(
      "NO_ANDROID_APP", GenerationWarning(.noAndroidApp),
      #"No Android app is configured, so there is none that could open; add yours to "apps"."#),
    TextRow(
      "ANDROID_APP_WITHOUT_FINGERPRINT", GenerationWarning(.androidAppWithoutFingerprint, value: "com.a".bytes),
      #"The Android app "com.a" has no fingerprint, so it is left out; add those of your signing keys to "#
        + #""sha256CertFingerprints"."#),
    TextRow(
      "INVALID_ANDROID_PACKAGE_NAME", GenerationWarning(.badPackageName, value: "a".bytes),
      #""a" cannot be a package name, so the app is left out; use two or more names of letters, digits and "_" "#
        + "with dots between them."),
    TextRow(
      "PORT_LEFT_OUT", GenerationWarning(.portLeftOut, value: "x.example:8443".bytes),
      #""x.example:8443" has a port, and domains are associated with apps without one, so it is left out; serve its "#
        + "links on port 443."),
    TextRow(
      "NO_DOMAIN", GenerationWarning(.noDomain),
      #"No prefix and no route names a host, so there is no domain to associate; add prefixes to "domains" or "#
        + #""hosts" to routes."#),
    TextRow(
      "ROUTE_WITHOUT_HOST", GenerationWarning(.routeWithoutHost, value: "r".bytes),
      #"The route "r" is for every host, so it adds none to the list of domains; name its "hosts"."#),
    TextRow(
      "TOO_MANY_DOMAINS", GenerationWarning(.tooManyDomains, count: 31),
      "There are 31 domains; systems are known to handle 30, so use fewer."),
    TextRow(
      "FILE_TOO_LARGE", GenerationWarning(.fileTooLarge, count: 131_073),
      "The file has 131073 bytes, of which systems read no more than 131072; use fewer routes for the domain."),
  ]

  @Test(arguments: warnings)
  func warning(_ row: TextRow<GenerationWarning>) {
    #expect(row.fault.code.rawValue == row.id)
    #expect(GenerationText.sentence(for: row.fault) == row.text)
    expectSentence(row.text)
  }

  @Test func everyWarningHasARow() {
    #expect(Set(Self.warnings.map(\.fault.code)) == Set(GenerationWarning.Code.allCases))
  }

  private static let names = ["a".bytes, "b".bytes]

  static let notes: [TextRow<GenerationNote>] = [
    TextRow(
      "barePrefix", .barePrefix(["https://x.example".bytes]),
      #"The prefix alone, without a link behind it, opens the app too: "https://x.example"."#),
    TextRow(
      "prefixCharacter", .prefixCharacter(["https://x.example/a*".bytes]),
      #"A "*" or "$(" in a path cannot be written in a pattern, so any character is taken in its place: "#
        + #""https://x.example/a*"."#),
    TextRow(
      "belowPrefix", .belowPrefix(names), #"These routes lie below a prefix, whose rules have their URLs: "a" and "b"."#
    ),
    TextRow(
      "moreSegments", .moreSegments(names),
      #"Paths with more segments than these routes have open the app too, since a wildcard passes over slashes: "#
        + #""a" and "b"."#),
    TextRow(
      "numbers", .numbers(names),
      #"Texts that only begin like a number open the app too, for these routes: "a" and "b"."#),
    TextRow(
      "longNumbers", .longNumbers(names),
      #"Numbers of more than 64 bits open the app too, for these routes: "a" and "b"."#),
    TextRow(
      "types", .types(names),
      #"Texts that are not of a parameter's type open the app too, for these routes: "a" and "b"."#),
    TextRow(
      "optionalQuery", .optionalQuery(names),
      #"Optional query parameters are not checked for these routes: "a" and "b"."#),
    TextRow(
      "queries", .queries(names),
      #"The query is not checked for these routes, so the app opens with any parameters: "a" and "b"."#),
    TextRow(
      "emptyValues", .emptyValues(names),
      "A required query parameter of type string opens the app only when it is not empty, for these routes: "
        + #""a" and "b"."#),
    TextRow(
      "emptyOptionals", .emptyOptionals(names),
      "An optional query parameter with an empty value opens the app too, whatever its type, for these routes: "
        + #""a" and "b"."#),
    TextRow(
      "emptySegments", .emptySegments(names),
      #"Empty segments ("//") in the rest of the path open the app too, for these routes: "a" and "b"."#),
    TextRow(
      "builtSpelling", .builtSpelling(names),
      "URLs of these routes open the app only as build writes them, since a pattern cannot have punctuation of theirs "
        + #"unescaped: "a" and "b"."#),
    TextRow(
      "unwritable", .unwritable(names),
      #"These routes have a character that XML cannot have, so they are left out: "a" and "b"."#),
    TextRow(
      "unwritablePrefix", .unwritablePrefix(["https://x.example/%00".bytes]),
      "These prefixes have a character that XML cannot have, so the app does not open for them: "
        + #""https://x.example/%00"."#),
    TextRow(
      "previews", .previews(["https://x.example".bytes]),
      #"Preview links ("?d=1") open the app too, since the query is not checked: "https://x.example"."#),
    TextRow(
      "variables", .variables(names),
      #"Systems before iOS 13.5 know no variables, so there the app does not open for these routes: "a" and "b"."#),
    TextRow(
      "legacy", .legacy,
      #"Systems before iOS 13 read "paths", which check no query and no type, so there the app opens for more URLs."#),
    TextRow(
      "narrowsManifest", .narrowsManifest,
      "Dynamic rules only narrow what the intent filters of the app let in, which generateAppConfig writes."),
    TextRow(
      "activityName", .activityName,
      #"The intent filters belong into the activity that opens links; write its name in place of ".MainActivity"."#),
  ]

  @Test(arguments: notes)
  func note(_ row: TextRow<GenerationNote>) {
    #expect("\(GenerationText.id(of: row.fault))" == row.id)
    #expect(GenerationText.sentence(for: row.fault) == row.text)
    expectSentence(row.text)
  }

  /// A name for each case; a new one does not compile before it has one here, and it needs a row.
  @Test func everyNoteHasARow() {
    let indices = Self.notes.map { row in
      switch row.fault {
      case .barePrefix: 0
      case .prefixCharacter: 1
      case .belowPrefix: 2
      case .moreSegments: 3
      case .numbers: 4
      case .longNumbers: 5
      case .types: 6
      case .optionalQuery: 7
      case .queries: 8
      case .emptyValues: 9
      case .emptyOptionals: 10
      case .emptySegments: 11
      case .builtSpelling: 12
      case .unwritable: 13
      case .unwritablePrefix: 14
      case .previews: 15
      case .variables: 16
      case .legacy: 17
      case .narrowsManifest: 18
      case .activityName: 19
      }
    }
    #expect(indices == Array(0...19))
  }

  @Test func longListsAreCut() {
    let names = (1...12).map { "r\($0)".bytes }
    #expect(
      GenerationText.sentence(for: GenerationNote.types(names)).hasSuffix(#""r9", "r10" and 2 more."#))
    #expect(
      GenerationText.sentence(for: GenerationNote.types(Array(names.prefix(10)))).hasSuffix(#""r9" and "r10"."#))
  }
}
