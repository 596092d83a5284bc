import LinkCore
import Testing

/// Vectors of NIST's FIPS 180-4 examples and CAVP byte-oriented short messages.
struct SHA256Tests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let id: String
    let message: [UInt8]
    let digest: String

    var testDescription: String { id }
  }

  static let vectors = [
    Vector(
      id: "empty",
      message: [],
      digest: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    ),
    Vector(
      id: "abc",
      message: Array("abc".utf8),
      digest: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    Vector(
      id: "one byte",
      message: [0xBD],
      digest: "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"
    ),
    Vector(
      id: "four bytes",
      message: [0xC9, 0x8C, 0x8E, 0x55],
      digest: "7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504"
    ),
    Vector(
      id: "55 zeros, the longest with one block",
      message: Array(repeating: 0, count: 55),
      digest: "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"
    ),
    Vector(
      id: "56 zeros",
      message: Array(repeating: 0, count: 56),
      digest: "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"
    ),
    Vector(
      id: "57 zeros",
      message: Array(repeating: 0, count: 57),
      digest: "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"
    ),
    Vector(
      id: "64 zeros, a whole block",
      message: Array(repeating: 0, count: 64),
      digest: "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"
    ),
    Vector(
      id: "448 bits",
      message: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      digest: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    Vector(
      id: "1000 times A",
      message: Array(repeating: 0x41, count: 1000),
      digest: "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4"
    ),
    Vector(
      id: "a million times a",
      message: Array(repeating: 0x61, count: 1_000_000),
      digest: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: vectors)
  func digest(_ vector: Vector) {
    #expect(hex(SHA256.digest(of: vector.message)) == vector.digest)
  }

  @Test
  func cutsDoNotMatter() {
    let message = (0..<300).map { UInt8(truncatingIfNeeded: $0) }
    let whole = SHA256.digest(of: message)
    for first in 0...130 {
      for second in [first, first + 1, first + 63, first + 64, first + 65, first + 128] {
        var hash = SHA256()
        hash.update(Array(message[..<first]))
        hash.update(Array(message[first..<second]))
        hash.update(Array(message[second...]))
        #expect(hash.finish() == whole, "cut at \(first) and \(second)")
      }
    }
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
