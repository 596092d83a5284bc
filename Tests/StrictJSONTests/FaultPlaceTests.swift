import TestSupport
import Testing

@testable import StrictJSON

/// Every fault says where it is: byte offset and JSON Pointer, wherever a text is cut or changed.
@Suite struct FaultPlaceTests {
  /// From which length on, up to the next row's, a cut text ends at that pointer.
  struct Cut: Sendable, CustomTestStringConvertible {
    let id: String
    let from: Int
    let pointer: String

    init(_ id: String, from: Int, _ pointer: String) {
      self.id = id
      self.from = from
      self.pointer = pointer
    }

    var testDescription: String { id }
  }

  static let sample = Array(#" {"a" : [ true ,{"b":"x\u00e9"}, [ ] ] , "c~/":{"":-1.5e3 }}"#.utf8)

  static let cuts: [Cut] = [
    Cut("before the object", from: 0, ""),
    Cut("in the first name", from: 2, ""),
    Cut("after the first name", from: 5, "/a"),
    Cut("in the array, before an element", from: 9, "/a"),
    Cut("in the first element", from: 11, "/a/0"),
    Cut("after the first element", from: 14, "/a"),
    Cut("after its comma", from: 16, "/a/1"),
    Cut("after the inner name", from: 20, "/a/1/b"),
    Cut("after the inner value", from: 30, "/a/1"),
    Cut("after the inner object", from: 31, "/a"),
    Cut("after its comma", from: 32, "/a/2"),
    Cut("after the inner array", from: 36, "/a"),
    Cut("after the outer array", from: 38, ""),
    Cut("after the second name", from: 46, "/c~0~1"),
    Cut("in the second object", from: 48, "/c~0~1"),
    Cut("after the empty name", from: 50, "/c~0~1/"),
    Cut("after a digit that could be the last", from: 53, "/c~0~1"),
    Cut("after the point", from: 54, "/c~0~1/"),
    Cut("after a fraction", from: 55, "/c~0~1"),
    Cut("after the e", from: 56, "/c~0~1/"),
    Cut("after its number", from: 57, "/c~0~1"),
    Cut("after the second object", from: 59, ""),
  ]

  @Test func everyTruncationFaults() throws {
    let sample = Self.sample
    _ = try JSON(parsing: sample)
    var row = 0
    for length in 0..<sample.count {
      while row + 1 < Self.cuts.count, Self.cuts[row + 1].from <= length { row += 1 }
      let cut = Self.cuts[row]
      let found = try #require(fault(of: Array(sample[..<length])), "cut at \(length)")
      let text = String(decoding: sample[..<length], as: UTF8.self)
      #expect(String(decoding: found.pointer, as: UTF8.self) == cut.pointer, "\(cut.id): \(text)")
      if found.code == .invalidNumber {
        #expect(found.offset == 51)
      } else {
        #expect(found.code == .unexpectedEnd, "\(text)")
        #expect(found.offset == length, "\(text)")
      }
    }
  }

  /// Each byte of the sample replaced by each other byte: read or refused, and the fault keeps what it promises.
  @Test func everyChangeOfOneByteIsReadOrFaults() {
    for position in Self.sample.indices {
      for byte in UInt8.min...UInt8.max {
        var text = Self.sample
        text[position] = byte
        expectSensible(text)
      }
    }
  }

  /// Each byte left out and each byte written twice.
  @Test func everyLossAndRepetitionOfOneByteIsReadOrFaults() {
    for position in Self.sample.indices {
      var text = Self.sample
      text.remove(at: position)
      expectSensible(text)
      text = Self.sample
      text.insert(text[position], at: position)
      expectSensible(text)
    }
  }

  @Test func randomBytesAreReadOrFault() {
    var generator = SeededGenerator(seed: 41)
    let alphabet = Array(#"{}[]",:\u0dD8e+-.1tfn /\#u{9}\#u{A}\#u{0}\#u{85}\#u{E9}"#.utf8)
    for _ in 0..<20_000 {
      expectSensible(
        (0..<Int.random(in: 0...24, using: &generator)).map { _ in alphabet.randomElement(using: &generator) ?? 0 })
    }
  }

  /// What is true of every fault: its place is in the text, it names the byte there, and the text up to it could go on.
  private func expectSensible(_ text: [UInt8]) {
    guard let found = fault(of: text) else { return }
    let isSensible =
      switch found.code {
      case .unexpectedByte(let byte): found.offset < text.count && text[found.offset] == byte
      case .controlCharacter(let byte): found.offset < text.count && text[found.offset] == byte && byte < 0x20
      case .unexpectedEnd: found.offset == text.count
      case .invalidEscape: found.offset < text.count && text[found.offset] == UInt8(ascii: "\\")
      case .invalidUTF8: UTF8Validation.firstInvalidByte(text) == found.offset
      case .invalidNumber: found.offset < text.count && Array("-0123456789".utf8).contains(text[found.offset])
      case .trailingText: found.offset < text.count && fault(of: Array(text[..<found.offset])) == nil
      case .tooDeep, .tooManyValues, .tooLong: false
      }
    #expect(isSensible, "\(found) in \(text)")
    #expect(found.pointer.isEmpty || found.pointer.first == UInt8(ascii: "/"))
    #expect(UTF8Validation.firstInvalidByte(found.pointer) == nil)
    // A number that is whole may not be the beginning of one: `0` in `00`. Everything else goes on from where it stops.
    let before = fault(of: Array(text[..<found.offset]))
    #expect(before == nil || before?.code == .unexpectedEnd || before?.code == .invalidNumber, "\(found) in \(text)")
  }
}
