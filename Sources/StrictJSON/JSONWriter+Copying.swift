extension JSONWriter {
  /// Writes the value at `node` of another text: numbers and strings as they are written there, white space between
  /// values left out.
  ///
  /// The three line-breaking characters are escaped, which changes a string's spelling and never its text.
  package mutating func copy(_ node: Int, of json: borrowing JSON) {
    // Its span exists on every system, and it shares the array's memory.
    let source = ContiguousArray(json.bytes)
    let text = source.span
    var open: [(isObject: Bool, end: Int)] = []
    var position = node
    repeat {
      if let container = open.last, container.isObject {
        copyScalar(json.nodes[position], of: text)
        bytes.append(UInt8(ascii: ":"))
        position += 1
      }
      let entry = json.nodes[position]
      switch entry.kind {
      case .object:
        beginObject()
        open.append((true, Int(entry.next)))
      case .array:
        beginArray()
        open.append((false, Int(entry.next)))
      default:
        copyScalar(entry, of: text)
      }
      position += 1
      while let container = open.last, container.end == position {
        bytes.append(container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        open.removeLast()
      }
    } while !open.isEmpty
  }

  private mutating func copyScalar(_ entry: JSONNode, of text: Span<UInt8>) {
    separate()
    let range = Int(entry.start)..<Int(entry.end)
    if entry.flags.contains(.nonASCII) {
      escapeLineBreaks(text, in: range)
    } else {
      append(text, range)
    }
  }
}
