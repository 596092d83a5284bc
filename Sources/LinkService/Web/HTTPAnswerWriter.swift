import LinkCore
import StrictJSON

/// Writes an answer for a web front to send.
enum HTTPAnswerWriter {
  /// The schema of what is written.
  static let schema = Schema.object([
    Schema.Field("status", .integer(minimum: 100), "The status code."),
    Schema.Field("headers", .list(.list(.string())), "Pairs of name and value, safe to send."),
    .optional("body", .string(), "The body, when there is one."),
  ])

  /// Writes the answer; to HEAD without its body, but with the length of it, which a front cannot know (RFC 9110 §8.6).
  static func write(_ answer: HTTPAnswer, withBody: Bool = true, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("status", answer.status)
    writer.key("headers")
    writer.beginArray()
    if let location = answer.location {
      writer.beginArray()
      writer.string("Location")
      writer.string(location)
      writer.endArray()
      writer.value(commonFields)
    } else {
      write(answer.fields, to: &writer)
      if !withBody, let body = answer.body {
        writer.beginArray()
        writer.string("Content-Length")
        writer.string("\(body.count)")
        writer.endArray()
      }
    }
    writer.endArray()
    if withBody, let body = answer.body {
      writer.member("body", body)
    }
    writer.endObject()
  }

  /// The headers of every redirect, as JSON with commas between them.
  private static let commonFields = {
    var writer = JSONWriter()
    write(HTTPAnswer.commonFields, to: &writer)
    return writer.bytes
  }()

  private static func write(_ fields: [HTTPField], to writer: inout JSONWriter) {
    for field in fields {
      writer.beginArray()
      writer.string(field.name)
      writer.string(field.value)
      writer.endArray()
    }
  }
}
