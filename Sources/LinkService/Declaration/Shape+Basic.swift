import LinkCore
import StrictJSON

extension Shape where Value == [UInt8] {
  /// A string, as UTF-8.
  package static let string = Shape(schema: .string(), blank: []) { (json, node) throws(FieldFault) in
    guard let text = json.text(node) else {
      throw FieldFault(json.hasLoneSurrogate(node) ? .loneSurrogate : .notString(json.kind(node)))
    }
    return text
  }

  /// A URL of any form, as text; longer ones than any link may be are refused, so that no work on one grows without
  /// bound.
  package static let url = Shape(schema: .string(), blank: []) { (json, node) throws(FieldFault) in
    let text = try string.read(json, node)
    guard text.count <= WebURL.maximumLength else { throw FieldFault(.tooLong(limit: WebURL.maximumLength)) }
    return text
  }

  /// Bytes in base64.
  static let base64 = Shape(schema: .string(), blank: []) { (json, node) throws(FieldFault) in
    let text = try string.read(json, node)
    guard let bytes = Base64.decode(text) else {
      throw FieldFault(.badValue(expected: "base64 (RFC 4648 section 4, padded)", value: text))
    }
    return bytes
  }
}

extension Shape where Value == Bool {
  /// `true` or `false`.
  package static let bool = Shape(schema: .boolean, blank: false) { (json, node) throws(FieldFault) in
    switch json.kind(node) {
    case .true: return true
    case .false: return false
    default: throw FieldFault(.wrongType(expected: "true or false", found: json.kind(node)))
    }
  }
}

extension Shape where Value == Int64 {
  /// A whole number between `minimum` and `maximum`.
  package static func integer(_ minimum: Int64 = 0, _ maximum: Int64 = .max) -> Shape {
    Shape(schema: .integer(minimum: minimum), blank: minimum) { (json, node) throws(FieldFault) in
      guard json.kind(node) == .number else {
        throw FieldFault(.wrongType(expected: "a whole number", found: json.kind(node)))
      }
      guard let value = json.integer(node), value >= minimum, value <= maximum else {
        throw FieldFault(.outOfRange(minimum: minimum, maximum: maximum, value: json.numberText(node) ?? []))
      }
      return value
    }
  }

  /// An RFC 3339 time, in milliseconds since 1970.
  package static let timestamp = Shape(schema: .string(), blank: 0) { (json, node) throws(FieldFault) in
    let text = try Shape<[UInt8]>.string.read(json, node)
    do throws(TimestampFault) {
      return try Timestamp(parsing: text).milliseconds
    } catch {
      throw FieldFault(.badTimestamp(value: text))
    }
  }
}

extension Shape where Value == Int {
  /// One of several words; the value is the word's position.
  package static func oneOf(_ words: [String]) -> Shape {
    let spellings = words.map { Array($0.utf8) }
    return Shape(schema: .string(oneOf: words), blank: 0) { (json, node) throws(FieldFault) in
      for position in 0..<spellings.count where json.text(node, equals: spellings[position]) { return position }
      let text = try Shape<[UInt8]>.string.read(json, node)
      throw FieldFault(.notOneOf(words, value: text))
    }
  }

  /// Any object, by the index of its node: for a value that is read by other means.
  package static let anyObject = Shape(schema: .anyObject, blank: 0) { (json, node) throws(FieldFault) in
    guard json.kind(node) == .object else {
      throw FieldFault(.wrongType(expected: "an object", found: json.kind(node)))
    }
    return node
  }
}

extension Shape where Value: CaseIterable & RawRepresentable<String>, Value.AllCases == [Value] {
  /// One of the words that are the raw values of a type; to be made once, outside of what reads an object.
  static func word() -> Shape {
    let values = Value.allCases
    let word = Shape<Int>.oneOf(values.map(\.rawValue))
    return Shape(schema: word.schema, blank: values[0]) { (json, node) throws(FieldFault) in
      values[try word.read(json, node)]
    }
  }
}

extension Shape {
  /// An array, of any length unless a limit is given.
  package static func list<Element>(
    _ element: Shape<Element>, atMost limit: Int = .max
  ) -> Shape where Value == [Element] {
    Shape(schema: .list(element.schema), blank: []) { (json, node) throws(FieldFault) in
      guard json.kind(node) == .array else {
        throw FieldFault(.wrongType(expected: "an array", found: json.kind(node)))
      }
      var elements: [Element] = []
      let end = json.next(node)
      var child = node + 1
      while child < end {
        guard elements.count < limit else { throw FieldFault(.tooMany(limit: limit)) }
        do throws(FieldFault) {
          elements.append(try element.read(json, child))
        } catch {
          throw error.under(elements.count)
        }
        child = json.next(child)
      }
      return elements
    }
  }
}

extension FieldFault.Reason {
  static func notString(_ found: JSONKind) -> Self { .wrongType(expected: "a string", found: found) }
}
