import Foundation
import StrictJSON
import TestSupport
import Testing

/// `JSONSerialization` as oracle, with every known difference named.
@Suite struct FoundationTests {
  @Test func randomDocumentsHaveTheSameValues() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1_500 {
      let text = RandomDocument.make(&generator)
      let json = try JSON(parsing: text)
      let oracle = try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
      #expect(isSame(0, of: json, as: oracle), "\(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test func theTableIsJudgedTheSame() {
    for row in AcceptedText.all { expectSameJudgement(row.text) }
    for row in RefusedText.all { expectSameJudgement(row.text) }
    for row in DecidedText.all { expectSameJudgement(row.text) }
  }

  @Test func mutatedDocumentsAreJudgedTheSame() {
    var generator = SeededGenerator(seed: 2)
    let alphabet =
      Array(#"{}[]",:\/u0dD8bfnrtes+-.19 "#.utf8) + [0x09, 0x0A, 0x0D, 0x0C, 0x7F, 0x80, 0xC3, 0xA9, 0xE2, 0xED, 0xF0]
    var accepted = 0
    var refused = 0
    for _ in 0..<600 {
      let original = RandomDocument.make(&generator)
      for _ in 0..<8 {
        var text = original
        for _ in 0..<Int.random(in: 1...3, using: &generator) where !text.isEmpty {
          let place = Int.random(in: text.indices, using: &generator)
          let byte = alphabet.randomElement(using: &generator) ?? 0
          switch Int.random(in: 0..<5, using: &generator) {
          case 0: text.remove(at: place)
          case 1: text.insert(byte, at: place)
          case 2: text.insert(text[Int.random(in: text.indices, using: &generator)], at: place)
          case 3: text.removeSubrange(place..<min(text.count, place + Int.random(in: 1...8, using: &generator)))
          default: text[place] = byte
          }
        }
        if fault(of: text) == nil { accepted += 1 } else { refused += 1 }
        expectSameJudgement(text)
      }
    }
    #expect(accepted > 300 && refused > 300)
  }

  private func expectSameJudgement(_ text: [UInt8]) {
    let found = fault(of: text)
    let isAcceptedByOracle = (try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)) != nil
    guard isAcceptedByOracle != (found == nil) else { return }
    let isKnown = found.map { isRefusedByUsAlone(text, $0) } ?? isAcceptedByUsAlone(text)
    #expect(isKnown, "\(String(describing: found)): \(text) \(String(decoding: text, as: UTF8.self))")
  }

  /// Foundation takes trailing commas, a byte order mark, UTF-16 and UTF-32, and nesting up to 512.
  private func isRefusedByUsAlone(_ text: [UInt8], _ fault: JSONFault) -> Bool {
    switch fault.code {
    case .unexpectedByte(UInt8(ascii: "]")), .unexpectedByte(UInt8(ascii: "}")):
      let before = text[..<fault.offset].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      // It may take another one further on, where we do not look any more.
      return before == UInt8(ascii: ",")
    case .tooDeep: return true
    default:
      return text.starts(with: [0xEF, 0xBB, 0xBF]) || text.starts(with: [0xFF, 0xFE]) || text.prefix(4).contains(0)
    }
  }

  /// Foundation refuses half surrogate pairs and numbers that no double and no decimal number holds.
  private func isAcceptedByUsAlone(_ text: [UInt8]) -> Bool {
    guard let json = try? JSON(parsing: text) else { return false }
    return (0..<json.next(0)).contains { node in
      json.hasLoneSurrogate(node) || json.numberText(node).map(isOutOfRange) == true
    }
  }

  private func isOutOfRange(_ number: [UInt8]) -> Bool {
    let value = Double(String(decoding: number, as: UTF8.self)) ?? .nan
    return !value.isFinite || number.count > 38
  }

  private func isSame(_ node: Int, of json: JSON, as oracle: Any) -> Bool {
    switch json.kind(node) {
    case .null: return oracle is NSNull
    case .true: return (oracle as? NSNumber)?.boolValue == true
    case .false: return (oracle as? NSNumber)?.boolValue == false
    case .string: return (oracle as? String).map { Array($0.utf8) } == json.text(node)
    case .number:
      guard let number = oracle as? NSNumber else { return false }
      if let integer = json.integer(node) { return number.int64Value == integer }
      return json.numberText(node).flatMap { Double(String(decoding: $0, as: UTF8.self)) } == number.doubleValue
    case .array:
      guard let elements = oracle as? [Any], elements.count == json.count(node) else { return false }
      var element = node + 1
      for value in elements {
        guard isSame(element, of: json, as: value) else { return false }
        element = json.next(element)
      }
      return true
    case .object:
      guard let members = oracle as? [String: Any], members.count == json.count(node) else { return false }
      return members.allSatisfy { name, value in
        json.member(Array(name.utf8), of: node).map { isSame($0, of: json, as: value) } == true
      }
    }
  }
}
