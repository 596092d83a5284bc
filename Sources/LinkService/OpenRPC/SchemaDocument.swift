/// The documents that are published in `schema/`.
package enum SchemaDocument: String, CaseIterable, Sendable {
  /// The OpenRPC document; `rpc.discover` answers the same.
  case openrpc

  /// JSON Schema of the configuration file.
  case config

  /// JSON Schema of the messages that go in and out: requests, answers and batches.
  case message

  /// The document, indented by two blanks, without a newline at its end.
  package var text: [UInt8] { PrettyJSON.text(of: source) }

  /// The document as it is made, however it is laid out.
  var source: [UInt8] {
    switch self {
    case .openrpc: OpenRPCDocument.text
    case .config: ConfigurationSchema.text
    case .message: MessageSchema.text
    }
  }
}
