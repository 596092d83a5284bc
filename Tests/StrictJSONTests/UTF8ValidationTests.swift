import Testing

@testable import StrictJSON

/// RFC 3629, with the standard library's own validation as oracle.
@Suite struct UTF8ValidationTests {
  /// Bytes at both ends of each range that the table of RFC 3629 section 4 tells apart.
  private static let edges: [UInt8] = [
    0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0,
    0xF1,
    0xF3, 0xF4, 0xF5, 0xFF,
  ]

  @Test func agreesOnEverySequenceOfEdges() {
    for first in Self.edges {
      for second in Self.edges {
        for third in Self.edges {
          expectAgreement([first, second, third])
          for fourth in [0x7F, 0x80, 0xBF, 0xC2] as [UInt8] { expectAgreement([first, second, third, fourth]) }
        }
      }
    }
  }

  @Test func agreesOnEveryPair() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max { expectAgreement([first, second]) }
    }
  }

  @Test func findsTheFirstByteOfTheFirstBadSequence() {
    #expect(UTF8Validation.firstInvalidByte([]) == nil)
    #expect(UTF8Validation.firstInvalidByte(Array("a\u{E9}\u{20AC}\u{1F600}".utf8)) == nil)
    #expect(UTF8Validation.firstInvalidByte([0x61, 0xC3, 0xA9, 0xE2, 0x82, 0x61, 0xFF]) == 3)
    #expect(UTF8Validation.firstInvalidByte([0x61, 0xF0, 0x9F, 0x98]) == 1)
    #expect(UTF8Validation.firstInvalidByte([0xFF]) == 0)
  }

  private func expectAgreement(_ bytes: [UInt8]) {
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    guard isValid != (UTF8Validation.firstInvalidByte(bytes) == nil) else { return }
    Issue.record("\(bytes) is \(isValid ? "" : "not ")UTF-8")
  }
}
