extension JSON {
  /// Reads the bytes from `start` up to `end` as one JSON text and replaces the tape.
  ///
  /// Accepts exactly RFC 8259: one value, white space around it, UTF-8 without a byte order mark. Strings with a lone
  /// surrogate escape are accepted here, since the grammar allows them, and are refused where their text is used. An
  /// empty text, and one of white space alone, is an ``JSONFault/Code/unexpectedEnd``. After a fault the tape is empty.
  package mutating func read(_ start: Int, to end: Int, limits: JSONLimits) throws(JSONFault) {
    origin = start
    nodes.removeAll(keepingCapacity: true)
    guard start >= 0, start <= end, end <= bytes.count, end < UInt32.max else {
      throw JSONFault(.tooLong, offset: 0, pointer: [])
    }
    // Its span exists on every system, and it shares the array's memory.
    let text = ContiguousArray(bytes)
    var reader = JSONReader(at: start)
    do throws(JSONReader.Stop) {
      var isComplete = false
      try nodes.append(addingCapacity: max(nodes.capacity, JSON.usualNodes(for: end - start))) {
        tape throws(JSONReader.Stop) in
        isComplete = try reader.read(text.span, to: end, limits: limits, onto: &tape)
      }
      while !isComplete {
        let full = nodes
        nodes = []
        // Each further entry takes at least one byte of the text.
        try nodes.append(addingCapacity: full.count + min(full.count, end - reader.position) + 2) {
          tape throws(JSONReader.Stop) in
          for node in full { tape.append(node) }
          isComplete = try reader.read(text.span, to: end, limits: limits, onto: &tape)
        }
      }
    } catch {
      let pointer = reader.pointer(of: error, in: self)
      nodes.removeAll(keepingCapacity: true)
      throw JSONFault(error.code, offset: error.position - start, pointer: pointer)
    }
  }

  /// How many entries to have room for when the text has that many bytes.
  ///
  /// A request has an entry for about every twelve bytes. Denser texts let the tape grow; past 2^12 entries (64 KiB)
  /// all do, so that one long string does not ask for a tape of its own size.
  private static func usualNodes(for bytes: Int) -> Int { min(bytes / 12, 1 << 12) + 8 }
}
