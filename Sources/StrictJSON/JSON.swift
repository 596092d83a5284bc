/// A JSON text and the tape of its values.
///
/// The text `{"a":[1,"x"]}` has this tape (index: what stands there, and the index after it):
///
///     0 object {…}   next 6
///     1 key    "a"   next 2      a key is a string; its value follows it
///     2 array  […]   next 5
///     3 number 1     next 4
///     4 string "x"   next 5
///
/// Nothing is decoded while the text is read: a value is its place, so numbers keep their spelling and an `id` can be
/// copied byte for byte. One `JSON` is used for many texts in turn (``read(_:to:limits:)``) and keeps its tape's
/// memory.
package struct JSON: Sendable {
  /// The bytes that the texts lie in.
  ///
  /// Offsets on the tape count from the start of this array.
  @usableFromInline
  package internal(set) var bytes: [UInt8]

  @usableFromInline
  package internal(set) var nodes: [JSONNode] = []

  /// Where the text that was read last begins in ``bytes``.
  package internal(set) var origin = 0

  /// A holder of texts that lie in `bytes`; nothing is read yet.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads `bytes` as one JSON text.
  package init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONFault) {
    self.bytes = bytes
    try read(0, to: bytes.count, limits: limits)
  }

  /// Index of the outermost value of the text that was read last.
  @inlinable
  package var root: Int { 0 }

  /// What the value at `node` is; ``JSONKind/string`` for a key.
  @inlinable
  @inline(__always)
  package func kind(_ node: Int) -> JSONKind { nodes[node].kind }

  /// Index after the value at `node` and everything in it.
  @inlinable
  @inline(__always)
  package func next(_ node: Int) -> Int { Int(nodes[node].next) }

  /// Whether the object or array at `node` holds nothing.
  @inlinable
  package func isEmpty(_ node: Int) -> Bool { Int(nodes[node].next) == node + 1 }

  /// Where the value stands in ``bytes``, a string's quotes included.
  @inlinable
  @inline(__always)
  package func range(_ node: Int) -> Range<Int> {
    let entry = nodes[node]
    return Int(entry.start)..<Int(entry.end)
  }

  /// Offset of the value from the start of its text.
  package func offset(_ node: Int) -> Int { Int(nodes[node].start) - origin }

  /// How many elements the array, or members the object, at `node` has.
  ///
  /// Walks over them.
  package func count(_ node: Int) -> Int {
    let end = next(node)
    let isObject = kind(node) == .object
    var child = node + 1
    var count = 0
    while child < end {
      child = next(isObject ? child + 1 : child)
      count += 1
    }
    return count
  }

  /// Index of the value of the first member of that name, or nil.
  package func member(_ name: [UInt8], of object: Int) -> Int? {
    guard kind(object) == .object else { return nil }
    let end = next(object)
    var key = object + 1
    while key < end {
      if text(key, equals: name) { return key + 1 }
      key = next(key + 1)
    }
    return nil
  }

  /// The JSON Pointer (RFC 6901, UTF-8) from the root to the value at `node`; empty for the root.
  ///
  /// For a key it is the pointer of its member. A lone surrogate in a name is given as U+FFFD.
  package func pointer(to node: Int) -> [UInt8] { pointer(to: node, below: root) }

  /// The JSON Pointer from the value at `ancestor` to the value at `node`, which is in it.
  package func pointer(to node: Int, below ancestor: Int) -> [UInt8] {
    var pointer: [UInt8] = []
    var parent = ancestor
    while parent < node, let step = step(from: parent, towards: node) {
      appendPointerToken(of: parent, key: step.key, index: step.index, to: &pointer)
      parent = step.child
    }
    return pointer
  }

  /// The child of `parent` that holds `node`, with its key or its index; the child of a key is its member's value.
  private func step(from parent: Int, towards node: Int) -> (child: Int, key: Int, index: Int)? {
    let isObject = kind(parent) == .object
    guard isObject || kind(parent) == .array else { return nil }
    let end = next(parent)
    var child = parent + 1
    var index = 0
    while child < end {
      let value = isObject ? child + 1 : child
      if node < next(value) { return (value, child, index) }
      child = next(value)
      index += 1
    }
    return nil
  }

  /// Appends `/` and the escaped key or the index of one child.
  func appendPointerToken(of parent: Int, key: Int, index: Int, to pointer: inout [UInt8]) {
    pointer.append(UInt8(ascii: "/"))
    if kind(parent) == .object {
      var name: [UInt8] = []
      appendTextRepairing(key, to: &name)
      JSON.appendPointerEscaped(name, to: &pointer)
    } else {
      pointer.append(contentsOf: String(index).utf8)
    }
  }

  /// Appends one reference token, `~` written `~0` and `/` written `~1` (RFC 6901 section 3).
  package static func appendPointerEscaped(_ token: [UInt8], to pointer: inout [UInt8]) {
    for byte in token {
      switch byte {
      case UInt8(ascii: "~"): pointer.append(contentsOf: [UInt8(ascii: "~"), UInt8(ascii: "0")])
      case UInt8(ascii: "/"): pointer.append(contentsOf: [UInt8(ascii: "~"), UInt8(ascii: "1")])
      default: pointer.append(byte)
      }
    }
  }
}
