package import StrictJSON

/// How much one message, answer or backlog may be; each has a key under `limits` in the configuration.
package struct Limits: Equatable, Sendable {
  /// Bytes of one message, 16 MiB.
  package var messageBytes: Int = 16 << 20

  /// JSON values in one message.
  package var values: Int = 1 << 20

  /// Requests in one batch.
  package var batchEntries: Int = 10_000

  /// Arrays and objects that may be open at once in one message.
  package var depth: Int = 128

  /// Bytes of one answer, 64 MiB.
  package var answerBytes: Int = 64 << 20

  /// Bytes of answers that may wait for a slow reader before reading stops, 256 MiB.
  package var waitingBytes: Int = 256 << 20

  package init() {}

  private static let keys: [(name: String, path: WritableKeyPath<Limits, Int> & Sendable, doc: String)] = [
    ("messageBytes", \.messageBytes, "Bytes of one message."),
    ("values", \.values, "JSON values in one message."),
    ("batchEntries", \.batchEntries, "Requests in one batch."),
    ("depth", \.depth, "Arrays and objects that may be open at once in one message."),
    ("answerBytes", \.answerBytes, "Bytes of one answer."),
    ("waitingBytes", \.waitingBytes, "Bytes of answers that may wait for a slow reader before reading stops."),
  ]

  /// The largest value of any limit, 2 GiB: buffers stay far from what 64-bit sizes and 32-bit offsets can say.
  private static let maximum: Int64 = 2 << 30

  /// The members of the `limits` object as it is published.
  static var fields: [Schema.Field] { keys.map { Schema.Field($0.name, .integer(minimum: 1), $0.doc) } }

  /// How the `limits` object of the configuration is read; what is left out keeps its default.
  static let shape = Shape<Limits>.object { (fields, json) throws(FieldFault) in
    var limits = Limits()
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
    for key in Limits.keys {
      writer.key(Array(key.name.utf8))
      writer.number(self[keyPath: key.path])
    }
    writer.endObject()
  }
}
