import LinkCore
import StrictJSON

/// The wording of notes about a verdict.
enum NoteText {
  /// The schema of the `note` member.
  static let schema = Schema.list(
    .named(
      "Note",
      .object([
        Schema.Field("id", .string(), "A stable identifier."),
        Schema.Field("message", .string(), "One English sentence."),
      ])))

  /// Writes the `note` member.
  static func write(_ notes: [AssociationNote], to writer: inout JSONWriter) {
    writer.beginArray("note")
    for note in notes { write(id(of: note), sentence(for: note), to: &writer) }
    writer.endArray()
  }

  /// Writes one note.
  static func write(_ id: StaticString, _ message: String, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("message", message)
    writer.endObject()
  }

  private static func id(of note: AssociationNote) -> StaticString {
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
    case .undocumented(let kind): id(of: kind)
    case .rootOnOldSystems: "rootOnOldSystems"
    case .appsNotEmpty: "appsNotEmpty"
    case .matchIsNoPromise: "matchIsNoPromise"
    }
  }

  private static func sentence(for note: AssociationNote) -> String {
    switch note {
    case .notAURL: "The text is no absolute URL."
    case .otherScheme: "Universal links are http and https URLs; this one has another scheme."
    case .noHost: "The URL has no host."
    case .otherHost(let host, let domain):
      "The URL's host \(Quoted.text(host)) is not served by the file of \(Quoted.text(domain))."
    case .userinfoIgnored: "The user name in the URL plays no part; a URL that has one may be meant to deceive."
    case .portIgnored: "The URL's port plays no part."
    case .trailingDotIgnored: "The dot at the end of the host was dropped."
    case .pathNotNormalised:
      "The path has empty or dot segments, which are compared as written; a browser resolves dot segments first."
    case .notEncoded: "The URL has characters that a browser encodes first; ask with form \"browser\" for that."
    case .invalidEscape: "The URL has a percent escape that cannot be decoded and is compared as written."
    case .browserForm(let url): "Compared as a browser sends it: \(Quoted.text(url))."
    case .severalApps(let apps):
      "Several apps match: \(Quoted.all(apps.map { String(decoding: $0, as: UTF8.self) })); systems open the first "
        + "that is installed, and iOS 15 was seen to open the last."
    case .exclusionOfOtherApp(let app): "The exclusion of \(Quoted.text(app)) does not keep another app from opening."
    case .severalAppsInEntry(let entry):
      "Entry \(entry) lists several matching apps; Apple does not document which of them opens."
    case .appsWithoutOrder:
      "The members of details are named and so have no order; write it as an array to say which app comes first."
    case .entryWithoutRules(let entry):
      "Entry \(entry) has neither components nor paths; Apple does not document what that means, and it counts as no match."
    case .pathsWithAppIDs(let entry):
      "Entry \(entry) has appIDs and paths, which Apple does not document together; systems before iOS 13 do not read it."
    case .appNotListed(let app): "No entry of details lists \(Quoted.text(app)); app ids are compared exactly."
    case .noApps: "No entry of details names an app in a way that these systems read."
    case .punycodeHost:
      "The host is in Punycode, as Apple asks, but systems from iOS 16 on were seen not to verify such domains; "
        + "try it on a device."
    case .noApplinks: "The file has no applinks object, so it says nothing about universal links."
    case .undocumented(let kind): sentence(for: kind)
    case .rootOnOldSystems: "Systems before iOS 13 were seen not to open the bare root by \"*\"; add \"/\"."
    case .appsNotEmpty: "Systems before iOS 13 need \"apps\": [] in applinks and read nothing without it."
    case .matchIsNoPromise:
      "A match opens the app only where it is installed and entitled, and not for a tap on a page of the same domain."
    }
  }
}
