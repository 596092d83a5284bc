import JSONRPC
import StrictJSON

/// The OpenRPC document (OpenRPC 1.3, whose schemas are JSON Schema draft-07), written from the method table.
enum OpenRPCDocument {
  /// The document on one line; made once, when it is first asked for.
  static let text: [UInt8] = {
    let table = MethodTable()
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("openrpc")
    writer.string("1.3.2")
    writer.key("info")
    writer.beginObject()
    writer.key("title")
    writer.string("linkd")
    writer.key("description")
    writer.string("App links over line-delimited JSON-RPC 2.0 on standard input and output.")
    writer.key("version")
    writer.string(Version.text)
    writer.endObject()
    writer.key("methods")
    writer.beginArray()
    let examples = ExampleResults()
    for method in table.methods { write(method, examples, to: &writer) }
    writer.endArray()
    writer.key("components")
    writer.beginObject()
    writer.key("schemas")
    writer.beginObject()
    for (name, schema) in namedSchemas(of: table) {
      writer.key(Array(name.utf8))
      schema.write(to: &writer, home: .components)
    }
    writer.endObject()
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }()

  private static func namedSchemas(of table: MethodTable) -> [(name: String, schema: Schema)] {
    var names: [(name: String, schema: Schema)] = []
    for method in table.methods {
      for field in method.params ?? [] { field.schema.collectNamed(into: &names) }
      method.result.collectNamed(into: &names)
    }
    return names.sorted { $0.name < $1.name }
  }

  private static func write(_ method: Method, _ examples: ExampleResults, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string(method.name)
    writer.key("summary")
    writer.string(method.summary)
    writer.key("paramStructure")
    writer.string("by-name")
    writer.key("params")
    writer.beginArray()
    // Required ones stand first, as OpenRPC asks.
    let fields = method.params ?? []
    for field in fields.filter(\.isRequired) + fields.filter({ !$0.isRequired }) {
      writer.beginObject()
      writer.key("name")
      writer.string(field.name)
      writer.key("description")
      writer.string(field.doc)
      if field.isRequired {
        writer.key("required")
        writer.bool(true)
      }
      writer.key("schema")
      field.schema.write(to: &writer, home: .components)
      writer.endObject()
    }
    writer.endArray()
    writer.key("result")
    writer.beginObject()
    writer.key("name")
    writer.string("result")
    writer.key("schema")
    method.result.write(to: &writer, home: .components)
    writer.endObject()
    write(errors: [.invalidArgument] + method.errors, to: &writer)
    write(examples: method.examples, of: method, examples, to: &writer)
    writer.endObject()
  }

  private static func write(errors: [RPCError.Code], to writer: inout JSONWriter) {
    writer.key("errors")
    writer.beginArray()
    for code in errors {
      writer.beginObject()
      writer.key("code")
      writer.number(code.number)
      writer.key("message")
      writer.string(code.status)
      writer.endObject()
    }
    writer.endArray()
  }

  private static func write(
    examples: [Method.Example], of method: Method, _ results: ExampleResults, to writer: inout JSONWriter
  ) {
    writer.key("examples")
    writer.beginArray()
    for example in examples {
      guard let params = try? JSON(parsing: Array(example.params.utf8)) else {
        preconditionFailure("The example \(example.name) of \(method.name) is not JSON.")
      }
      writer.beginObject()
      writer.key("name")
      writer.string(example.name)
      if let configuration = example.configuration {
        writer.key("description")
        writer.string("With the configuration \(configuration)")
      }
      writer.key("params")
      writer.beginArray()
      var key = params.root + 1
      while key < params.next(params.root) {
        writer.beginObject()
        writer.key("name")
        writer.copy(key, of: params)
        writer.key("value")
        writer.copy(key + 1, of: params)
        writer.endObject()
        key = params.next(key + 1)
      }
      writer.endArray()
      writer.key("result")
      writer.beginObject()
      writer.key("name")
      writer.string("result")
      writer.key("value")
      writer.value(results.result(of: method, example))
      writer.endObject()
      writer.endObject()
    }
    writer.endArray()
  }
}
