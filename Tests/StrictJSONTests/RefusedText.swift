import StrictJSON
import Testing

/// A text that RFC 8259 does not allow, and the fault that says so.
struct RefusedText: Sendable, CustomTestStringConvertible {
  let id: String
  let text: [UInt8]
  let fault: JSONFault

  init(_ id: String, _ text: String, _ code: JSONFault.Code, at offset: Int, _ pointer: String = "") {
    self.init(id, bytes: Array(text.utf8), code, at: offset, pointer)
  }

  init(_ id: String, bytes: [UInt8], _ code: JSONFault.Code, at offset: Int, _ pointer: String = "") {
    self.id = id
    self.text = bytes
    self.fault = JSONFault(code, offset: offset, pointer: Array(pointer.utf8))
  }

  var testDescription: String { id }

  static let all = arrays + objects + outside + words + numbers + strings + encodings
}

extension JSONFault.Code {
  /// The byte of an ASCII character where it cannot stand.
  static func unexpected(_ scalar: Unicode.Scalar) -> JSONFault.Code { .unexpectedByte(UInt8(ascii: scalar)) }
}
