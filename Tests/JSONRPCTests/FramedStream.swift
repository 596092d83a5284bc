import JSONRPC
import TestSupport
import Testing

/// A stream of bytes and the messages that a framer finds in it.
struct FramedStream: Sendable, CustomTestStringConvertible {
  /// What is found: the bytes of a message, or the fault in its place.
  enum Found: Equatable, Sendable, CustomStringConvertible {
    case text([UInt8])
    case overLimit
    case badHeader(ProtocolFault.HeaderFault)

    static func text(_ text: String) -> Found { .text(Array(text.utf8)) }

    var description: String {
      switch self {
      case .text(let bytes): "text \(String(decoding: bytes, as: UTF8.self).debugDescription)"
      case .overLimit: "over limit"
      case .badHeader(let fault): "bad header: \(fault)"
      }
    }
  }

  let id: String
  let bytes: [UInt8]
  let limit: Int
  let found: [Found]

  init(_ id: String, _ text: String, limit: Int = 100, _ found: Found...) {
    self.init(id, bytes: Array(text.utf8), limit: limit, found)
  }

  init(_ id: String, bytes: [UInt8], limit: Int = 100, _ found: [Found]) {
    self.id = id
    self.bytes = bytes
    self.limit = limit
    self.found = found
  }

  var testDescription: String { id }

  /// Delivers the bytes in every cut and compares what is found.
  func check(_ framing: Framing, sourceLocation: SourceLocation = #_sourceLocation) {
    for parts in Splits.all(bytes) {
      let found = FramedStream.frame(parts, framing, limit: limit)
      guard found == self.found else {
        Issue.record("first cut after \(parts[0].count) bytes: \(found)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// What is found in the parts; the end of input comes after the last part, on its own.
  static func frame(_ parts: [[UInt8]], _ framing: Framing, limit: Int) -> [Found] {
    var framer = Framer(framing, limit: limit)
    var buffer: [UInt8] = []
    var found: [Found] = []
    for (index, part) in (parts + [[]]).enumerated() {
      buffer += part
      var messages: [Message] = []
      let consumed = framer.frame(buffer, to: buffer.count, atEnd: index == parts.count, into: &messages)
      for message in messages {
        switch message {
        case .text(let start, let end): found.append(.text(Array(buffer[start..<end])))
        case .overLimit: found.append(.overLimit)
        case .badHeader(let fault): found.append(.badHeader(fault))
        }
      }
      buffer.removeFirst(consumed)
    }
    return found
  }
}
