import LinkCore
import StrictJSON
import TestSupport
import Testing

@testable import LinkService

/// The notes about a verdict.
@Suite struct NoteTextTests {
  /// The stable identifier; a new case does not compile before it has one here, and it needs a row below.
  private static func id(_ note: AssociationNote) -> String {
    switch note {
    case .notAURL: "notAURL"
    case .otherScheme: "otherScheme"
    case .noHost: "noHost"
    case .otherHost: "otherHost"
    case .userinfoIgnored: "userinfoIgnored"
    case .portIgnored: "portIgnored"
    case .trailingDotIgnored: "trailingDotIgnored"
    case .pathNotNormalised: "pathNotNormalised"
    case .notEncoded: "notEncoded"
    case .invalidEscape: "invalidEscape"
    case .browserForm: "browserForm"
    case .severalApps: "severalApps"
    case .exclusionOfOtherApp: "exclusionOfOtherApp"
    case .severalAppsInEntry: "severalAppsInEntry"
    case .rootOnOldSystems: "rootOnOldSystems"
    case .appsNotEmpty: "appsNotEmpty"
    case .matchIsNoPromise: "matchIsNoPromise"
    }
  }

  private static let ids: Set<String> = [
    "notAURL", "otherScheme", "noHost", "otherHost", "userinfoIgnored", "portIgnored", "trailingDotIgnored",
    "pathNotNormalised", "notEncoded", "invalidEscape", "browserForm", "severalApps", "exclusionOfOtherApp",
    "severalAppsInEntry", "rootOnOldSystems", "appsNotEmpty", "matchIsNoPromise",
  ]

  static let rows: [TextRow<AssociationNote>] = [
    TextRow("notAURL", .notAURL, "The text is no absolute URL."),
    TextRow("otherScheme", .otherScheme, "Universal links are http and https URLs; this one has another scheme."),
    TextRow("noHost", .noHost, "The URL has no host."),
    TextRow(
      "otherHost", .otherHost(host: "a.example".bytes, domain: "*.b.example".bytes),
      #"The URL's host "a.example" is not served by the file of "*.b.example"."#),
    TextRow(
      "userinfoIgnored", .userinfoIgnored,
      "The user name in the URL plays no part; a URL that has one may be meant to deceive."),
    TextRow("portIgnored", .portIgnored, "The URL's port plays no part."),
    TextRow("trailingDotIgnored", .trailingDotIgnored, "The dot at the end of the host was dropped."),
    TextRow(
      "pathNotNormalised", .pathNotNormalised,
      "The path has empty or dot segments, which are compared as written; a browser resolves dot segments first."),
    TextRow(
      "notEncoded", .notEncoded,
      #"The URL has characters that a browser encodes first; ask with form "browser" for that."#),
    TextRow(
      "invalidEscape", .invalidEscape, "The URL has a percent escape that cannot be decoded and is compared as written."
    ),
    TextRow(
      "browserForm", .browserForm("https://x/%C3%A9".bytes), #"Compared as a browser sends it: "https://x/%C3%A9"."#),
    TextRow(
      "severalApps", .severalApps(["A.b".bytes, "A.c".bytes]),
      #"Several apps match: "A.b" and "A.c"; systems open the first that is installed, and iOS 15 was seen to open the last."#
    ),
    TextRow(
      "exclusionOfOtherApp", .exclusionOfOtherApp(excluded: "A.b".bytes),
      #"The exclusion of "A.b" does not keep another app from opening."#),
    TextRow(
      "severalAppsInEntry", .severalAppsInEntry(2),
      "Entry 2 lists several matching apps; Apple does not document which of them opens."),
    TextRow(
      "rootOnOldSystems", .rootOnOldSystems,
      #"Systems before iOS 13 were seen not to open the bare root by "*"; add "/"."#),
    TextRow(
      "appsNotEmpty", .appsNotEmpty, #"Systems before iOS 13 need "apps": [] in applinks and read nothing without it."#),
    TextRow(
      "matchIsNoPromise", .matchIsNoPromise,
      "A match opens the app only where it is installed and entitled, and not for a tap on a page of the same domain."),
  ]

  @Test(arguments: rows)
  func note(_ row: TextRow<AssociationNote>) throws {
    var writer = JSONWriter()
    writer.beginObject()
    NoteText.write([row.fault], to: &writer)
    writer.endObject()
    let note = try #require(try JSONTree(parsing: writer.bytes)["note"]?[0])
    #expect(note["id"]?.text == row.id)
    #expect(note["message"]?.text == row.text)
    expectSentence(row.text)
  }

  @Test func everyNoteHasARow() {
    #expect(Set(Self.rows.map { Self.id($0.fault) }) == Self.ids)
    for row in Self.rows { #expect(Self.id(row.fault) == row.id) }
  }
}
