import LinkCore
import StrictJSON
import Testing

@testable import LinkService

/// The sentences about assetlinks.json files: message and fix, from the files that have the fault.
@Suite struct AssetLinksTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// One statement, or with `[` in front the whole file.
    let text: String
    let message: String
    let fix: String
    var testDescription: String { id }

    init(_ id: String, _ text: String, _ message: String, _ fix: String) {
      self.id = id
      self.text = text
      self.message = message
      self.fix = fix
    }
  }

  private static let relation = #""relation":["delegate_permission/common.handle_all_urls"]"#
  private static let print = Array(repeating: "5A", count: 32).joined(separator: ":")
  private static let prints = #""sha256_cert_fingerprints":["\#(print)"]"#
  private static let name = #""package_name":"com.example""#
  private static let space = #""namespace":"android_app""#

  private static func app(_ members: String, more: String = "") -> String {
    "{\(relation),\"target\":{\(members)}\(more)}"
  }

  private static func rules(_ rules: String, relation: String = "delegate_permission/common.handle_all_urls") -> String
  {
    app(
      "\(space),\(name),\(prints)",
      more: #","relation_extensions":{"\#(relation)":{"dynamic_app_link_components":\#(rules)}}"#)
  }

  private static let handle = #"Write "relation":["delegate_permission/common.handle_all_urls"]."#
  private static let copy =
    "Copy the SHA-256 fingerprint of the app signing key from the Play Console (App integrity), beside that of your own "
    + "builds."
  private static let types =
    ##"Write "/" and "#" as strings, "?" as an object of strings, "exclude" as true or false, and nothing empty."##

  static let rows: [Row] = [
    Row(
      "A01", #"{"applinks":{"details":[]}}"#,
      "The file is an apple-app-site-association file, which Apple's systems read, and not an assetlinks.json file.",
      "Check it with lintAASA, and serve it at /.well-known/apple-app-site-association."),
    Row(
      "A01", #""x""#, "The file must be an array of statements, not a string.",
      #"Put the statements into an array: [{"relation":[…],"target":{…}}]."#),
    Row(
      "A02", "[]", "The file has no statement, so no app opens links of the site.",
      "Write a statement for each app; generateAssetLinks makes them from a configuration."),
    Row(
      "A03", "[null]", "A statement must be an object, not null; it is ignored.",
      #"Write {"relation":[…],"target":{…}}."#),
    Row(
      "A04", #"[{"relation":[],"target":{\#(space),\#(name),\#(prints)}}]"#,
      #""relation" must be a list of strings, but is empty."#, handle),
    Row(
      "A05", #"[{"relation":["x"],"target":{\#(space),\#(name),\#(prints)}}]"#,
      #""x" is no relation, so the statement says nothing."#,
      #"Write it as "delegate_permission/common.handle_all_urls"."#),
    Row(
      "A05", #"[{"relation":["delegate_permission/common.handle_all_url"],"target":{\#(space),\#(name),\#(prints)}}]"#,
      #""delegate_permission/common.handle_all_url" is no relation, so the statement says nothing."#,
      #"Write "delegate_permission/common.handle_all_urls"."#),
    Row(
      "A06",
      #"[{"relation":["a/b","delegate_permission/common.handle_all_urls"],"target":{\#(space),\#(name),\#(prints)}}]"#,
      #"The relation "a/b" is none of those that Android documents."#,
      #"For app links use "delegate_permission/common.handle_all_urls"."#),
    Row(
      "A07", "[{\(relation)}]", #""target" must be an object, but is missing."#,
      #"Write "target":{"namespace":"android_app",…}."#),
    Row(
      "A08", "[\(app("\(name)"))]", #""namespace" must be a string, but is missing."#,
      #"Write "namespace":"android_app" for an app, "web" for a site."#),
    Row(
      "A08", "[\(app(#""namespace":"android""#))]",
      #"The namespace "android" is unknown, so the statement is ignored."#,
      #"Write "namespace":"android_app" for an app, "web" for a site."#),
    Row(
      "A09", "[\(app("\(space),\(prints)"))]", #""package_name" must be a string, but is missing."#,
      #"Write the applicationId of the app, such as "com.example.android"."#),
    Row(
      "A09", "[\(app("\(space),\"package_name\":\"a b\",\(prints)"))]",
      #""a b" cannot be a package name: it has two or more names of letters, digits and "_" with dots between them."#,
      #"Write the applicationId of the app, such as "com.example.android"."#),
    Row(
      "A10", "[\(app("\(space),\(name),\"sha256_cert_fingerprints\":\"x\""))]",
      #""sha256_cert_fingerprints" must be a list of strings, not a string."#, copy),
    Row(
      "A11", "[\(app("\(space),\(name),\"sha256_cert_fingerprints\":[\"AA\"]"))]",
      #""AA" is no SHA-256 fingerprint: it has 32 bytes as hex pairs with colons between them, 95 characters in all."#,
      copy),
    Row(
      "A11", "[\(app("\(space),\(name),\"sha256_cert_fingerprints\":[1]"))]",
      "A fingerprint must be a string, not a number.", copy),
    Row(
      "A12", "[\(app("\(space),\(name),\"sha256_cert_fingerprints\":[\"\(print.prefix(59))\"]"))]",
      #""\#(print.prefix(59))" is a SHA-1 fingerprint (20 bytes), and Android compares SHA-256 ones (32 bytes)."#, copy),
    Row(
      "A13", "[\(app("\(space),\(name),\"sha256_cert_fingerprints\":[\"\(print.lowercased())\"]"))]",
      "The fingerprint is not in upper-case hex pairs with colons between them, which not every reader takes.",
      #"Write "\#(print)"."#),
    Row(
      "A14", #"[\#(app(#""namespace":"web","site":"https://x.example/a""#))]"#,
      #""https://x.example/a" is no site: a site is a scheme, a host and perhaps a port, without a path."#,
      #"Write "site":"https://HOST" without a path."#),
    Row(
      "A14", #"[\#(app(#""namespace":"web""#))]"#, #""site" must be a string, but is missing."#,
      #"Write "site":"https://HOST" without a path."#),
    Row(
      "A15", #"[{"include":"http://x.example/"}]"#,
      #""http://x.example/" is not an absolute https URL, so nothing is included."#,
      "Write an https URL that is answered with status 200 and without redirects."),
    Row(
      "A15", #"[{"include":[]}]"#, #""include" must be a URL, not an array."#,
      "Write an https URL that is answered with status 200 and without redirects."),
    Row(
      "A16", #"[{"include":"https://x.example/","x":1}]"#, #""x" means nothing here and is ignored."#, "Leave it out."),
    Row(
      "A16", #"[{"include":"https://x.example/","Target":1}]"#, #""Target" means nothing here and is ignored."#,
      #"Write "target"."#),
    Row(
      "A17", "[\(rules(#"[{"/":"/a"}]"#, relation: "a/b"))]",
      #"The extension is for the relation "a/b", which is not among those of the statement, so it is ignored."#,
      "Write the relation of the statement, letter for letter."),
    Row(
      "A18", "[\(rules("[]"))]",
      "A value in the dynamic rules is empty, so all of them are dropped and the manifest alone decides.", types),
    Row(
      "A18", "[\(rules(#"[{"/":1}]"#))]",
      "A value in the dynamic rules has the wrong type (a number), so all of them are dropped and the manifest alone "
        + "decides.", types),
    Row(
      "A19", "[\(rules(#"[{"path":"/a"}]"#))]",
      #"Dynamic rules have no "path"; Android may drop all dynamic rules for it without a word."#,
      ##"Use "/", "?", "#" and "exclude" only, with "*" and "?" in patterns."##),
    Row(
      "A20", "[\(rules(#"[{"/":"/a","exclude":true}]"#))]",
      "All dynamic rules exclude, and what no rule takes is not opened, so the app opens for nothing.",
      #"End the list with {"/":"*"}."#),
    Row(
      "A20", "[\(rules(#"[{"/":"/a"},{"/":"/b","exclude":true}]"#))]",
      "The exclusion stands behind the last rule that allows, where nothing changes: what no rule takes is not opened "
        + "anyway.",
      #"Move it before the rules that allow; if all other URLs are meant to open, add {"/":"*"} at the end."#),
    Row(
      "A21", "[\(rules(#"[{"/":"*a"}]"#))]",
      #"Android's "*" goes on up to the next character of the pattern and does not try others, so "*a" may take less "#
        + "than the same pattern does on Apple's systems.",
      "Try it on a device: adb shell am start --debug-link -d URL."),
    Row(
      "A22", "[\(rules(#"[{"?":{"a":"*"}}]"#))]",
      #"On Android the parameter must be there, it seems; on Apple's systems "*" takes an absent one too."#,
      #"Write "?*" where the parameter must have a value."#),
    Row(
      "A23", "[\(rules(#"[{"/":"/$(a)"}]"#))]",
      #"Android knows no variables, so "/$(a)" is compared as it stands."#, "Write one rule for each value."),
    Row(
      "A24", "[\(rules(#"[{"/":"/a"}]"#)),\(rules(#"[{"/":"/a"}]"#))]",
      #"The app "com.example" has dynamic rules in an earlier statement; which of the two count is not defined."#,
      "Put all rules of the app into one statement."),
    Row(
      "A25", #"[{"relation":["delegate_permission/common.get_login_creds"],"target":{\#(space),\#(name),\#(prints)}}]"#,
      #"No statement lets an app open links of the site: none has "delegate_permission/common.handle_all_urls" with a "#
        + "package name.", handle),
    Row(
      "A26", #"[{"include":{"paths":[]}}]"#, #"Nobody reads paths in "include": statements say nothing about paths."#,
      "Put paths into the intent filters of the app, or into dynamic rules for Android 15 and later."),
  ]

  @Test(arguments: rows)
  func texts(_ row: Row) throws {
    let document = AssetLinksDocument(reading: row.text.bytes)
    let problem = try #require(document.problems.first)
    #expect(document.problems.count == 1, "\(document.problems)")
    #expect(problem.rule.rawValue == row.id)
    #expect(AssetLinksText.message(for: problem) == row.message)
    #expect(AssetLinksText.fix(for: problem) == row.fix)
    expectSentence(row.message)
    expectSentence(row.fix)
  }

  @Test func everyRuleHasARow() {
    #expect(Set(Self.rows.map(\.id)) == Set(AssetLinksRule.allCases.map(\.rawValue)))
  }

  @Test(arguments: [
    ("", "L07", "Write at least []."), ("[/**/]", "L03", "Remove the comment."), ("[1,]", "L02", "Remove the comma."),
  ])
  func faultsOfTheText(_ text: String, _ id: String, _ fix: String) throws {
    let fault = try #require(AssetLinksDocument(reading: text.bytes).faults.first)
    #expect(fault.rule.rawValue == id)
    #expect(AssetLinksText.words(for: fault).fix == fix)
  }
}
