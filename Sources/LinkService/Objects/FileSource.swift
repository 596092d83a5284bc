import LinkCore
import StrictJSON

/// An association file as a request gives it.
enum AssociationSource: Sendable {
  /// The file as served.
  case text([UInt8])

  /// Its content as a JSON object of the request, by its node.
  case object(Int)

  /// The one of two fields that was given: the file, or its bytes.
  init(_ source: AssociationSource?, orBytes bytes: [UInt8]?) throws(ServiceFault) {
    switch (source, bytes) {
    case (let source?, nil): self = source
    case (nil, let bytes?): self = .text(bytes)
    default: throw .field(FieldFault(.notExactlyOne(of: ["aasa", "aasaBase64"])))
    }
  }

  /// Whether the caller has a text in which lines and columns mean something.
  var hasPlaces: Bool { if case .text = self { true } else { false } }

  /// The text of the file, or of the object in the request.
  func content(in json: borrowing JSON) -> [UInt8] {
    switch self {
    case .text(let text): text
    case .object(let node): Array(json.bytes[json.range(node)])
    }
  }

  /// Refuses an object with a repeated key, since systems and JSON readers do not agree on which of the two counts.
  func checkKeys(in json: borrowing JSON, field: String) throws(ServiceFault) {
    guard case .object(let node) = self, let duplicate = json.firstDuplicateKey(in: node) else { return }
    throw .field(FieldFault(.duplicateKeyInObject, pointer: json.pointer(to: duplicate, below: node)).under(field))
  }

  /// The file that was read, a repeated key refused.
  func document(in json: borrowing JSON, field: String) throws(ServiceFault) -> AssociationDocument {
    try checkKeys(in: json, field: field)
    return AssociationDocument(reading: content(in: json))
  }
}

extension Shape where Value == AssociationSource {
  static let associationSource = Shape(schema: .anyOf([.string(), .anyObject]), blank: .text([])) {
    (json, node) throws(FieldFault) in
    switch json.kind(node) {
    case .object: return .object(node)
    case .string: return .text(try Shape<[UInt8]>.string.read(json, node))
    default: throw FieldFault(.wrongType(expected: "a string or an object", found: json.kind(node)))
    }
  }
}

extension Shape where Value == AssociationProfile {
  private static let names: [(name: String, profile: AssociationProfile)] = [
    ("ios9", .ios9), ("ios13", .ios13), ("ios13_5", .ios13Dot5), ("ios14", .ios14),
  ]

  static let profile: Shape<AssociationProfile> = {
    let word = Shape<Int>.oneOf(names.map(\.name))
    return Shape(schema: word.schema, blank: .ios14) { (json, node) throws(FieldFault) in
      names[try word.read(json, node)].profile
    }
  }()
}

extension Shape where Value == [UInt8] {
  /// Bytes in base64.
  static let base64 = Shape(schema: .string(), blank: []) { (json, node) throws(FieldFault) in
    let text = try string.read(json, node)
    guard let bytes = Base64.decode(text) else {
      throw FieldFault(.badValue(expected: "base64 (RFC 4648 section 4, padded)", value: text))
    }
    return bytes
  }
}
