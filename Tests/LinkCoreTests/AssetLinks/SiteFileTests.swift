import TestSupport
import Testing

@testable import LinkCore

/// Which of the two files of a site a file is: its name says so, and else what is in it.
@Suite struct SiteFileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let name: String
    let content: String
    let file: SiteFile
    var testDescription: String { id }

    init(_ id: String, _ name: String, _ content: String, _ file: SiteFile) {
      self.id = id
      self.name = name
      self.content = content
      self.file = file
    }
  }

  private static let statements = #"[{"relation":[],"target":{}}]"#
  private static let services = #"{"applinks":{}}"#

  static let rows: [Row] = [
    Row("name of Android's", "a/assetlinks.json", services, .assetLinks),
    Row("name alone", "assetlinks.json", "", .assetLinks),
    Row("URL of Android's", "https://a.example/.well-known/assetlinks.json?x#y", "{}", .assetLinks),
    Row("name of Apple's", "apple-app-site-association", statements, .association),
    Row("name of Apple's with an extension", "./apple-app-site-association.json", statements, .association),
    Row("folder of that name", "assetlinks.json/x", services, .association),
    Row("mark in a path", "a#/assetlinks.json", services, .assetLinks),
    Row("statements", "-", statements, .assetLinks),
    Row("statement behind others", "-", #"[7,{"target":7}]"#, .assetLinks),
    Row("statements with a comma too many", "-", #"[{"relation":[],}]"#, .assetLinks),
    Row("statements behind a mark", "-", "\u{FEFF}" + statements, .assetLinks),
    Row("statement without its array", "-", #"{"relation":[],"target":{}}"#, .assetLinks),
    Row("services", "-", services, .association),
    Row("services in an array", "-", "[\(services)]", .association),
    Row("a target alone", "-", #"{"target":{}}"#, .association),
    Row("a word", "-", #""relation""#, .association),
    Row("no JSON", "-", #"[{"relation""#, .association),
    Row("nothing", "", "", .association),
  ]

  @Test(arguments: rows) func whichFile(_ row: Row) {
    #expect(SiteFile(name: row.name.utf8Bytes, content: row.content.utf8Bytes) == row.file)
  }
}
