import StrictJSON

/// The documents that are published in `schema/`, all made from the method table.
package enum SchemaDocument: String, CaseIterable, Sendable {
  /// The OpenRPC document; `rpc.discover` answers the same.
  case openrpc

  /// JSON Schema of the configuration file.
  case config

  /// JSON Schema of the messages that go in and out: requests, answers and batches.
  case message

  /// The name of its file in `schema/`.
  package var fileName: String {
    switch self {
    case .openrpc: "openrpc.json"
    case .config: "config.schema.json"
    case .message: "message.schema.json"
    }
  }

  /// The document, indented by two blanks, without a newline at its end.
  package var text: [UInt8] { PrettyJSON.text(of: compactText) }

  /// The document on one line.
  package var compactText: [UInt8] {
    switch self {
    case .openrpc: OpenRPCDocument.text
    case .config: ConfigurationSchema.text
    case .message: MessageSchema.text
    }
  }
}
