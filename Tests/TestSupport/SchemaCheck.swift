/// Checks values against the part of JSON Schema draft-07 that linkd publishes.
///
/// A keyword outside of that part is a fault of the schema: a check that ignored it would prove nothing.
package struct SchemaCheck: Sendable {
  /// The document that `$ref` points into.
  private let document: JSONTree

  package init(document: JSONTree) {
    self.document = document
  }

  /// One disagreement.
  package struct Fault: Equatable, Sendable, CustomStringConvertible {
    /// JSON Pointer of the value.
    package let pointer: String
    package let reason: String

    package init(_ pointer: String, _ reason: String) {
      self.pointer = pointer
      self.reason = reason
    }

    package var description: String { "\(pointer.isEmpty ? "the value" : pointer) \(reason)" }
  }

  /// Keywords that describe and do not constrain.
  private static let annotations: Set<String> = [
    "$schema", "title", "description", "default", "examples", "definitions", "$comment",
  ]

  /// Checks a value against the schema at a pointer into the document.
  package func faults(of value: JSONTree, schemaAt pointer: String) -> [Fault] {
    guard let schema = document.at(pointer) else { return [Fault("", "has no schema at \(pointer)")] }
    return faults(of: value, schema)
  }

  /// Checks a value against a schema.
  package func faults(of value: JSONTree, _ schema: JSONTree) -> [Fault] {
    faults(of: value, schema, at: "", depth: 0)
  }

  private func faults(of value: JSONTree, _ schema: JSONTree, at pointer: String, depth: Int) -> [Fault] {
    guard depth < 64 else { return [Fault(pointer, "is described by a schema that refers to itself")] }
    if case .bool(let accepts) = schema { return accepts ? [] : [Fault(pointer, "is not allowed")] }
    guard case .object(let keywords) = schema else { return [Fault(pointer, "has a schema that is no object")] }
    if let reference = schema["$ref"]?.text {
      // Draft-07 section 8.3: what stands beside a reference is ignored.
      guard reference.hasPrefix("#"), let target = document.at(String(reference.dropFirst())) else {
        return [Fault(pointer, "has the broken reference \(reference)")]
      }
      return faults(of: value, target, at: pointer, depth: depth + 1)
    }
    var faults: [Fault] = []
    for keyword in keywords {
      let name = String(decoding: keyword.name, as: UTF8.self)
      if Self.annotations.contains(name) { continue }
      faults += check(value, name, keyword.value, of: schema, at: pointer, depth: depth)
    }
    return faults
  }

  private func check(
    _ value: JSONTree, _ keyword: String, _ argument: JSONTree, of schema: JSONTree, at pointer: String, depth: Int
  ) -> [Fault] {
    func choices(_ argument: JSONTree) -> [[Fault]] {
      argument.elements.map { faults(of: value, $0, at: pointer, depth: depth + 1) }
    }
    switch keyword {
    case "type":
      let types = (argument.text.map { [$0] } ?? argument.elements.compactMap(\.text))
      let isOne = types.contains { Self.has(value, type: $0) }
      return isOne ? [] : [Fault(pointer, "is not of type \(types.joined(separator: " or "))")]
    case "enum": return argument.elements.contains(value) ? [] : [Fault(pointer, "is not in the enum")]
    case "const": return argument == value ? [] : [Fault(pointer, "is not the constant")]
    case "minimum":
      guard case .number(let text) = value, case .number(let bound) = argument else { return [] }
      guard let number = Double(text), let minimum = Double(bound), number < minimum else { return [] }
      return [Fault(pointer, "is below \(bound)")]
    case "anyOf":
      let all = choices(argument)
      if all.contains(where: \.isEmpty) { return [] }
      return [Fault(pointer, "fits no choice: " + all.flatMap { $0 }.map(\.description).joined(separator: "; "))]
    case "oneOf":
      let count = choices(argument).count(where: \.isEmpty)
      return count == 1 ? [] : [Fault(pointer, "fits \(count) choices and not one")]
    case "allOf": return choices(argument).flatMap { $0 }
    case "items":
      return value.elements.enumerated().flatMap { index, element in
        faults(of: element, argument, at: "\(pointer)/\(index)", depth: depth + 1)
      }
    case "minItems":
      guard case .array(let elements) = value, case .number(let bound) = argument else { return [] }
      return elements.count >= Int(bound) ?? 0 ? [] : [Fault(pointer, "has fewer than \(bound) elements")]
    case "properties":
      return value.members.flatMap { member in
        let name = String(decoding: member.name, as: UTF8.self)
        guard let schema = argument[name] else { return [Fault]() }
        return faults(of: member.value, schema, at: "\(pointer)/\(name)", depth: depth + 1)
      }
    case "required":
      guard case .object = value else { return [] }
      return argument.elements.compactMap(\.text).filter { value[$0] == nil }.map { Fault(pointer, "lacks \($0)") }
    case "additionalProperties":
      return value.members.flatMap { member in
        let name = String(decoding: member.name, as: UTF8.self)
        guard schema["properties"]?[name] == nil else { return [Fault]() }
        return faults(of: member.value, argument, at: "\(pointer)/\(name)", depth: depth + 1)
      }
    default: return [Fault(pointer, "has a schema with the unknown keyword \(keyword)")]
    }
  }

  private static func has(_ value: JSONTree, type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"), (.array, "array"),
      (.object, "object"):
      true
    // 1.0 is an integer in draft-07; linkd never writes or takes one, so the spelling decides here.
    case (.number(let text), "integer"):
      text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    default: false
    }
  }
}
