import StrictJSON
import Testing

/// Members in one piece say what their name and value say one by one, wherever these need an escape.
@Suite struct MemberTests {
  /// Texts of up to 20 bytes, with nothing to escape or one such byte at each place.
  static let texts: [[UInt8]] = (0...20).flatMap { count in
    let plain = (0..<count).map { UInt8(ascii: "a") + UInt8($0) }
    let special = (0..<count).flatMap { place in
      ([0x00, 0x1F, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x80, 0xFF] as [UInt8]).map { byte in
        plain[..<place] + [byte] + plain[(place + 1)...]
      }
    }
    return [plain] + special.map(Array.init)
  }

  /// The text as a JSON string, byte by byte.
  private func json(_ text: [UInt8]) -> [UInt8] {
    var json: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text {
      switch byte {
      case 0x00: json += Array("\\u0000".utf8)
      case 0x1F: json += Array("\\u001f".utf8)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
      case 0x80...: json += Array("\u{FFFD}".utf8)
      default: json.append(byte)
      }
    }
    return json + [UInt8(ascii: "\"")]
  }

  private func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    write(&writer)
    return writer.bytes
  }

  @Test func stringsAmongOtherBytes() {
    for text in Self.texts {
      let around = Array("\"<".utf8) + text + Array(">\"".utf8)
      #expect(bytes { $0.string(around, in: 2..<2 + text.count) } == json(text))
      #expect(bytes { $0.key(around, in: 2..<2 + text.count) } == json(text) + [UInt8(ascii: ":")])
    }
  }

  @Test func membersWithEachText() {
    let plain = Array("plain".utf8)
    for text in Self.texts {
      let both = plain + text
      let places = (name: 0..<plain.count, value: plain.count..<both.count)
      let expected = json(plain) + [UInt8(ascii: ":")] + json(text)
      let turned = json(text) + [UInt8(ascii: ":")] + json(plain)
      #expect(bytes { $0.member("plain", text) } == expected)
      #expect(bytes { $0.member("plain", both, in: places.value) } == expected)
      #expect(bytes { $0.member(places.name, places.value, of: both) } == expected)
      #expect(bytes { $0.member(places.value, places.name, of: both) } == turned)
      #expect(bytes { $0.member(JSONNames([[], text]), at: 1, both, in: places.name) } == turned)
    }
  }

  @Test func commasAndOpenedMembers() {
    let names = JSONNames([Array("n".utf8)])
    let text = bytes { writer in
      writer.beginObject()
      writer.member("a", [])
      writer.member("b", [UInt8(ascii: "\"")])
      writer.beginObject("c")
      writer.member(0..<1, 1..<1, of: Array("d".utf8))
      writer.endObject()
      writer.beginArray("e")
      writer.endArray()
      writer.beginObject(names, at: 0)
      writer.member("f", [])
      writer.endObject()
      writer.key(names, at: 0)
      writer.null()
      writer.endObject()
    }
    #expect(String(decoding: text, as: UTF8.self) == #"{"a":"","b":"\"","c":{"d":""},"e":[],"n":{"f":""},"n":null}"#)
  }

  @Test(arguments: [-1, 0, 1, 2, 3, 4, 9])
  func namesAreFoundWhereverTheSearchBegins(_ first: Int) throws {
    let names = JSONNames(["a", "androidLink", "androidLine", "b"].map { Array($0.utf8) })
    let json = try JSON(parsing: Array(#"["androidLine","\u0062","a","c"]"#.utf8))
    let all = (1...4).map { json.position(of: $0, in: names, among: 0..<4, from: first) }
    #expect(all == [2, 3, 0, nil])
    let some = (1...4).map { json.position(of: $0, in: names, among: 1..<3, from: first) }
    #expect(some == [2, nil, nil, nil])
  }
}
