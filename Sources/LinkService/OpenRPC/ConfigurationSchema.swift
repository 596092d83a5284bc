import StrictJSON

/// JSON Schema of the configuration file, written from the shape that reads it.
enum ConfigurationSchema {
  /// The document on one line.
  static let text: [UInt8] = {
    let schema = Configuration.shape.schema
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("$schema")
    writer.string("http://json-schema.org/draft-07/schema#")
    writer.key("title")
    writer.string("Configuration of linkd")
    writer.key("allOf")
    writer.beginArray()
    schema.write(to: &writer, home: .definitions)
    writer.endArray()
    var names: [(name: String, schema: Schema)] = []
    schema.collectNamed(into: &names)
    writer.key("definitions")
    writer.beginObject()
    for (name, schema) in names.sorted(by: { $0.name < $1.name }) {
      writer.key(Array(name.utf8))
      schema.write(to: &writer, home: .definitions)
    }
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }()
}
