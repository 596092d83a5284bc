import Foundation
import Testing

@testable import StdioServer

/// Standard output belongs to the protocol.
///
/// The tests use other numbers in its place.
@Suite(.timeLimit(.minutes(1))) struct WireTests {
  @Test func strayOutputGoesToErrors() throws {
    let input = Channel()
    let output = Channel()
    let errors = Channel()
    let wire = try #require(Wire.claim(input: input.readEnd, output: output.writeEnd, errors: errors.writeEnd))
    #expect(wire.output > 2)
    #expect(wire.output != output.writeEnd)
    #expect(fcntl(wire.output, F_GETFD) & FD_CLOEXEC != 0)
    #expect(SystemCalls.writeSome(output.writeEnd, Array("stray".utf8), 0..<5) == .moved(5))
    #expect(SystemCalls.writeSome(wire.output, Array("answer".utf8), 0..<6) == .moved(6))
    output.closeWriteEnd()
    errors.closeWriteEnd()
    close(wire.output)
    #expect(output.readToEnd() == "answer")
    #expect(errors.readToEnd() == "stray")
  }

  @Test func closedDescriptorsAreOpenedOnTheNullFile() async {
    await #expect(processExitsWith: .exitCode(3)) {
      close(0)
      close(1)
      close(2)
      guard let wire = Wire.claim() else { exit(4) }
      var bytes: [UInt8] = [0]
      guard wire.input == 0, SystemCalls.readSome(0, into: &bytes, at: 0, count: 1) == .moved(0) else { exit(5) }
      for descriptor in [1, 2, wire.output] as [Int32] {
        guard SystemCalls.writeSome(descriptor, [1], 0..<1) == .moved(1) else { exit(6) }
      }
      exit(3)
    }
  }
}
