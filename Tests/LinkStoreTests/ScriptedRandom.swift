import LinkStore

/// A random source whose answers the test decides.
final class ScriptedRandom: RandomSource {
  struct Failure: Error {}

  private let callCountStorage = Locked(0)
  private let body: @Sendable (_ count: Int, _ call: Int) throws -> [UInt8]

  /// - Parameter body: Gets the number of bytes that are asked for and the number of the call, from 0.
  init(_ body: @escaping @Sendable (_ count: Int, _ call: Int) throws -> [UInt8]) {
    self.body = body
  }

  var callCount: Int { callCountStorage.withLock { $0 } }

  func fill(_ count: Int) throws -> [UInt8] {
    let call = callCountStorage.withLock { number in
      defer { number += 1 }
      return number
    }
    return try body(count, call)
  }
}
