extension JSONWriter {
  /// Writes the value at `node` of another text: numbers and strings as they are written there, white space between
  /// values left out.
  ///
  /// The three line-breaking characters are escaped, which changes a string's spelling and never its text.
  package mutating func copy(_ node: Int, of json: borrowing JSON) {
    var open: [(isObject: Bool, end: Int)] = []
    var position = node
    repeat {
      if let container = open.last, container.isObject {
        copyScalar(position, of: json)
        bytes.append(UInt8(ascii: ":"))
        position += 1
      }
      switch json.kind(position) {
      case .object:
        beginObject()
        open.append((true, json.next(position)))
      case .array:
        beginArray()
        open.append((false, json.next(position)))
      default:
        copyScalar(position, of: json)
      }
      position += 1
      while let container = open.last, container.end == position {
        bytes.append(container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        open.removeLast()
      }
    } while !open.isEmpty
  }

  private mutating func copyScalar(_ node: Int, of json: borrowing JSON) {
    separate()
    let range = json.range(node)
    if json.nodes[node].flags.contains(.nonASCII) {
      escapeLineBreaks(of: json.bytes, in: range)
    } else {
      bytes.append(contentsOf: json.bytes[range])
    }
  }
}
