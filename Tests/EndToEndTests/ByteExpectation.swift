import TestSupport
import Testing

/// Expects the same bytes, and shows only the place where they part: there may be millions of them.
func expectSame(
  _ found: [UInt8], _ expected: [UInt8], _ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !Bytes.areEqual(found, expected) else { return }
  let place = zip(found, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? min(found.count, expected.count)
  func part(_ bytes: [UInt8]) -> String {
    String(decoding: bytes[max(0, min(place, bytes.count) - 100)..<min(bytes.count, place + 200)], as: UTF8.self)
  }
  Issue.record(
    """
    \(comment) \(found.count) bytes instead of \(expected.count), the first other one at \(place):
    \(part(found))
    instead of:
    \(part(expected))
    """, sourceLocation: sourceLocation)
}
