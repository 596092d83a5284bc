/// How the bytes of a file stand for characters.
package enum AssociationEncoding: Equatable, Sendable {
  case utf8
  case utf16BigEndian
  case utf16LittleEndian
  case utf32BigEndian
  case utf32LittleEndian

  /// Recognises the encoding by a byte order mark, or by where the zero bytes stand among the first four (RFC 4627
  /// section 3: JSON begins with two ASCII characters).
  static func detected(in bytes: [UInt8]) -> (encoding: AssociationEncoding, markLength: Int) {
    func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0xEF, 0xBB, 0xBF, _): return (.utf8, 3)
    case (0x00, 0x00, 0xFE, 0xFF): return (.utf32BigEndian, 4)
    case (0xFF, 0xFE, 0x00, 0x00): return (.utf32LittleEndian, 4)
    case (0xFE, 0xFF, _, _): return (.utf16BigEndian, 2)
    case (0xFF, 0xFE, _, _): return (.utf16LittleEndian, 2)
    case (0x00, 0x00, 0x00, .some(1...)): return (.utf32BigEndian, 0)
    case (.some(1...), 0x00, 0x00, 0x00): return (.utf32LittleEndian, 0)
    case (0x00, .some(1...), _, _): return (.utf16BigEndian, 0)
    case (.some(1...), 0x00, _, _): return (.utf16LittleEndian, 0)
    default: return (.utf8, 0)
    }
  }

  /// Bytes of one code unit.
  var unitLength: Int {
    switch self {
    case .utf8: 1
    case .utf16BigEndian, .utf16LittleEndian: 2
    case .utf32BigEndian, .utf32LittleEndian: 4
    }
  }

  /// The text in UTF-8, or nil when the bytes behind the mark are no text in this encoding.
  func transcoded(_ bytes: [UInt8], from start: Int) -> [UInt8]? {
    guard self != .utf8 else { return nil }
    guard (bytes.count - start).isMultiple(of: unitLength) else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count - start) / unitLength)
    var position = start
    while position < bytes.count {
      var scalar = unit(bytes, at: position)
      position += unitLength
      if unitLength == 2, scalar & 0xFC00 == 0xD800 {
        guard position < bytes.count else { return nil }
        let low = unit(bytes, at: position)
        guard low & 0xFC00 == 0xDC00 else { return nil }
        position += 2
        scalar = 0x10000 + ((scalar & 0x3FF) << 10 | low & 0x3FF)
      }
      guard let valid = Unicode.Scalar(scalar) else { return nil }
      text.append(contentsOf: valid.utf8)
    }
    return text
  }

  private func unit(_ bytes: [UInt8], at position: Int) -> UInt32 {
    var value: UInt32 = 0
    for offset in 0..<unitLength {
      let isBig = self == .utf16BigEndian || self == .utf32BigEndian
      value = value << 8 | UInt32(bytes[position + (isBig ? offset : unitLength - 1 - offset)])
    }
    return value
  }

  /// How many bytes of the file a part of the UTF-8 text takes.
  func length(of part: Range<Int>, in text: [UInt8]) -> Int {
    switch self {
    case .utf8:
      return part.count
    case .utf16BigEndian, .utf16LittleEndian:
      var units = 0
      for byte in text[part] where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
      return units * 2
    case .utf32BigEndian, .utf32LittleEndian:
      var scalars = 0
      for byte in text[part] where byte & 0xC0 != 0x80 { scalars += 1 }
      return scalars * 4
    }
  }
}
