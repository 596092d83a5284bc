import StrictJSON
import TestSupport
import Testing

@testable import LinkCore

/// What is found in assetlinks.json files: for each rule a file that has the fault, and one that nearly has.
@Suite struct AssetLinksLinterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    /// `ID severity pointer`.
    let findings: [String]
    var testDescription: String { id }

    init(_ id: String, _ text: String, _ findings: [String] = []) {
      self.id = id
      self.text = text
      self.findings = findings
    }
  }

  static let fingerprint = Array(repeating: "5A", count: 32).joined(separator: ":")
  private static let handle = "delegate_permission/common.handle_all_urls"

  /// A statement with one part of it replaced.
  private static func statement(
    relation: String = #""relation":["\#(handle)"],"#, namespace: String = #""namespace":"android_app","#,
    package: String = #""package_name":"com.example.android","#,
    fingerprints: String = #""sha256_cert_fingerprints":["\#(fingerprint)"]"#, more: String = ""
  ) -> String {
    "[{\(relation)\"target\":{\(namespace)\(package)\(fingerprints)}\(more)}]"
  }

  private static func dynamic(_ rules: String, relation: String = handle) -> String {
    statement(more: ",\"relation_extensions\":{\"\(relation)\":{\"dynamic_app_link_components\":\(rules)}}")
  }

  private static let rule =
    "/0/relation_extensions/delegate_permission~1common.handle_all_urls/dynamic_app_link_components"

  static let rows: [Row] = [
    Row("a good file", statement()),
    Row(
      "two relations",
      statement(relation: #""relation":["\#(handle)","delegate_permission/common.get_login_creds"],"#)),
    Row(
      "a site",
      #"[{"relation":["delegate_permission/common.get_login_creds"],"target":{"namespace":"web","site":"https://x.example:8443"}}]"#,
      ["A25 info "]),
    Row("an include", #"[{"include":"https://x.example/assetlinks.json"}]"#),
    Row(
      "a good file with rules",
      dynamic(
        ##"[{"/":"/a"},{"/":"/b/*","?":{"c":"d"},"#":"e","exclude":false},{"/":"/c?","exclude":true},{"/":"*","exclude":true}]"##
      )),

    Row("A01 an object", "{}", ["A01 error "]),
    Row("A01 a string", #""x""#, ["A01 error "]),
    Row("A02", "[]", ["A02 warning "]),
    Row("A03", "[1]", ["A03 error /0"]),

    Row("A04 missing", statement(relation: ""), ["A04 error /0"]),
    Row("A04 a string", statement(relation: #""relation":"\#(handle)","#), ["A04 error /0/relation"]),
    Row("A04 empty", statement(relation: #""relation":[],"#), ["A04 error /0/relation"]),
    Row("A04 a number in it", statement(relation: #""relation":[1,"\#(handle)"],"#), ["A04 error /0/relation/0"]),
    Row(
      "A05 no slash", statement(relation: #""relation":["handle_all_urls"],"#),
      ["A05 error /0/relation/0"]),
    Row(
      "A05 nearly", statement(relation: #""relation":["delegate_permission/common.handleAllUrls"],"#),
      ["A05 error /0/relation/0"]),
    Row(
      "A05 upper case", statement(relation: #""relation":["delegate_permission/Common.x"],"#),
      ["A05 error /0/relation/0"]),
    Row(
      "A06", statement(relation: #""relation":["delegate_permission/common.other"],"#),
      ["A06 info /0/relation/0", "A25 info "]),

    Row("A07 missing", #"[{"relation":["\#(handle)"]}]"#, ["A07 error /0"]),
    Row("A07 a list", #"[{"relation":["\#(handle)"],"target":[1]}]"#, ["A07 error /0/target"]),
    Row("A08 missing", statement(namespace: ""), ["A08 error /0/target"]),
    Row(
      "A08 unknown", statement(namespace: #""namespace":"android","#),
      ["A08 error /0/target/namespace"]),
    Row("A09 missing", statement(package: ""), ["A09 error /0/target"]),
    Row(
      "A09 a blank", statement(package: #""package_name":"com.example.android ","#),
      ["A09 error /0/target/package_name"]),
    Row("A09 one name", statement(package: #""package_name":"app","#), ["A09 error /0/target/package_name"]),
    Row("A09 underscores are fine", statement(package: #""package_name":"com.Example.my_app2","#)),

    Row("A10 missing", statement(fingerprints: #""site":"x""#), ["A10 error /0/target"]),
    Row(
      "A10 empty", statement(fingerprints: #""sha256_cert_fingerprints":[]"#),
      ["A10 error /0/target/sha256_cert_fingerprints"]),
    Row(
      "A10 a string", statement(fingerprints: #""sha256_cert_fingerprints":"\#(fingerprint)""#),
      ["A10 error /0/target/sha256_cert_fingerprints"]),
    Row(
      "A11 too long", statement(fingerprints: #""sha256_cert_fingerprints":["\#(fingerprint):5A"]"#),
      ["A11 error /0/target/sha256_cert_fingerprints/0"]),
    Row(
      "A11 a number", statement(fingerprints: #""sha256_cert_fingerprints":[1]"#),
      ["A11 error /0/target/sha256_cert_fingerprints/0"]),
    Row(
      "A12 SHA-1", statement(fingerprints: #""sha256_cert_fingerprints":["\#(fingerprint.prefix(59))"]"#),
      ["A12 error /0/target/sha256_cert_fingerprints/0"]),
    Row(
      "A11 one byte more than SHA-1",
      statement(fingerprints: #""sha256_cert_fingerprints":["\#(fingerprint.prefix(62))"]"#),
      ["A11 error /0/target/sha256_cert_fingerprints/0"]),
    Row(
      "A13 lower case", statement(fingerprints: #""sha256_cert_fingerprints":["\#(fingerprint.lowercased())"]"#),
      ["A13 warning /0/target/sha256_cert_fingerprints/0"]),
    Row(
      "A13 no colons",
      statement(fingerprints: #""sha256_cert_fingerprints":["\#(fingerprint.replacing(":", with: ""))"]"#),
      ["A13 warning /0/target/sha256_cert_fingerprints/0"]),

    Row("A14 a path", site("https://x.example/a"), ["A14 error /0/target/site"]),
    Row("A14 no scheme", site("x.example"), ["A14 error /0/target/site"]),
    Row("A14 a slash is fine", site("https://x.example/"), ["A25 info "]),
    Row("A15 http", #"[{"include":"http://x.example/assetlinks.json"}]"#, ["A15 error /0/include"]),
    Row("A15 relative", #"[{"include":"/assetlinks.json"}]"#, ["A15 error /0/include"]),
    Row("A15 a list", #"[{"include":["https://x.example/"]}]"#, ["A15 error /0/include"]),

    Row("A16 unknown", statement(more: #","comment":"x""#), ["A16 info /0/comment"]),
    Row("A16 nearly", statement(more: #","relations":[]"#), ["A16 error /0/relations"]),
    Row(
      "A16 nearly, in the target",
      statement(fingerprints: #""sha256_cert_fingerprint":["\#(fingerprint)"]"#),
      ["A16 error /0/target/sha256_cert_fingerprint", "A10 error /0/target"]),
    Row(
      "A16 nearly, of an app", statement(package: #""packageName":"com.example.android","#),
      ["A16 error /0/target/packageName", "A09 error /0/target"]),

    Row(
      "A17", dynamic(#"[{"/":"/a"}]"#, relation: "delegate_permission/common.get_login_creds"),
      ["A17 error /0/relation_extensions/delegate_permission~1common.get_login_creds"]),
    Row("A18 no list", dynamic("{}"), ["A18 error \(rule)"]),
    Row("A18 an empty list", dynamic("[]"), ["A18 error \(rule)"]),
    Row("A18 an empty rule", dynamic("[{}]"), ["A18 error \(rule)/0"]),
    Row("A18 a string for a rule", dynamic(#"["/a",{"/":"/b"}]"#), ["A18 error \(rule)/0"]),
    Row("A18 an empty path", dynamic(#"[{"/":""}]"#), ["A18 error \(rule)/0/~1"]),
    Row("A18 a query as text", dynamic(#"[{"/":"/a","?":"b=c"}]"#), ["A18 error \(rule)/0/?"]),
    Row("A18 an empty query", dynamic(#"[{"/":"/a","?":{}}]"#), ["A18 error \(rule)/0/?"]),
    Row("A18 a number in a query", dynamic(#"[{"?":{"a":1}}]"#), ["A18 error \(rule)/0/?/a"]),
    Row(
      "A18 a word for a flag", dynamic(#"[{"/":"/a","exclude":"true"},{"/":"/b"}]"#), ["A18 error \(rule)/0/exclude"]),
    Row(
      "A18 extensions of a wrong type", statement(more: #","relation_extensions":[]"#),
      ["A18 error /0/relation_extensions"]),
    Row("A19 another system's", dynamic(#"[{"pathPattern":"/a"}]"#), ["A19 error \(rule)/0/pathPattern"]),
    Row("A19 Apple's switch", dynamic(#"[{"/":"/a","caseSensitive":false}]"#), ["A19 error \(rule)/0/caseSensitive"]),
    Row("A19 unknown", dynamic(#"[{"/":"/a","comment":"b"}]"#), ["A19 warning \(rule)/0/comment"]),
    Row("A20", dynamic(#"[{"/":"/a","exclude":true},{"/":"*","exclude":true}]"#), ["A20 warning \(rule)"]),
    Row("A20 not with a final allow", dynamic(#"[{"/":"/a","exclude":true},{"/":"*"}]"#)),
    Row(
      "A20 behind the last that allows",
      dynamic(##"[{"/":"/a/*"},{"/":"/b","exclude":true},{"#":"c","exclude":true}]"##),
      ["A20 info \(rule)/1"]),
    Row("A20 not for all that is left", dynamic(#"[{"/":"/b","exclude":true},{"/":"/*"},{"/":"/*","exclude":true}]"#)),
    Row("A21", dynamic(#"[{"/":"/*.html"}]"#), ["A21 info \(rule)/0/~1"]),
    Row("A21 not with a star at the end", dynamic(#"[{"/":"/a?b*"}]"#)),
    Row("A22", dynamic(#"[{"?":{"a":"*"}}]"#), ["A22 info \(rule)/0/?/a"]),
    Row("A22 not with a character", dynamic(#"[{"?":{"a":"?*"}}]"#)),
    Row("A23", dynamic(#"[{"/":"/$(lang)/a"}]"#), ["A23 error \(rule)/0/~1"]),
    Row("A23 not a dollar alone", dynamic(#"[{"/":"/$a"}]"#)),
    Row(
      "A24",
      "[" + dynamic(#"[{"/":"/a"}]"#).dropFirst().dropLast() + "," + dynamic(#"[{"/":"/b"}]"#).dropFirst(),
      ["A24 warning /1\(rule.dropFirst(2))"]),
    Row("A24 not without rules", "[" + statement().dropFirst().dropLast() + "," + statement().dropFirst()),
    Row(
      "A25", statement(relation: #""relation":["delegate_permission/common.get_login_creds"],"#), ["A25 info "]),
    Row("A26 include", #"[{"include":{"paths":["/a"]}}]"#, ["A26 error /0/include"]),
    Row("A26 exclude", statement(more: #","exclude":{"paths":["/a"]}"#), ["A26 error /0/exclude"]),

    Row("L02", "[" + statement().dropFirst().dropLast() + ",]", ["L02 error "]),
    Row("L03", "[ // x\n]", ["L03 error "]),
    Row("L04", "[\u{201C}x\u{201D}]", ["L04 error "]),
    Row("L06", "<!doctype html>", ["L06 error "]),
    Row("L07", " ", ["L07 error "]),
    Row("L09", "\u{FEFF}" + statement(), ["L09 warning "]),
    Row("L01", "[1 2]", ["L01 error "]),
    Row("L12", #"[{"include":"https://x.example/a","include":"https://x.example/b"}]"#, ["L12 error /0/include"]),
  ]

  private static func site(_ site: String) -> String {
    #"[{"relation":["\#(handle)"],"target":{"namespace":"web","site":"\#(site)"}}]"#
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    let document = AssetLinksDocument(reading: bytes)
    func pointer(_ node: Int?) -> String {
      guard let node, let json = document.json else { return "" }
      return String(decoding: json.pointer(to: node), as: UTF8.self)
    }
    return document.faults.map { "\($0.rule.rawValue) \($0.severity) \(pointer($0.node))" }
      + document.problems.map { "\($0.rule.rawValue) \($0.severity) \(pointer($0.node))" }
  }

  @Test(arguments: rows)
  func findings(_ row: Row) { #expect(Self.lines(row.text.utf8Bytes) == row.findings) }

  @Test func everyRuleHasAFile() {
    let found = Self.rows.flatMap(\.findings).map { String($0.prefix(3)) }
    for rule in AssetLinksRule.allCases { #expect(found.contains(rule.rawValue), "\(rule)") }
  }

  /// Other encodings are read by nobody.
  @Test func encodings() {
    let text = Self.statement()
    let utf16 = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(Self.lines([0xFF, 0xFE] + utf16) == ["L10 error "])
    #expect(Self.lines(utf16) == ["L10 error "])
    #expect(Self.lines([0x5B, 0xFF, 0x5D]).count == 1)
  }

  /// What was generated is good, but for what Apple and Android may read differently.
  @Test func generatedFilesAreGood() throws {
    let table = try RouteSpec.table(["a /a/{x:int} ?q=string", "b /{y}/{z...}", "c /ü/{x:enum(S|L)}"])
    let prefixes = try ["https://x.example/link"].map { try URIPrefix($0.utf8Bytes.span) }
    let domain = AssociatedDomain(try RouteHost("x.example".utf8Bytes.span), prefixes: prefixes, routes: table)
    let fingerprint = try #require(CertificateFingerprint(Self.fingerprint.utf8Bytes))
    let app = try #require(AssetLinksApp(packageName: "com.example.android".utf8Bytes, fingerprints: [fingerprint]))
    for withRules in [false, true] {
      let file = AssetLinksGenerator.file(
        for: domain, apps: [app], withDynamicRules: withRules,
        comments: LinkRules.Comments(longPaths: [], noNumber: []))
      let bad = Self.lines(file.json).filter { !$0.hasPrefix("A21") && !$0.hasPrefix("A22") }
      #expect(bad == [])
      #expect(file.notes.isEmpty != withRules)
    }
  }

  /// No bytes lead to a crash, and every place lies in the file.
  @Test(arguments: 0..<20)
  func mutations(_ block: UInt64) {
    var random = SeededGenerator(seed: block)
    for row in Self.rows {
      var bytes = row.text.utf8Bytes
      for _ in 0..<3 where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: index)
        }
      }
      let document = AssetLinksDocument(reading: bytes)
      for fault in document.faults { #expect(fault.offset >= 0 && fault.offset + fault.length <= bytes.count) }
      #expect(document.json != nil || !document.faults.isEmpty)
    }
  }

  @Test func manyProblemsAreBounded() {
    let text = "[" + Array(repeating: "1", count: 5_000).joined(separator: ",") + "]"
    #expect(AssetLinksDocument(reading: text.utf8Bytes).problems.count == AssetLinksDocument.problemLimit)
  }
}
