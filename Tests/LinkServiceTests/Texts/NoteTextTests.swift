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
    case .appsWithoutOrder: "appsWithoutOrder"
    case .entryWithoutRules: "entryWithoutRules"
    case .pathsWithAppIDs: "pathsWithAppIDs"
    case .appNotListed: "appNotListed"
    case .noApps: "noApps"
    case .punycodeHost: "punycodeHost"
    case .noApplinks: "noApplinks"
    case .undocumented(let kind): "\(kind)"
    case .rootOnOldSystems: "rootOnOldSystems"
    case .appsNotEmpty: "appsNotEmpty"
    case .matchIsNoPromise: "matchIsNoPromise"
    }
  }

  private static let ids = Set([
    "notAURL", "otherScheme", "noHost", "otherHost", "userinfoIgnored", "portIgnored", "trailingDotIgnored",
    "pathNotNormalised", "notEncoded", "invalidEscape", "browserForm", "severalApps", "exclusionOfOtherApp",
    "severalAppsInEntry", "rootOnOldSystems", "appsNotEmpty", "matchIsNoPromise", "appsWithoutOrder",
    "entryWithoutRules", "pathsWithAppIDs", "appNotListed", "noApplinks",
    "noApps", "punycodeHost",
  ]).union(AssociationUncertainty.allCases.map { "\($0)" })

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
    TextRow("noApps", .noApps, "No entry of details names an app in a way that these systems read."),
    TextRow(
      "punycodeHost", .punycodeHost,
      "The host is in Punycode, as Apple asks, but systems from iOS 16 on were seen not to verify such domains; "
        + "try it on a device."),
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
      "appsWithoutOrder", .appsWithoutOrder,
      "The members of details are named and so have no order; write it as an array to say which app comes first."),
    TextRow(
      "entryWithoutRules", .entryWithoutRules(2),
      "Entry 2 has neither components nor paths; Apple does not document what that means, and it counts as no match."),
    TextRow(
      "pathsWithAppIDs", .pathsWithAppIDs(0),
      "Entry 0 has appIDs and paths, which Apple does not document together; systems before iOS 13 do not read it."),
    TextRow(
      "appNotListed", .appNotListed("A.b".bytes), #"No entry of details lists "A.b"; app ids are compared exactly."#),
    TextRow(
      "noApplinks", .noApplinks, "The file has no applinks object, so it says nothing about universal links."),
    TextRow(
      "parentOnOldSystems", .undocumented(.parentOnOldSystems),
      #"A pattern that ends in "/*" took its parent too, as macOS 27 does; older systems may not."#),
    TextRow(
      "pathsLikeComponents", .undocumented(.pathsLikeComponents),
      "Slashes, variables or defaults counted in paths as they do in components, which nobody has documented for paths."
    ),
    TextRow(
      "noEscapes", .undocumented(.noEscapes),
      "A rule that was tried has a backslash before a wildcard; there is no documented escape, so it is a plain character."
    ),
    TextRow(
      "decodedCharacters", .undocumented(.decodedCharacters),
      #"A rule that was tried decodes the URL and has a "?", which then takes one character; Apple does not document that."#
    ),
    TextRow(
      "variableWithoutText", .undocumented(.variableWithoutText),
      "A rule that was tried has a variable that is unknown, not closed, or without a text; Apple does not document that."
    ),
    TextRow(
      "unusualPath", .undocumented(.unusualPath),
      #"A rule that was tried has a path pattern that is empty or begins with "?"; it was read as if a slash stood first."#
    ),
    TextRow(
      "plusIsPlus", .undocumented(.plusIsPlus),
      #"A "+" in the query was compared as a plus and not as a blank; Apple does not document that."#),
    TextRow(
      "encodedNames", .undocumented(.encodedNames),
      "An escape in the name of a query item was treated as those in values are; Apple does not document that."),
    TextRow(
      "foldedNames", .undocumented(.foldedNames),
      "Names of query items were compared without case, as the values are; Apple does not document that."),
    TextRow(
      "itemSeparators", .undocumented(.itemSeparators),
      #"The query was cut at "&" only and empty items were dropped; Apple does not document that."#),
    TextRow(
      "emptyDictionary", .undocumented(.emptyDictionary),
      "A rule that was tried has an empty query dictionary, which asks for nothing; Apple does not document that."),
    TextRow(
      "foldedLetters", .undocumented(.foldedLetters),
      "Letters beyond ASCII were compared without case one for one; Apple does not document that."),
    TextRow(
      "spellingOfNot", .undocumented(.spellingOfNot),
      #"A path that was tried begins with another spelling of "NOT "; only that one, with its blank, excludes."#),
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
