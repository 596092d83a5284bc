package import StrictJSON

/// A JSON value taken out of its text, for tests that look at answers or change requests.
///
/// Members keep their order, numbers their spelling, strings are UTF-8 and compare as bytes.
package indirect enum JSONTree: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string([UInt8])
  case array([JSONTree])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package var name: [UInt8]
    package var value: JSONTree

    package init(_ name: String, _ value: JSONTree) {
      self.init(Array(name.utf8), value)
    }

    package init(_ name: [UInt8], _ value: JSONTree) {
      self.name = name
      self.value = value
    }
  }

  /// Reads a JSON text; a lone surrogate becomes U+FFFD.
  package init(parsing text: [UInt8]) throws(JSONFault) {
    let json = try JSON(parsing: text)
    self.init(json, json.root)
  }

  package init(parsing text: String) throws(JSONFault) { try self.init(parsing: Array(text.utf8)) }

  package init(_ json: borrowing JSON, _ node: Int) {
    let end = json.next(node)
    switch json.kind(node) {
    case .null: self = .null
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .number: self = .number(String(decoding: json.bytes[json.range(node)], as: UTF8.self))
    case .string: self = .string(Self.text(json, node))
    case .array:
      var elements: [JSONTree] = []
      var child = node + 1
      while child < end {
        elements.append(JSONTree(json, child))
        child = json.next(child)
      }
      self = .array(elements)
    case .object:
      var members: [Member] = []
      var key = node + 1
      while key < end {
        members.append(Member(Self.text(json, key), JSONTree(json, key + 1)))
        key = json.next(key + 1)
      }
      self = .object(members)
    }
  }

  private static func text(_ json: borrowing JSON, _ node: Int) -> [UInt8] {
    var text: [UInt8] = []
    json.appendTextRepairing(node, to: &text)
    return text
  }

  package static func string(_ text: String) -> JSONTree { .string(Array(text.utf8)) }

  // MARK: Looking

  /// The value of the first member of that name; nil when there is none or this is no object.
  package subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.elementsEqual(name.utf8) }?.value
  }

  package subscript(index: Int) -> JSONTree? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The text of a string, or nil.
  package var text: String? {
    guard case .string(let bytes) = self else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  package var elements: [JSONTree] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  package var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  /// The value at a JSON Pointer (RFC 6901), or nil.
  package func at(_ pointer: String) -> JSONTree? {
    guard !pointer.isEmpty else { return self }
    guard pointer.utf8.first == UInt8(ascii: "/") else { return nil }
    var value = self
    for token in pointer.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      let name = Self.unescaped(Array(token))
      let child: JSONTree? =
        switch value {
        case .object: value[name]
        case .array: Int(name).flatMap { value[$0] }
        default: nil
        }
      guard let child else { return nil }
      value = child
    }
    return value
  }

  private static func unescaped(_ token: [UInt8]) -> String {
    var name: [UInt8] = []
    var position = 0
    while position < token.count {
      if token[position] == UInt8(ascii: "~"), position + 1 < token.count {
        name.append(token[position + 1] == UInt8(ascii: "1") ? UInt8(ascii: "/") : UInt8(ascii: "~"))
        position += 2
      } else {
        name.append(token[position])
        position += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  // MARK: Writing

  /// The value as JSON without blanks.
  package var json: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  package var jsonText: String { String(decoding: json, as: UTF8.self) }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .number(let text): writer.value(Array(text.utf8))
    case .string(let text): writer.string(text)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}
