import StrictJSON

extension Method {
  /// `initialize`: lets clients that speak the Language Server Protocol start (LSP 3.17, "Initialize Request").
  static func initialize() -> Method {
    Method(
      "initialize", "Lets clients of the Language Server Protocol start; it is not needed before other methods.",
      result: .object([
        Schema.Field("capabilities", .anyObject, "Always empty: linkd offers its own methods only."),
        Schema.Field(
          "serverInfo",
          .object([
            Schema.Field("name", .string(), "Always \"linkd\"."),
            Schema.Field("version", .string(), "The version of the program."),
          ]), "Who answers."),
      ]),
      examples: [Example("start of a session", "{}")]
    ) { _, writer in
      writer.beginObject()
      writer.key("capabilities")
      writer.beginObject()
      writer.endObject()
      writer.key("serverInfo")
      writer.beginObject()
      writer.key("name")
      writer.string("linkd")
      writer.key("version")
      writer.string(Version.text)
      writer.endObject()
      writer.endObject()
    }
  }

  /// `shutdown`: the protocol layer answers it; it stands in the table so that it is documented.
  static func shutdown() -> Method {
    Method(
      "shutdown", "Ends the session: requests after it are refused until the notification \"exit\" ends the process.",
      result: .nullable(.anyObject), examples: [Example("end of a session", "{}")]
    ) { _, writer in writer.null() }
  }
}
