import LinkService

/// `linkd schema`: prints a published schema document.
enum SchemaCommand {
  static func run(_ options: Options) -> Int32 {
    let name = options.arguments.first ?? Array(SchemaDocument.openrpc.rawValue.utf8)
    guard let document = SchemaDocument.allCases.first(where: { Array($0.rawValue.utf8) == name }) else {
      Console.complain("linkd: " + Help.sentence(for: .unknownSchema(name)))
      return ExitCode.usage.rawValue
    }
    return Console.print(document.text) ? 0 : ExitCode.ioError.rawValue
  }
}
