import LinkCore
import StrictJSON

/// A file as a request gives it.
enum FileSource: Sendable {
  /// The file as served.
  case text([UInt8])

  /// Its content as a JSON value of the request, by its node.
  case value(Int)

  /// The one of two fields that was given: the file, or its bytes.
  init(_ source: FileSource?, orBytes bytes: [UInt8]?, fields: [String]) throws(ServiceFault) {
    switch (source, bytes) {
    case (let source?, nil): self = source
    case (nil, let bytes?): self = .text(bytes)
    default: throw .field(FieldFault(.notExactlyOne(of: fields)))
    }
  }

  /// Whether the caller has a text in which lines and columns mean something.
  var hasPlaces: Bool { if case .text = self { true } else { false } }

  /// The text of the file, or of the value in the request.
  func content(in json: borrowing JSON) -> [UInt8] {
    switch self {
    case .text(let text): text
    case .value(let node): Array(json.bytes[json.range(node)])
    }
  }
}

// Association files.

extension FileSource {
  /// An association file that is in one of the fields `aasa` and `aasaBase64`.
  init(aasa: FileSource?, orBytes bytes: [UInt8]?) throws(ServiceFault) {
    try self.init(aasa, orBytes: bytes, fields: ["aasa", "aasaBase64"])
  }

  /// Refuses an object with a repeated key, since systems and JSON readers do not agree on which of the two counts.
  func checkKeys(in json: borrowing JSON, field: String) throws(ServiceFault) {
    guard case .value(let node) = self, let duplicate = json.firstDuplicateKey(in: node) else { return }
    throw .field(FieldFault(.duplicateKeyInObject, pointer: json.pointer(to: duplicate, below: node)).under(field))
  }

  /// The file that was read, a repeated key refused.
  func association(in json: borrowing JSON, field: String) throws(ServiceFault) -> AssociationDocument {
    try checkKeys(in: json, field: field)
    return AssociationDocument(reading: content(in: json))
  }
}

extension Shape where Value == FileSource {
  /// An association file: its text, or the object that it has.
  static let association = Shape(schema: .anyOf([.string(), .anyObject]), blank: .text([])) {
    (json, node) throws(FieldFault) in
    switch json.kind(node) {
    case .object: return .value(node)
    case .string: return .text(try Shape<[UInt8]>.string.read(json, node))
    default: throw FieldFault(.wrongType(expected: "a string or an object", found: json.kind(node)))
    }
  }

  /// An assetlinks.json file: its text, or the array that it has; an object in its place is a finding and no fault.
  static let assetLinks = Shape(schema: .anyOf([.string(), .list(.anything), .anyObject]), blank: .text([])) {
    (json, node) throws(FieldFault) in
    switch json.kind(node) {
    case .array, .object: return .value(node)
    case .string: return .text(try Shape<[UInt8]>.string.read(json, node))
    default: throw FieldFault(.wrongType(expected: "a string or an array", found: json.kind(node)))
    }
  }
}
