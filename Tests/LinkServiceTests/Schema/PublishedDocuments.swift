import Foundation
import LinkService
import TestSupport

/// The published documents, read back.
enum PublishedDocuments {
  static func openRPC() throws -> JSONTree { try JSONTree(parsing: SchemaDocument.openrpc.text) }
  static func message() throws -> JSONTree { try JSONTree(parsing: SchemaDocument.message.text) }
  static func configuration() throws -> JSONTree { try JSONTree(parsing: SchemaDocument.config.text) }

  /// The name of a document's file in `schema/`.
  static func fileName(_ document: SchemaDocument) -> String {
    switch document {
    case .openrpc: "openrpc.json"
    case .config: "config.schema.json"
    case .message: "message.schema.json"
    }
  }

  /// A file of `schema/`.
  static func file(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: LinkdBinary.package + "/schema/\(name)")))
  }
}
