import Foundation

/// Work on many bytes that would be slow in a test built without optimisation.
package enum Bytes {
  /// Whether both hold the same bytes.
  package static func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    return first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        guard let one = first.baseAddress, let other = second.baseAddress else { return true }
        return memcmp(one, other, first.count) == 0
      }
    }
  }

  /// Where a byte comes first, from `start` on.
  package static func firstIndex(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, start < buffer.count,
        let found = memchr(base + start, Int32(byte), buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// How often a byte occurs.
  package static func count(of byte: UInt8, in bytes: [UInt8]) -> Int {
    var count = 0
    var start = 0
    while let found = firstIndex(of: byte, in: bytes, from: start) {
      count += 1
      start = found + 1
    }
    return count
  }
}
