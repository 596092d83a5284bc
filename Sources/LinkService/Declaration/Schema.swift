/// The part of JSON Schema draft-07 that parameters, results and the configuration are described with.
///
/// Every schema that linkd publishes is written from such a value, and every parameter is read by the ``Shape`` that
/// carries it, so the two cannot disagree.
package indirect enum Schema: Sendable {
  /// A string; when `oneOf` is not empty, one of these.
  case string(oneOf: [String] = [])

  /// A whole number.
  case integer(minimum: Int64? = nil)

  case boolean

  /// Any of several forms of the same thing.
  case anyOf([Schema])

  /// An array of any length.
  case list(Schema)

  /// An object with these members and no others.
  case object([Field])

  /// An object whose members all have the same form.
  case map(Schema)

  /// Any JSON object.
  case anyObject

  /// Any JSON value.
  case anything

  /// A schema that is published once, under this name, and referred to elsewhere.
  case named(String, Schema)

  /// The same, or `null`.
  case nullable(Schema)

  /// One member of an object.
  package struct Field: Sendable {
    package let name: String
    package let doc: String
    package let isRequired: Bool
    package let schema: Schema

    package init(_ name: String, _ schema: Schema, _ doc: String, isRequired: Bool = true) {
      self.name = name
      self.doc = doc
      self.isRequired = isRequired
      self.schema = schema
    }

    /// A member that may be left out.
    package static func optional(_ name: String, _ schema: Schema, _ doc: String) -> Field {
      Field(name, schema, doc, isRequired: false)
    }
  }
}
