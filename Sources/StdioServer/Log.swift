/// Writes lines for people, usually to standard error.
///
/// Nobody may be reading there, so a line is dropped when it cannot be written at once. Nothing here can fail or wait.
package struct Log: Sendable {
  private let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes one line; what is longer than a pipe takes in one piece is cut.
  package func line(_ text: String) {
    var bytes = Array(text.utf8.prefix(SystemCalls.pipeAtom - 1))
    bytes.append(UInt8(ascii: "\n"))
    guard SystemCalls.waitForRoom(descriptor, milliseconds: 0) else { return }
    _ = SystemCalls.writeSome(descriptor, bytes, 0..<bytes.count)
  }
}
