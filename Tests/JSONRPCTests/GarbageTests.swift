import Testing

/// Anything at all: no trap, and whatever comes next on its own line is answered.
@Suite struct GarbageTests {
  /// Pieces of which something nearly right is often made.
  private static let pieces: [[UInt8]] =
    [
      #"{"jsonrpc":"2.0","#, #""id":1,"#, #""id":null"#, #""method":"count""#, #""method":"slow","params":[3]"#, "}",
      "{", "[",
      "]", ",", ":", "\"", "\\", "\n", "\r\n", " ", "\u{FEFF}", "\u{2028}", "$/cancelRequest\"", "1e400", "-", "null",
      #"{"jsonrpc":"2.0","id":1,"method":"sum"}"#, #"[{"jsonrpc":"2.0","method":"count"}]"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#, "Content-Length: 3\r\n\r\n",
      "Content-Length:",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x00], [0xEF], [0xBB]]

  private static func stream(seed: UInt64, headers: Bool) -> [UInt8] {
    var state = seed
    var bytes: [UInt8] = headers ? Array("C".utf8) : Array("{".utf8)
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes += pieces[Int(state >> 33) % pieces.count]
    }
    return bytes
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func linesAfterGarbageWork(seed: UInt64) {
    let next = #"{"jsonrpc":"2.0","id":"next","method":"sum","params":[1,2]}"#
    let stream = GarbageTests.stream(seed: seed, headers: false) + Array("\n\(next)\n".utf8)
    let whole = Conversation.answers(to: [stream])
    #expect(whole.hasSuffix(Answer.result(#""next""#, "3").text + "\n"))
    let lines = whole.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"jsonrpc":"2.0","id":"#) || $0.hasPrefix(#"[{"jsonrpc":"2.0","id":"#) })
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func headersAfterGarbageAreFound(seed: UInt64) {
    let next = #"{"jsonrpc":"2.0","id":"next","method":"sum","params":[1,2]}"#
    // Several times, as the first may lie inside a body that the garbage has announced.
    let header = "Content-Length: \(next.utf8.count)\r\n\r\n\(next)"
    let stream = GarbageTests.stream(seed: seed, headers: true) + Array(String(repeating: header, count: 3).utf8)
    let whole = Conversation.answers(to: [stream])
    #expect(whole.hasSuffix(Answer.result(#""next""#, "3").framed(headers: true)))
    // Framing does not depend on the cut; what is found inside is the same.
    #expect(
      Conversation.answers(to: stream.map { [$0] }).hasSuffix(Answer.result(#""next""#, "3").framed(headers: true)))
  }
}
