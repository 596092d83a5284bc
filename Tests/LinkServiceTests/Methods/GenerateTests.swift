import LinkCore
import TestSupport
import Testing

@testable import LinkService

/// Files made from the configuration: which apps are in them, and what their own readers say.
@Suite struct GenerateTests {
  private static let fingerprint = Array(repeating: "5A", count: 32).joined(separator: ":")

  struct AppRow: Sendable, CustomTestStringConvertible {
    let id: String
    let apps: String
    let ios: [String]
    let android: [String]
    var testDescription: String { id }
  }

  static let apps: [AppRow] = [
    AppRow(id: "none", apps: "{}", ios: ["NO_IOS_APP"], android: ["NO_ANDROID_APP"]),
    AppRow(
      id: "complete",
      apps: #"""
        {"ios":[{"bundleId":"com.a","appIdPrefix":"ABCDE12345"}],\#
        "android":[{"packageName":"com.a","sha256CertFingerprints":["\#(fingerprint)"]}]}
        """#, ios: [], android: []),
    AppRow(
      id: "incomplete", apps: #"{"ios":[{"bundleId":"com.a"}],"android":[{"packageName":"com.a"}]}"#,
      ios: ["IOS_APP_WITHOUT_PREFIX"], android: ["ANDROID_APP_WITHOUT_FINGERPRINT"]),
    AppRow(
      id: "names that no app has",
      apps: #"""
        {"ios":[{"bundleId":"com.*","appIdPrefix":"ABCDE12345"}],\#
        "android":[{"packageName":"app","sha256CertFingerprints":["\#(fingerprint)"]}]}
        """#, ios: ["INVALID_IOS_BUNDLE_ID"], android: ["INVALID_ANDROID_PACKAGE_NAME"]),
  ]

  @Test(arguments: apps)
  func appsThatLackSomethingAreLeftOut(_ row: AppRow) throws {
    let service = try TestService(
      configuration: #"{"domains":[{"uriPrefix":"https://x.example/link"}],"apps":\#(row.apps)}"#)
    let aasa = try service.ask("generateAASA", #"{"domain":"x.example"}"#)
    #expect(aasa.warnings == row.ios)
    #expect((aasa.result("/aasa/applinks/details")?.elements.count ?? -1) == (row.ios.isEmpty ? 1 : 0))
    let links = try service.ask("generateAssetLinks", #"{"domain":"x.example"}"#)
    #expect(links.warnings == row.android)
    #expect((links.result("/assetLinks")?.elements.count ?? -1) == (row.android.isEmpty ? 1 : 0))
  }

  /// Systems from iOS 13 on see the same with and without the other form.
  @Test func theLegacyFormChangesNothingForNewSystems() throws {
    let service = try TestService(
      configuration: #"""
        {"domains":[{"uriPrefix":"https://x.example/link"}],"apps":{"ios":[\#
        {"bundleId":"com.a","appIdPrefix":"ABCDE12345"},{"bundleId":"com.b","appIdPrefix":"ABCDE12345"}]},\#
        "routes":[{"name":"p","path":"/p/{id:int}"},{"name":"s","path":"/s/{x:bool}","query":{"q":"string"}}]}
        """#)
    let urls =
      ["link/a", "link/a?d=1", "link", "p/1", "p/1x", "p/1/2", "s/true?q=1", "s/true", "s/no?q=1", "a"]
      .map { "\"https://x.example/\($0)\"" }.joined(separator: ",")
    func verdicts(legacy: Bool, profile: String) throws -> [[String?]] {
      let file = try service.ask("generateAASA", "{\"domain\":\"x.example\",\"legacy\":\(legacy)}").result("/aasa")
      let answer = try service.ask(
        "matchAASA", "{\"aasa\":\(file?.jsonText ?? "0"),\"urls\":[\(urls)],\"profile\":\"\(profile)\"}")
      return (answer.result("/results")?.elements ?? []).map { result in
        (result["apps"]?.elements ?? []).map { $0["verdict"]?.text }
      }
    }
    let modern = try verdicts(legacy: false, profile: "ios14")
    #expect(
      modern.map(\.first) == [
        "match", "exclude", "match", "match", "exclude", "exclude", "match", "noMatch", "noMatch", "noMatch",
      ])
    #expect(modern.allSatisfy { $0.count == 2 && $0[0] == $0[1] })
    #expect(try verdicts(legacy: true, profile: "ios14") == modern)
    // Queries and types are not looked at.
    #expect(
      try verdicts(legacy: true, profile: "ios9").map(\.first) == [
        "match", "match", "match", "match", "match", "exclude", "match", "match", "noMatch", "noMatch",
      ])
    #expect(try verdicts(legacy: false, profile: "ios9").allSatisfy { $0.allSatisfy { $0 == "noMatch" } })
  }

  @Test func aLargeFileIsWarnedAbout() throws {
    let routes = (0..<1_000).map { number in
      let name = String(repeating: "x", count: 100) + "\(number)"
      return "{\"name\":\"\(name)\",\"path\":\"/\(name)\",\"hosts\":[\"x.example\"]}"
    }
    let service = try TestService(
      configuration: #"""
        {"apps":{"ios":[{"bundleId":"com.a","appIdPrefix":"ABCDE12345"}]},"routes":[\#(routes.joined(separator: ","))]}
        """#)
    let answer = try service.ask("generateAASA", #"{"domain":"x.example"}"#)
    #expect(answer.warnings == ["FILE_TOO_LARGE"])
    #expect(answer.result("/aasa/applinks/details/0/components")?.elements.count == 1_000)
  }

  /// A domain of which everything names a port has nothing to let in, so it has no rules that only leave out.
  @Test func nothingToNarrow() throws {
    let service = try TestService(
      configuration: #"""
        {"domains":[{"uriPrefix":"https://x.example:8443/a"}],"apps":{"android":[{"packageName":"com.a",\#
        "sha256CertFingerprints":["\#(String(repeating: "AB", count: 32))"]}]}}
        """#)
    let answer = try service.ask("generateAssetLinks", #"{"domain":"x.example","dynamicRules":true}"#)
    #expect(answer.result("/assetLinks/0/target/package_name") == .string("com.a"))
    #expect(answer.result("/assetLinks/0/relation_extensions") == nil)
    #expect(answer.result("/note")?.elements.isEmpty == true)
  }

  @Test func domainsOfApps() throws {
    let service = try TestService(
      configuration: #"""
        {"domains":[{"uriPrefix":"https://x.example:8443/a"}],"apps":{"ios":[{"bundleId":"1.a"}],\#
        "android":[{"packageName":"com.a"}]},"routes":[{"name":"r","path":"/r"}]}
        """#)
    let ios = try service.ask("generateAppConfig", #"{"platform":"ios"}"#)
    #expect(ios.warnings == ["NO_DOMAIN", "ROUTE_WITHOUT_HOST", "PORT_LEFT_OUT", "IOS_BUNDLE_ID_NOT_SCHEME"])
    #expect(ios.text("/apps/0/files/1/text")?.contains("applinks:") == false)
    let android = try service.ask("generateAppConfig", #"{"platform":"android"}"#)
    #expect(android.warnings == ["NO_DOMAIN", "ROUTE_WITHOUT_HOST", "PORT_LEFT_OUT"])
    let many = (0..<31).map { "{\"name\":\"r\($0)\",\"path\":\"/a\",\"hosts\":[\"h\($0).example\"]}" }
    let large = try TestService(
      configuration: "{\"apps\":{\"ios\":[{\"bundleId\":\"com.a\"}]},\"routes\":[\(many.joined(separator: ","))]}")
    #expect(try large.ask("generateAppConfig", #"{"platform":"ios"}"#).warnings == ["TOO_MANY_DOMAINS"])
  }

  // MARK: What their own readers say

  private static let hostile = #"""
    {"domains":[{"uriPrefix":"https://bücher.example/a'b&c"},{"uriPrefix":"https://x.example/$(a)/*"}],\#
    "apps":{"ios":[{"bundleId":"com.example.ios","appIdPrefix":"ABCDE12345","customScheme":"my-app+1.0"}],\#
    "android":[{"packageName":"com.example.android"}]},\#
    "routes":[{"name":"q","path":"/<\"&'>/{x}/ü😀/]]>/--","hosts":["x.example"],"schemes":["MyApp"]}]}
    """#

  @Test(.timeLimit(.minutes(1)))
  func propertyListsAreThoseOfPlutil() throws {
    let answer = try TestService(configuration: Self.hostile).ask("generateAppConfig", #"{"platform":"ios"}"#)
    let files = try #require(answer.result("/apps/0/files")).elements
    #expect(files.compactMap { $0["name"]?.text } == ["Info.plist", "App.entitlements"])
    for file in files {
      let name = try #require(file["name"]?.text)
      let (status, output) = try Tool.run(["plutil", "-lint"], on: try #require(file["text"]?.text), named: name)
      #expect(status == 0 && output.contains("OK"), "\(output)")
      let broken = try #require(file["text"]?.text).replacing("</array>", with: "", maxReplacements: 1)
      #expect(try Tool.run(["plutil", "-lint"], on: broken, named: name).status != 0)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func manifestsAreXMLToPython() throws {
    let answer = try TestService(configuration: Self.hostile).ask("generateAppConfig", #"{"platform":"android"}"#)
    let text = try #require(answer.text("/apps/0/files/0/text"))
    let script = """
      import sys, xml.etree.ElementTree as tree
      android = "{http://schemas.android.com/apk/res/android}"
      for element in tree.parse(sys.argv[1]).iter("data"):
          for name, value in element.attrib.items():
              print(name.removeprefix(android) + "=" + value)
      """
    let (status, output) = try Tool.run(["python3", "-c", script], on: text, named: "AndroidManifest.xml")
    #expect(status == 0, "\(output)")
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "scheme=https", "host=xn--bcher-kva.example", "path=/a'b&c", "pathPrefix=/a'b&c/",
        "scheme=https", "host=x.example", "path=/$(a)/*", "pathPrefix=/$(a)/*/",
        #"pathPattern=/<"&'>/..*/ü😀/]]>/--"#, #"pathPattern=/<"&'>/..*/ü😀/]]>/--/"#,
        "scheme=my-app+1.0", "scheme=myapp",
      ])
  }
}
