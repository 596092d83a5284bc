import Locking

/// The system's secure generator, asked for 256 bytes at a time so that one call serves many suffixes.
package final class SystemRandomSource: RandomSource {
  /// What getentropy(3) gives in one call.
  private static let blockSize = 256

  /// Bytes that nobody has got yet.
  private let unused = Guarded<[UInt8]>([])

  package init() {}

  package func fill(_ count: Int) throws -> [UInt8] {
    try unused.withLock { unused in
      var result: [UInt8] = []
      result.reserveCapacity(max(count, 0))
      while result.count < count {
        if unused.isEmpty {
          unused = try Self.block()
        }
        let rest = max(unused.count - (count - result.count), 0)
        result += unused[rest...]
        unused.removeLast(unused.count - rest)
      }
      return result
    }
  }

  private static func block() throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, count in
      let cause = SystemCalls.fillRandom(UnsafeMutableRawBufferPointer(buffer))
      guard cause == 0 else { throw RandomFault(systemCode: Int(cause)) }
      count = blockSize
    }
  }
}
