import LinkCore
import StrictJSON

extension LinkInfo {
  private static let tree = LinkInfoTree()

  /// The schema of a `dynamicLinkInfo` in a result.
  static let resultSchema = Schema.named("DynamicLinkInfoResult", .object(tree.fields(forReading: false)))

  /// Writes a link as FDL's REST object: values that are there, in the types of the REST interface.
  static func write(_ link: DynamicLink, to writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(at: tree.top, of: link, to: &writer)
    writer.endObject()
  }

  private static func writeMembers(at range: Range<Int>, of link: DynamicLink, to writer: inout JSONWriter) {
    for position in range {
      switch tree.members[position] {
      case .value(let parameter):
        guard let value = link.parameters.bytes(parameter) else { continue }
        writer.key(tree.names[position])
        if parameter.kind == .flag {
          writer.bool(value == [UInt8(ascii: "1")])
        } else {
          writer.string(value)
        }
      case .group(let below):
        guard hasValue(in: below, of: link) else { continue }
        writer.key(tree.names[position])
        writer.beginObject()
        writeMembers(at: below, of: link, to: &writer)
        writer.endObject()
      case .prefix:
        writer.key(tree.names[position])
        writer.string(link.prefix.text)
      case .domain: continue
      }
    }
  }

  private static func hasValue(in range: Range<Int>, of link: DynamicLink) -> Bool {
    range.contains { position in
      switch tree.members[position] {
      case .value(let parameter): link.parameters.contains(parameter)
      case .group(let below): hasValue(in: below, of: link)
      case .prefix, .domain: false
      }
    }
  }
}
