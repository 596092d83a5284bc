package import JSONRPC
package import StrictJSON

/// One method: all that is published about it, and its work.
package struct Method: Sendable {
  package let name: String

  /// One sentence: what the method does.
  package let summary: String

  /// The members of `params`, or nil when any are accepted and none is read.
  package let params: [Schema.Field]?

  package let result: Schema

  /// The codes of the errors that the method can answer with, INVALID_ARGUMENT and INTERNAL apart.
  package let errors: [RPCError.Code]

  /// Requests that show what the method is for; their results are made by running them.
  package let examples: [Example]

  let run: @Sendable (borrowing JSON, Int, ServiceContext, inout JSONWriter) throws(ServiceFault) -> Step

  /// One request as it is published.
  package struct Example: Sendable {
    package let name: String

    /// The JSON text of `params`.
    package let params: String

    /// The JSON text of the configuration that the result depends on; nil for none.
    package let configuration: String?

    package init(_ name: String, _ params: String, configuration: String? = nil) {
      self.name = name
      self.params = params
      self.configuration = configuration
    }
  }

  /// A method whose `params` are read by a shape.
  ///
  /// Inlined so that reading is compiled for the parameters' own type: generic code costs two look-ups of metadata a
  /// request.
  @inline(__always)
  init<Params>(
    _ name: String, _ summary: String, params: Shape<Params>, result: Schema, errors: [RPCError.Code] = [],
    examples: [Example] = [],
    run:
      @escaping @Sendable (consuming Params, borrowing JSON, ServiceContext, inout JSONWriter) throws(ServiceFault) ->
      Step
  ) {
    guard case .object(let fields) = params.schema else {
      preconditionFailure("Parameters are by name, so the shape of \(name)'s params is an object.")
    }
    self.init(name, summary, fields: fields, result: result, errors: errors, examples: examples) {
      (json, node, context, writer) throws(ServiceFault) in
      let values: Params
      do throws(FieldFault) { values = try params.read(json, node) } catch { throw .field(error) }
      return try run(consume values, json, context, &writer)
    }
  }

  /// A method that accepts any members of `params` and reads none.
  package init(
    _ name: String, _ summary: String, result: Schema, examples: [Example] = [],
    write: @escaping @Sendable (ServiceContext, inout JSONWriter) -> Void
  ) {
    self.init(name, summary, fields: nil, result: result, errors: [], examples: examples) {
      (json, node, context, writer) throws(ServiceFault) in
      let kind = json.kind(node)
      guard kind == .object else { throw .field(FieldFault(.wrongType(expected: "an object", found: kind))) }
      write(context, &writer)
      return .done
    }
  }

  private init(
    _ name: String, _ summary: String, fields: [Schema.Field]?, result: Schema, errors: [RPCError.Code],
    examples: [Example],
    run: @escaping @Sendable (borrowing JSON, Int, ServiceContext, inout JSONWriter) throws(ServiceFault) -> Step
  ) {
    self.name = name
    self.summary = summary
    self.params = fields
    self.result = result
    self.errors = errors
    self.examples = examples
    self.run = run
  }
}
