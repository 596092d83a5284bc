package import StrictJSON

/// How one kind of value is read from JSON, together with the schema that says so.
package struct Shape<Value: Sendable>: Sendable {
  /// What is published about the value.
  package let schema: Schema

  /// A value to stand in while a declaration is only being recorded; it is never used.
  package let blank: Value

  /// Reads the value at a node of a text.
  package let read: @Sendable (borrowing JSON, Int) throws(FieldFault) -> Value

  package init(
    schema: Schema, blank: Value, read: @escaping @Sendable (borrowing JSON, Int) throws(FieldFault) -> Value
  ) {
    self.schema = schema
    self.blank = blank
    self.read = read
  }

  /// The same values under a name of their own in the published schemas.
  package func named(_ name: String) -> Shape {
    Shape(schema: .named(name, schema), blank: blank, read: read)
  }

  /// An object, declared by reading it.
  ///
  /// `make` runs once here to record the fields that it asks for, and later for each object to read them by position.
  /// So its calls must be unconditional, and it must not look at what they return before all are made.
  package static func object(
    _ make: @escaping @Sendable (inout Fields, borrowing JSON) throws(FieldFault) -> Value
  ) -> Shape {
    var recorder = Fields()
    guard let blank = try? make(&recorder, JSON(bytes: [])) else {
      preconditionFailure("A declaration that is being recorded reads nothing, so it has nothing to refuse.")
    }
    let declared = recorder.declared
    precondition(declared.count <= Fields.limit, "Fields.limit is too low for this declaration.")
    let names = JSONNames(declared.map { Array($0.name.utf8) })
    return Shape(schema: .object(declared), blank: blank) { (json, node) throws(FieldFault) in
      var fields = Fields(names, try Fields.members(names, of: json, at: node))
      return try make(&fields, json)
    }
  }
}
