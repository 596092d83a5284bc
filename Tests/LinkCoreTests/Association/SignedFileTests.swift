import Foundation
import LinkCore
import StrictJSON
import Testing

/// Files that were signed as iOS before 9 asked for.
///
/// The structures are built here; see ``SignedFileTests/bySomeoneElse`` for one that another program made.
struct SignedFileTests {
  private static let json = Array(##"{"applinks":{"details":[{"appID":"A.b","paths":["*"],"paths":["*"]}]}}"##.utf8)
  private static let signedData: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]
  private static let data: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x01]

  /// An element with the shortest length.
  private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    var length: [UInt8] = []
    var rest = content.count
    while rest > 0 {
      length.insert(UInt8(rest & 0xFF), at: 0)
      rest >>= 8
    }
    if content.count < 0x80 { return [tag, UInt8(content.count)] + content }
    return [tag, 0x80 | UInt8(length.count)] + length + content
  }

  /// A signed file whose parts may be replaced.
  private static func file(
    type: [UInt8] = signedData, octets: [UInt8]? = element(0x04, json), version: [UInt8] = [0x02, 0x01, 0x01],
    afterOctets: [UInt8] = [], afterExplicit: [UInt8] = [], afterFile: [UInt8] = []
  ) -> [UInt8] {
    let encapsulated = data + (octets.map { element(0xA0, $0 + afterOctets) } ?? [])
    let certificates = element(0xA0, [UInt8](repeating: 0x05, count: 200))
    let body = version + element(0x31, []) + element(0x30, encapsulated) + certificates + element(0x31, [])
    return element(0x30, type + element(0xA0, element(0x30, body)) + afterExplicit) + afterFile
  }

  @Test
  func contentIsRead() throws {
    let bytes = SignedFileTests.file()
    let document = AssociationDocument(reading: bytes)
    #expect(document.isUsable)
    #expect(document.text == SignedFileTests.json)
    #expect(document.problems.map(\.rule) == [.signed, .signed, .duplicateKey])
    #expect(document.problems.map(\.severity) == [.warning, .info, .error])
    var work = AssociationWork()
    #expect(document.compiled().decide(Array("https://h.test/x".utf8), using: &work).opens == Array("A.b".utf8))
    // Offsets count the bytes of the file, lines those of the content.
    let duplicate = try #require(document.problems.last)
    #expect(bytes[duplicate.offset..<duplicate.offset + duplicate.length].elementsEqual(Array("\"paths\"".utf8)))
    #expect(document.text[document.textRange(of: duplicate)].elementsEqual(Array("\"paths\"".utf8)))
    for problem in document.problems.prefix(2) {
      #expect(problem.offset == 0 && problem.length > 0)
      #expect(document.textRange(of: problem) == 0..<0)
    }
  }

  /// A file that OpenSSL 3.0 signed: `openssl smime -sign -nodetach -nocerts -noattr -binary -outform DER`.
  @Test
  func bySomeoneElse() throws {
    let text = """
      MIIBMAYJKoZIhvcNAQcCoIIBITCCAR0CAQExDzANBglghkgBZQMEAgEFADB0BgkqhkiG9w0BBwGgZwRleyJhcHBsaW5rcyI6eyJh
      cHBzIjpbXSwiZGV0YWlscyI6W3siYXBwSUQiOiJBQkNERTEyMzQ1LmNvbS5leGFtcGxlLmFwcCIsInBhdGhzIjpbIk5PVCAvYS8q
      IiwiKiJdfV19fQoxgZAwgY0CAQEwJDAMMQowCAYDVQQDDAFhAhQec8baJ0dr1fCOyca91uAfhxwUijANBglghkgBZQMEAgEFADAK
      BggqhkjOPQQDAgRHMEUCIQDqrRQ1PVktojHL0ZOoevqVBiluPb7Gg8x4+0FCOlgKMAIgIKpUu+IkW+Jy3Lhn4IutSJmXJSUjlNhx
      fcKAA4S/+dY=
      """
    let bytes = [UInt8](try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters)))
    let document = AssociationDocument(reading: bytes)
    #expect(document.problems.map(\.rule) == [.signed, .signed])
    let matcher = document.compiled(profile: .ios9)
    var work = AssociationWork()
    let urls = ["https://h.test/x", "https://h.test/a/x"]
    #expect(
      urls.map { matcher.decide(Array($0.utf8), using: &work).apps.first?.outcome } == [.match, .exclude])
  }

  /// The content may have any encoding that a plain file may have.
  @Test
  func otherEncodings() throws {
    let text = "{\"é\":1,\"é\":2}".utf16
    let units: [UInt8] = [0xFF, 0xFE] + text.flatMap { unit in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let bytes = SignedFileTests.file(octets: SignedFileTests.element(0x04, units))
    let document = AssociationDocument(reading: bytes)
    #expect(document.isUsable)
    #expect(document.problems.map(\.rule) == [.signed, .signed, .notUTF8, .duplicateKey])
    let duplicate = try #require(document.problems.last)
    #expect(Array(bytes[duplicate.offset..<duplicate.offset + duplicate.length]) == [0x22, 0, 0xE9, 0, 0x22, 0])
    #expect(document.textRange(of: duplicate) == 8..<12)
    #expect(document.sourceRange(of: document.json.root).lowerBound == duplicate.offset - 14)
  }

  @Test
  func brokenContent() {
    let octets = SignedFileTests.element(0x04, Array("{\"a\":1,}".utf8))
    #expect(
      AssociationDocument(reading: SignedFileTests.file(octets: octets)).problems.map(\.rule) == [
        .signed, .signed, .trailingComma,
      ])
    let empty = AssociationDocument(reading: SignedFileTests.file(octets: [0x04, 0x00]))
    #expect(empty.problems.map(\.rule) == [.signed, .signed, .emptyFile])
  }

  private static let certificate: [UInt8] = [0x06, 0x03, 0x55, 0x04, 0x03]

  /// Files without a content that can be had; none is used, and each says why.
  private static let unreadable: [(id: String, bytes: [UInt8], detail: AssociationProblem.Detail)] = [
    ("another structure", file(type: certificate), .unreadableSignature(.otherStructure)),
    ("no content", file(octets: nil), .unreadableSignature(.detached)),
    ("content of another type", file(octets: element(0x0C, json)), .unreadableSignature(.damaged)),
    ("content in pieces", file(octets: element(0x24, element(0x04, json))), .unreadableSignature(.damaged)),
    ("bytes behind the content", file(afterOctets: [0x05, 0x00]), .unreadableSignature(.damaged)),
    ("bytes behind the signed data", file(afterExplicit: [0x05, 0x00]), .unreadableSignature(.damaged)),
    ("bytes behind the file", file(afterFile: [0x0A]), .unreadableSignature(.damaged)),
    ("no version", file(version: []), .unreadableSignature(.damaged)),
    ("a length that is too long", [0x30, 0x82, 0x01, 0x00, 0x06], .unreadableSignature(.damaged)),
    ("a length of many bytes", [0x30, 0x88] + [UInt8](repeating: 0xFF, count: 40), .unreadableSignature(.damaged)),
    (
      "a length with a zero in front", [0x30, 0x83, 0x00, 0x00, 0x80] + [UInt8](repeating: 5, count: 0x80),
      .unreadableSignature(.damaged)
    ),
    ("a short length in the long form", [0x30, 0x81, 0x03, 0x02, 0x01, 0x01], .unreadableSignature(.damaged)),
    ("a length that is not said", [0x30, 0x80] + signedData + [0, 0], .unreadableSignature(.damaged)),
  ]

  @Test(arguments: unreadable.indices)
  func contentCannotBeHad(_ row: Int) {
    let (id, bytes, detail) = SignedFileTests.unreadable[row]
    let document = AssociationDocument(reading: bytes)
    #expect(!document.isUsable, "\(id)")
    #expect(document.problems.map(\.rule) == [.signed], "\(id)")
    #expect(document.problems.map(\.detail) == [detail], "\(id)")
    #expect(document.problems.map(\.severity) == [.error], "\(id)")
  }

  /// Whatever is cut off or changed, reading ends, and what it reports lies in the file.
  @Test
  func everyTruncationAndFlip() {
    let whole = SignedFileTests.file()
    var files = (0..<whole.count).map { Array(whole.prefix($0)) }
    for index in whole.indices {
      for mask in [0x01, 0x10, 0x80, 0xFF] as [UInt8] {
        var changed = whole
        changed[index] ^= mask
        files.append(changed)
      }
    }
    for bytes in files {
      let document = AssociationDocument(reading: bytes)
      for problem in document.problems {
        #expect(problem.offset >= 0 && problem.offset + problem.length <= bytes.count)
        #expect(document.textRange(of: problem).upperBound <= document.text.count)
      }
    }
  }
}
