import JSONRPC
import StrictJSON

// The `limits` object of the configuration: one key for each limit of the wire.
extension WireLimits {
  private static let keys: [(name: String, path: any WritableKeyPath<WireLimits, Int> & Sendable, doc: String)] = [
    ("messageBytes", \.messageBytes, "Bytes of one message."),
    ("values", \.json.values, "JSON values in one message."),
    ("batchEntries", \.batchEntries, "Requests in one batch."),
    ("depth", \.json.depth, "Arrays and objects that may be open at once in one message."),
    ("answerBytes", \.answerBytes, "Bytes of one answer."),
    ("waitingBytes", \.waitingBytes, "Bytes of answers that may wait for a slow reader before reading stops."),
  ]

  /// The largest value of any limit, 2 GiB: buffers stay far from what 32-bit offsets can say.
  private static let maximum: Int64 = 2 << 30

  /// The members of the object as it is published.
  static var fields: [Schema.Field] { keys.map { Schema.Field($0.name, .integer(minimum: 1), $0.doc) } }

  /// How the object is read; what is left out keeps its default.
  static let shape = Shape<WireLimits>.object { (fields, json) throws(FieldFault) in
    var limits = WireLimits()
    for key in keys {
      if let value = try fields.optional(key.name, .integer(1, maximum), key.doc, json) {
        limits[keyPath: key.path] = Int(value)
      }
    }
    return limits
  }

  /// Writes the limits as an object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for key in WireLimits.keys {
      writer.key(Array(key.name.utf8))
      writer.number(self[keyPath: key.path])
    }
    writer.endObject()
  }
}
