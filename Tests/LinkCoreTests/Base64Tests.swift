import Foundation
import LinkCore
import TestSupport
import Testing

/// Base64 there and back, beside Foundation's.
struct Base64Tests {
  @Test(arguments: 0..<70)
  func asFoundationWritesIt(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    let text = Base64.encode(bytes)
    #expect(text == Array(Data(bytes).base64EncodedString().utf8))
    #expect(Base64.decode(text) == bytes)
  }
}
