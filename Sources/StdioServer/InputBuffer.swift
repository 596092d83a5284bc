/// The bytes that were read and are not done with.
struct InputBuffer {
  /// What one read takes at most, and what a group has at most unless one message is larger.
  static let readBytes = 256 << 10

  /// The buffer; the first ``filled`` bytes are input.
  private(set) var bytes = [UInt8](repeating: 0, count: InputBuffer.readBytes)

  private(set) var filled = 0

  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Reads once.
  mutating func read() -> SystemCalls.Transfer {
    if filled == bytes.count { bytes.append(contentsOf: [UInt8](repeating: 0, count: bytes.count)) }
    let count = min(bytes.count - filled, InputBuffer.readBytes)
    let transfer = SystemCalls.readSome(descriptor, into: &bytes, at: filled, count: count)
    if case .moved(let count) = transfer { filled += count }
    return transfer
  }

  /// Drops bytes from the front, and the memory that a large message has taken.
  mutating func drop(_ count: Int) {
    guard count > 0 else { return }
    let rest = filled - count
    if bytes.count > InputBuffer.readBytes, rest < InputBuffer.readBytes {
      var small = [UInt8](repeating: 0, count: InputBuffer.readBytes)
      small.replaceSubrange(0..<rest, with: bytes[count..<filled])
      bytes = small
      filled = rest
      return
    }
    if rest > 0 {
      bytes.withUnsafeMutableBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        base.copyMemory(from: base + count, byteCount: rest)
      }
    }
    filled = rest
  }
}
