import LinkCore
import StrictJSON
import Testing

struct AssociationReadingTests {
  private static func utf16(_ text: String, _ mark: [UInt8], isBig: Bool) -> [UInt8] {
    mark
      + text.utf16.flatMap { unit in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBig ? bytes : bytes.reversed()
      }
  }

  private static func utf32(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(scalar.value >> (24 - 8 * UInt32($0)) & 0xFF) } }
  }

  private static let good = ##"{"applinks":{"details":[{"appID":"A.é","paths":["*"]}]}}"##

  static let files: [AssociationReadingCase] = [
    .init("good", good, usable: true),
    .init("unused services", ##"{"webcredentials":{"apps":[]},"new":1}"##, usable: true),
    .init("L01 missing comma", "{\n  \"a\": 1\n  \"b\": 2 }", usable: false, "L01 error  3:3 13+1"),
    .init("L01 single quotes", "{'a':1}", usable: false, "L01 error  1:2 1+1"),
    .init("L01 ends early", ##"{"applinks":{"##, usable: false, "L01 error /applinks 1:14 13+0"),
    .init("L01 number", ##"{"a":01}"##, usable: false, "L01 error /a 1:6 5+1"),
    .init("M49 one fault and no app", good + "}", usable: false, "L01 error  1:57 57+1"),
    .init("L01 two texts", "{} {}", usable: false, "L01 error  1:4 3+1"),
    .init("L01 two commas", "[1,,]", usable: false, "L01 error /1 1:4 3+1"),
    .init(
      "L01 not UTF-8", bytes: Array("{\"a\":\"".utf8) + [0xE9, 0x22, 0x7D], usable: false, ["L01 error /a 1:7 6+1"]),
    .init("L01 no text and no commas", bytes: [0xFF, 0x2C, 0x5D], usable: false, ["L01 error  1:1 0+1"]),
    .init(
      "L02 commas", "{\"applinks\":{\n\"details\":[{\"appID\":\"A.b\",\"paths\":[\"*\",],}, ]}}", usable: true,
      "L02 error  2:39 52+1", "L02 error  2:41 54+1", "L02 error  2:43 56+1"),
    .init("L02 not in a string", ##"{"a":",]",}"##, usable: true, "L02 error  1:10 9+1"),
    .init("L02 and more", "{\"a\":1,}\n#", usable: false, "L02 error  1:7 6+1", "L01 error  2:1 9+1"),
    .init("L03", "{\n\"a\": 1 // one\n}", usable: false, "L03 error  2:8 9+2"),
    .init(
      "L03 and more", "{\"a\":[1, // \"one\n], /* }, ] */ \"b\":2, // don't\n x}", usable: false,
      "L02 error  1:8 7+1", "L03 error /a 1:10 9+2", "L01 error  3:2 48+1"),
    .init("L03 and a comma", "{\"a\":1, // one\n}", usable: false, "L02 error  1:7 6+1", "L03 error  1:9 8+2"),
    .init("L03 open", "{\"a\":1 /* ,}", usable: false, "L03 error  1:8 7+2", "L01 error  1:13 12+0"),
    .init("L03 not in a string", ##"{"a":"//","b":"/*"}"##, usable: true),
    .init("L03 block", "/* x */{}", usable: false, "L03 error  1:1 0+2"),
    .init("L04 quotes", "{“a”:1}", usable: false, "L04 error  1:2 1+3"),
    .init("L04 closing quote", "{\"a\":\"x”\n}", usable: false, "L04 error /a 1:8 7+3"),
    .init("L04 no-break blank", "{\u{A0}\"a\":1}", usable: false, "L04 error  1:2 1+2"),
    .init(
      "L04 no-break blanks and more", "{\u{A0}\"a\u{A0}\":\u{A0}{\"b\": \"c\": 1},}", usable: false,
      "L02 error  1:22 24+1", "L04 error  1:2 1+2", "L01 error /a\u{A0} 1:18 20+1"),
    .init("L04 zero width", "{\"a\":1}\u{200B}", usable: false, "L04 error  1:8 7+3"),
    .init("L05 line end", "{\"a\":\n\"x\n}", usable: false, "L05 error /a 2:1 6+2"),
    .init("L05 control character", "{\"a\":\"x\ty\"}", usable: false, "L05 error /a 1:6 5+3"),
    .init("L05 end", ##"{"a":"x"##, usable: false, "L05 error /a 1:6 5+2"),
    .init("L06 gzip", bytes: [0x1F, 0x8B, 0x08, 0x00], usable: false, ["L06 error  1:1 0+2"]),
    .init("L06 RTF", "{\\rtf1\\ansi}", usable: false, "L06 error  1:1 0+5"),
    .init("L06 HTML", "\n<!DOCTYPE html>", usable: false, "L06 error  2:1 1+9"),
    .init("L06 PEM", "-----BEGIN PKCS7-----\nMIIB", usable: false, "L06 error  1:1 0+11"),
    .init("L06 S/MIME", "MIME-Version: 1.0\n", usable: false, "L06 error  1:1 0+13"),
    .init("L06 YAML", "applinks:\n  details: []", usable: false, "L06 error  1:1 0+9"),
    .init("L07", "", usable: false, "L07 error  1:1 0+0"),
    .init("L07 blank", " \r\n\t", usable: false, "L07 error  1:1 0+4"),
    .init("L08", " []", usable: false, "L08 error  1:2 1+2"),
    .init("L08 string", "\"x\"", usable: false, "L08 error  1:1 0+3"),
    .init("L09", "\u{FEFF}" + good, usable: true, "L09 warning  1:1 0+3"),
    .init("L09 and L12", "\u{FEFF}{\"é\":1,\"é\":2}", usable: true, "L09 warning  1:1 0+3", "L12 error /é 1:8 11+4"),
    .init("L10 with mark", bytes: utf16(good, [0xFF, 0xFE], isBig: false), usable: true, ["L10 warning  1:1 0+2"]),
    .init("L10 without mark", bytes: utf16(good, [], isBig: true), usable: true, ["L10 warning  1:1 0+0"]),
    .init("L10 UTF-32", bytes: utf32(good), usable: true, ["L10 warning  1:1 0+0"]),
    .init("L10 damaged", bytes: [0xFE, 0xFF, 0xD8, 0x00], usable: false, ["L10 error  1:1 0+4"]),
    .init("L10 half a unit", bytes: [0xFE, 0xFF, 0x00], usable: false, ["L10 error  1:1 0+3"]),
    .init("L11", bytes: [0x30, 0x82, 0x01, 0x00, 0x06], usable: false, ["L11 error  1:1 0+5"]),
    .init(
      "L12", ##"{"a":{"x":1,"y":2,"x":3,"x":4}}"##, usable: true, "L12 error /a/x 1:19 18+3", "L12 error /a/x 1:25 24+3"
    ),
    .init("L12 escaped", ##"{"a":1,"\u0061":2}"##, usable: true, "L12 error /a 1:8 7+8"),
    .init("L24", ##"{"applinks":[]}"##, usable: true, "L24 error /applinks 1:13 12+2"),
    .init("L30 missing", ##"{"applinks":{}}"##, usable: true, "L30 error /applinks 1:13 12+2"),
    .init("L30", ##"{"applinks":{"details":"x"}}"##, usable: true, "L30 error /applinks/details 1:24 23+3"),
    .init("L33", ##"{"applinks":{"details":["x"]}}"##, usable: true, "L33 error /applinks/details/0 1:25 24+3"),
    .init(
      "L33 dictionary", ##"{"applinks":{"details":{"A.b":[]}}}"##, usable: true,
      "L33 error /applinks/details/A.b 1:31 30+2"),
    .init(
      "L74 and L76",
      ##"{"applinks":{"details":[{"components":[{"/":1,"?":{"a":2}},"x"],"paths":[{}]}]}}"##, usable: true,
      "L76 error /applinks/details/0/components/0/~1 1:45 44+1",
      "L74 error /applinks/details/0/components/0/?/a 1:56 55+1",
      "L76 error /applinks/details/0/components/1 1:60 59+3", "L76 error /applinks/details/0/paths/0 1:74 73+2"),
  ]

  @Test(arguments: files)
  func reading(_ file: AssociationReadingCase) {
    let document = AssociationDocument(reading: file.bytes)
    #expect(document.isUsable == file.isUsable)
    #expect(AssociationReadingCase.described(document) == file.problems)
  }

  /// What is repaired is also evaluated.
  @Test(
    arguments: files.filter { $0.id == "L09" || $0.id.hasPrefix("L10 w") || $0.id == "L10 UTF-32" || $0.id == "good" })
  func evaluatedAllTheSame(_ file: AssociationReadingCase) {
    var work = AssociationWork()
    let verdict = AssociationDocument(reading: file.bytes).compiled().decide(
      Array("https://x.test/a".utf8), using: &work)
    #expect(verdict.opens == Array("A.é".utf8))
  }

  @Test
  func unusableFilesHaveNoApps() {
    var work = AssociationWork()
    let matcher = AssociationDocument(reading: Array("{".utf8)).compiled()
    let verdict = matcher.decide(Array("https://x.test/".utf8), AssociationQuestion(appID: [0x41]), using: &work)
    #expect(verdict.apps.isEmpty)
    #expect(verdict.opens == nil)
  }

  /// Offsets of a UTF-16 file count its own bytes.
  @Test
  func offsetsInOtherEncodings() throws {
    let text = "{\"é😀\":1,\"é😀\":2}"
    let bytes = AssociationReadingTests.utf16(text, [0xFE, 0xFF], isBig: true)
    let document = AssociationDocument(reading: bytes)
    let problem = try #require(document.problems.last)
    #expect(problem.rule == .duplicateKey)
    #expect(problem.offset == 2 + 2 * 9)
    #expect(problem.length == 2 * 5)
  }

  @Test
  func size() {
    func severity(_ count: Int) -> AssociationProblem.Severity? {
      let padding = [UInt8](repeating: 0x20, count: count - 2)
      return AssociationDocument(reading: [0x7B] + padding + [0x7D]).problems.first { $0.rule == .size }?.severity
    }
    #expect(severity(102_400) == nil)
    #expect(severity(102_401) == .warning)
    #expect(severity(131_072) == .warning)
    #expect(severity(131_073) == .error)
  }

  @Test
  func valueOfAMessage() throws {
    let message = try JSON(
      parsing: Array(##"{"aasa":{"applinks":{"details":[{"appID":"A.b","paths":["/x"]}]}},"n":1}"##.utf8))
    let node = try #require(message.member(Array("aasa".utf8), of: message.root))
    var work = AssociationWork()
    let document = AssociationDocument(value: node, of: message)
    let matcher = document.compiled()
    let verdict = matcher.decide(Array("https://x.test/x".utf8), using: &work)
    let rule = try #require(verdict.apps.first?.rule)
    #expect(matcher.pointer(to: rule) == Array("/applinks/details/0/paths/0".utf8))
    #expect(document.json.pointer(to: rule.node) == Array("/applinks/details/0/paths/0".utf8))
  }

  /// A file with many faults of one kind is reported up to a bound.
  @Test
  func reportsAreBounded() {
    let rules = Array(repeating: ##"{"/":1}"##, count: 5_000).joined(separator: ",")
    let members = Array(repeating: ##""a":1"##, count: 5_000).joined(separator: ",")
    let document = AssociationDocument(
      reading: Array(##"{"x":{\##(members)},"applinks":{"details":[{"components":[\##(rules)]}]}}"##.utf8))
    #expect(document.problems.count(where: { $0.rule == .ruleType }) == 100)
    #expect(document.problems.count(where: { $0.rule == .duplicateKey }) == 100)
  }
}
