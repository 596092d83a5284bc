import LinkCore
import Testing

struct ShortCodeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let bytes: [UInt8]
    let custom: ShortCodeFault?
    let stored: ShortCodeFault?

    init(_ id: String, _ bytes: [UInt8], custom: ShortCodeFault?, stored: ShortCodeFault?) {
      self.id = id
      self.bytes = bytes
      self.custom = custom
      self.stored = stored
    }

    init(_ text: String, custom: ShortCodeFault?, stored: ShortCodeFault?) {
      self.init(text, Array(text.utf8), custom: custom, stored: stored)
    }

    var testDescription: String { id }
  }

  static let rows = [
    Row("empty", [], custom: .empty, stored: .empty),
    Row("a", custom: nil, stored: nil),
    Row("Az09_-", custom: nil, stored: nil),
    Row("-", custom: nil, stored: nil),
    Row("__", custom: nil, stored: nil),
    Row("128 bytes", Array(repeating: 0x61, count: 128), custom: nil, stored: nil),
    Row("129 bytes", Array(repeating: 0x61, count: 129), custom: .tooLong(count: 129), stored: nil),
    Row("a.b", custom: .forbiddenByte(0x2E, offset: 1), stored: nil),
    Row("a b", custom: .forbiddenByte(0x20, offset: 1), stored: nil),
    Row("a+b", custom: .forbiddenByte(0x2B, offset: 1), stored: nil),
    Row("a/b", custom: .forbiddenByte(0x2F, offset: 1), stored: .forbiddenByte(0x2F, offset: 1)),
    Row("?", custom: .forbiddenByte(0x3F, offset: 0), stored: .forbiddenByte(0x3F, offset: 0)),
    Row("ab#", custom: .forbiddenByte(0x23, offset: 2), stored: .forbiddenByte(0x23, offset: 2)),
    Row("%41", custom: .forbiddenByte(0x25, offset: 0), stored: .forbiddenByte(0x25, offset: 0)),
    Row("NUL", [0x61, 0], custom: .forbiddenByte(0, offset: 1), stored: .forbiddenByte(0, offset: 1)),
    Row("line feed", [0x0A], custom: .forbiddenByte(0x0A, offset: 0), stored: .forbiddenByte(0x0A, offset: 0)),
    Row("unit separator", [0x1F], custom: .forbiddenByte(0x1F, offset: 0), stored: .forbiddenByte(0x1F, offset: 0)),
    Row("DEL", [0x7F], custom: .forbiddenByte(0x7F, offset: 0), stored: .forbiddenByte(0x7F, offset: 0)),
    Row("é", custom: .forbiddenByte(0xC3, offset: 0), stored: nil),
    Row("not UTF-8", [0xFF], custom: .forbiddenByte(0xFF, offset: 0), stored: nil),
    Row("apple-app-site-association", custom: .reserved, stored: nil),
    Row("Apple-App-Site-Association", custom: .reserved, stored: nil),
    Row("assetlinks", custom: .reserved, stored: nil),
    Row("AssetLinks", custom: .reserved, stored: nil),
    Row("i", custom: .reserved, stored: nil),
    Row("I", custom: .reserved, stored: nil),
    Row("app", custom: .reserved, stored: nil),
    Row("APP", custom: .reserved, stored: nil),
    Row("link", custom: .reserved, stored: nil),
    Row("LiNK", custom: .reserved, stored: nil),
    Row("_", custom: .reserved, stored: nil),
    Row("links", custom: nil, stored: nil),
    Row("apps", custom: nil, stored: nil),
  ]

  @Test(arguments: rows)
  func custom(_ row: Row) {
    #expect(fault { () throws(ShortCodeFault) in try ShortCode(custom: row.bytes) } == row.custom)
  }

  @Test(arguments: rows)
  func stored(_ row: Row) {
    #expect(fault { () throws(ShortCodeFault) in try ShortCode(stored: row.bytes) } == row.stored)
  }

  @Test
  func comparesBytes() throws {
    // The same letter, composed and decomposed: canonically equal strings.
    let composed = try ShortCode(stored: [0xC3, 0xA9])
    let decomposed = try ShortCode(stored: [0x65, 0xCC, 0x81])
    #expect(composed != decomposed)
    #expect(try ShortCode(custom: Array("Ab".utf8)) != ShortCode(custom: Array("ab".utf8)))
  }

  // MARK: Drawing

  @Test
  func everyByteGivesOneCharacterOrNone() {
    var counts: [UInt8: Int] = [:]
    var thrownAway = 0
    for byte in UInt8.min...UInt8.max {
      var drawing = Base62Drawing(count: 1)
      #expect(drawing.take([byte]) == 1)
      if let character = drawing.characters.first {
        counts[character, default: 0] += 1
      } else {
        thrownAway += 1
      }
    }
    let alphabet = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    #expect(Set(counts.keys) == alphabet)
    #expect(Set(counts.values) == [4])
    #expect(thrownAway == 8)
  }

  @Test
  func takesOnlyWhatItNeeds() {
    var drawing = Base62Drawing(count: 3)
    #expect(drawing.missing == 3)
    #expect(drawing.take([]) == 0)
    #expect(drawing.take([0, 62, 63]) == 3)
    #expect(drawing.missing == 2)
    #expect(drawing.take([61, 255, 10, 11, 12]) == 3)
    #expect(drawing.missing == 0)
    #expect(drawing.characters == Array("0zA".utf8))
    #expect(drawing.take([1, 2]) == 0)
    #expect(drawing.characters.count == 3)
  }

  @Test
  func nothingToDraw() {
    #expect(Base62Drawing(count: 0).missing == 0)
    #expect(Base62Drawing(count: -1).missing == 0)
  }

  private func fault(_ make: () throws(ShortCodeFault) -> ShortCode) -> ShortCodeFault? {
    do throws(ShortCodeFault) {
      _ = try make()
      return nil
    } catch {
      return error
    }
  }
}
