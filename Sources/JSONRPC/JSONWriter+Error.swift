package import StrictJSON

extension JSONWriter {
  /// Writes an error object as the next value (JSON-RPC 2.0 section 5.1).
  package mutating func error(_ error: RPCError) {
    beginObject()
    key("code")
    number(error.code.number)
    key("message")
    string(error.message)
    key("data")
    beginObject()
    key("status")
    string(error.code.status)
    for member in error.data {
      key(Array(member.name.utf8))
      value(member.json)
    }
    endObject()
    endObject()
  }

  /// Takes away all that was written from `mark` on.
  mutating func truncate(to mark: Int) {
    if bytes.count > mark { bytes.removeLast(bytes.count - mark) }
  }
}

extension RPCError {
  /// The error object as JSON text.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.error(self)
    return writer.bytes
  }
}
