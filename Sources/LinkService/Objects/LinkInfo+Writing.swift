import LinkCore
import StrictJSON

extension LinkInfo {
  /// The schema of a `dynamicLinkInfo` in a result.
  static let resultSchema = Schema.named(
    "DynamicLinkInfoResult",
    .object(
      [Schema.Field("domainUriPrefix", .string(), "The prefix of the link.")]
        + LinkInfoTree().fields(forReading: false)))

  private static let tree = LinkInfoTree()

  /// Writes a link as FDL's REST object: values that are there, in the types of the REST interface.
  static func write(_ link: DynamicLink, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("domainUriPrefix")
    writer.string(link.prefix.text)
    writeMembers(of: tree, link.parameters, to: &writer)
    writer.endObject()
  }

  private static func writeMembers(of tree: LinkInfoTree, _ parameters: LinkParameters, to writer: inout JSONWriter) {
    for (name, member) in zip(tree.names, tree.members) {
      switch member {
      case .value(let parameter):
        guard let value = parameters.bytes(parameter) else { continue }
        writer.key(name)
        if parameter.kind == .flag {
          writer.bool(value == [UInt8(ascii: "1")])
        } else {
          writer.string(value)
        }
      case .group(let below):
        guard below.hasValue(in: parameters) else { continue }
        writer.key(name)
        writer.beginObject()
        writeMembers(of: below, parameters, to: &writer)
        writer.endObject()
      }
    }
  }
}

extension LinkInfoTree {
  /// Whether any parameter of the tree has a value.
  func hasValue(in parameters: LinkParameters) -> Bool {
    members.contains { member in
      switch member {
      case .value(let parameter): parameters.contains(parameter)
      case .group(let tree): tree.hasValue(in: parameters)
      }
    }
  }
}
