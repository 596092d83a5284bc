package import StrictJSON

extension Schema {
  /// Where named schemas stand in the document that is being written.
  package enum Home: Sendable {
    /// `#/components/schemas/NAME`, in an OpenRPC document.
    case components

    /// `#/definitions/NAME`, in a schema document of its own.
    case definitions

    fileprivate var prefix: String {
      switch self {
      case .components: "#/components/schemas/"
      case .definitions: "#/definitions/"
      }
    }
  }

  /// Writes the schema as an object; `doc` becomes its description.
  package func write(to writer: inout JSONWriter, doc: String? = nil, home: Home) {
    if case .named(let name, _) = self, doc == nil { return Schema.writeReference(name, to: &writer, home: home) }
    writer.beginObject()
    if let doc {
      writer.key("description")
      writer.string(doc)
    }
    writeMembers(to: &writer, isNullable: false, home: home)
    writer.endObject()
  }

  private func writeMembers(to writer: inout JSONWriter, isNullable: Bool, home: Home) {
    switch self {
    case .string(let oneOf):
      Schema.writeType("string", isNullable, to: &writer)
      if !oneOf.isEmpty {
        writer.key("enum")
        writer.beginArray()
        for value in oneOf { writer.string(value) }
        if isNullable { writer.null() }
        writer.endArray()
      }
    case .integer(let minimum):
      Schema.writeType("integer", isNullable, to: &writer)
      if let minimum {
        writer.key("minimum")
        writer.number(minimum)
      }
    case .boolean:
      Schema.writeType("boolean", isNullable, to: &writer)
    case .anyOf(let choices):
      writer.key("anyOf")
      writer.beginArray()
      for choice in choices { choice.write(to: &writer, home: home) }
      if isNullable { Schema.writeNull(to: &writer) }
      writer.endArray()
    case .list(let element):
      Schema.writeType("array", isNullable, to: &writer)
      writer.key("items")
      element.write(to: &writer, home: home)
    case .object(let fields):
      Schema.writeType("object", isNullable, to: &writer)
      Schema.writeProperties(fields, to: &writer, home: home)
    case .map(let element):
      Schema.writeType("object", isNullable, to: &writer)
      writer.key("additionalProperties")
      element.write(to: &writer, home: home)
    case .anyObject:
      Schema.writeType("object", isNullable, to: &writer)
    case .anything:
      break
    case .named(let name, _):
      // Draft-07 ignores what stands beside a `$ref`, so one that has a description or may be null is wrapped.
      writer.key("anyOf")
      writer.beginArray()
      Schema.writeReference(name, to: &writer, home: home)
      if isNullable { Schema.writeNull(to: &writer) }
      writer.endArray()
    case .nullable(let schema):
      schema.writeMembers(to: &writer, isNullable: true, home: home)
    }
  }

  private static func writeProperties(_ fields: [Field], to writer: inout JSONWriter, home: Home) {
    writer.key("properties")
    writer.beginObject()
    for field in fields {
      writer.key(Array(field.name.utf8))
      field.schema.write(to: &writer, doc: field.doc, home: home)
    }
    writer.endObject()
    let required = fields.filter(\.isRequired)
    if !required.isEmpty {
      writer.key("required")
      writer.beginArray()
      for field in required { writer.string(field.name) }
      writer.endArray()
    }
    writer.key("additionalProperties")
    writer.bool(false)
  }

  private static func writeType(_ name: StaticString, _ isNullable: Bool, to writer: inout JSONWriter) {
    writer.key("type")
    guard isNullable else { return writer.string(name) }
    writer.beginArray()
    writer.string(name)
    writer.string("null")
    writer.endArray()
  }

  private static func writeNull(to writer: inout JSONWriter) {
    writer.beginObject()
    writeType("null", false, to: &writer)
    writer.endObject()
  }

  private static func writeReference(_ name: String, to writer: inout JSONWriter, home: Home) {
    writer.beginObject()
    writer.key("$ref")
    writer.string(home.prefix + name)
    writer.endObject()
  }
}

extension Schema {
  /// Adds all named schemas in this one, by name, to `names`; each once, those it refers to included.
  package func collectNamed(into names: inout [(name: String, schema: Schema)]) {
    switch self {
    case .string, .integer, .boolean, .anyObject, .anything: break
    case .anyOf(let choices): for choice in choices { choice.collectNamed(into: &names) }
    case .list(let element), .map(let element): element.collectNamed(into: &names)
    case .object(let fields): for field in fields { field.schema.collectNamed(into: &names) }
    case .nullable(let schema): schema.collectNamed(into: &names)
    case .named(let name, let schema):
      guard !names.contains(where: { $0.name == name }) else { return }
      names.append((name, schema))
      schema.collectNamed(into: &names)
    }
  }
}
