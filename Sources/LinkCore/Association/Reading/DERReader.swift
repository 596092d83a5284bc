/// Elements of a DER structure one after the other (ITU-T X.690 section 10): definite lengths in their shortest form.
struct DERReader {
  static let integer: UInt8 = 0x02
  static let octetString: UInt8 = 0x04
  static let objectIdentifier: UInt8 = 0x06
  static let sequence: UInt8 = 0x30
  static let set: UInt8 = 0x31

  /// Constructed, context-specific, number 0.
  static let context0: UInt8 = 0xA0

  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  /// Reads what stands at `range`.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position == end }

  /// The contents of the next element, which has this tag; nil when another or none stands there.
  mutating func read(_ tag: UInt8) -> Range<Int>? {
    guard position < end, bytes[position] == tag else { return nil }
    var next = position + 1
    guard let length = length(at: &next), length <= end - next else { return nil }
    position = next + length
    return next..<next + length
  }

  /// A reader of what the next element holds, which has this tag.
  mutating func enter(_ tag: UInt8) -> DERReader? { read(tag).map { DERReader(bytes, $0) } }

  /// The length at `next`, which moves behind it; no file has one of more than four bytes.
  private func length(at next: inout Int) -> Int? {
    guard next < end else { return nil }
    let first = bytes[next]
    next += 1
    guard first & 0x80 != 0 else { return Int(first) }
    let count = Int(first & 0x7F)
    guard (1...4).contains(count), count <= end - next, bytes[next] != 0 else { return nil }
    var length = 0
    for _ in 0..<count {
      length = length << 8 | Int(bytes[next])
      next += 1
    }
    return length < 0x80 ? nil : length
  }
}
