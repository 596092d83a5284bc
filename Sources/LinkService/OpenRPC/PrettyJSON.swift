import StrictJSON

/// JSON for people: two blanks a level, one member or element a line.
enum PrettyJSON {
  /// The same values as in `text`; what is no JSON is returned as it is.
  static func text(of text: [UInt8]) -> [UInt8] {
    guard let json = try? JSON(parsing: text) else { return text }
    var out: [UInt8] = []
    var open: [(isObject: Bool, end: Int)] = []
    var node = json.root
    repeat {
      if let container = open.last {
        // Anything but the first child of a container follows a sibling.
        if out.last != UInt8(ascii: "{"), out.last != UInt8(ascii: "[") { out.append(UInt8(ascii: ",")) }
        breakLine(open.count, &out)
        if container.isObject {
          out += text[json.range(node)]
          out += Array(": ".utf8)
          node += 1
        }
      }
      let kind = json.kind(node)
      switch kind {
      case .object, .array:
        out.append(kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
        open.append((kind == .object, json.next(node)))
      default: out += text[json.range(node)]
      }
      node += 1
      while let container = open.last, container.end == node {
        open.removeLast()
        if out.last != UInt8(ascii: "{"), out.last != UInt8(ascii: "[") { breakLine(open.count, &out) }
        out.append(container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
      }
    } while !open.isEmpty
    return out
  }

  private static func breakLine(_ depth: Int, _ out: inout [UInt8]) {
    out.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { out += Array("  ".utf8) }
  }
}
