import Testing

@testable import StdioServer

/// Bytes that were read and are not done with.
@Suite(.timeLimit(.minutes(1))) struct InputBufferTests {
  @Test func growsForOneMessageAndGivesMemoryBack() {
    let channel = Channel()
    var buffer = InputBuffer(descriptor: channel.readEnd)
    let size = InputBuffer.readBytes
    var sent: [UInt8] = []
    var piece: UInt8 = 0
    while buffer.filled < 5 * size {
      let bytes = [UInt8](repeating: piece, count: 4096)
      piece &+= 1
      #expect(channel.write(bytes) == bytes.count)
      sent += bytes
      #expect(buffer.read() == .moved(4096))
    }
    #expect(Array(buffer.bytes[..<buffer.filled]) == sent)
    #expect(buffer.bytes.count <= 8 * size)
    buffer.drop(100)
    #expect(Array(buffer.bytes[..<buffer.filled]) == Array(sent[100...]))
    buffer.drop(sent.count - 200)
    #expect(buffer.filled == 100)
    #expect(buffer.bytes.count == size)
    #expect(Array(buffer.bytes[..<100]) == Array(sent.suffix(100)))
    channel.write([1, 2, 3])
    #expect(buffer.read() == .moved(3))
    buffer.drop(100)
    #expect(Array(buffer.bytes[..<buffer.filled]) == [1, 2, 3])
    channel.closeWriteEnd()
    #expect(buffer.read() == .moved(0))
  }
}
