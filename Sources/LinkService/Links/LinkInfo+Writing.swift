import LinkCore
import StrictJSON

extension LinkInfo {
  private static let tree = LinkInfoTree()

  /// The schema of a `dynamicLinkInfo` in a result.
  static let resultSchema = Schema.named("DynamicLinkInfoResult", .object(tree.fields(forReading: false)))

  /// Writes a link as FDL's REST object: values that are there, in the types of the REST interface.
  static func write(_ link: borrowing DynamicLink, to writer: inout JSONWriter) {
    let tree = tree
    writer.beginObject()
    writeMembers(at: tree.top, in: tree, of: link, to: &writer)
    writer.endObject()
  }

  private static func writeMembers(
    at range: Range<Int>, in tree: borrowing LinkInfoTree, of link: borrowing DynamicLink, to writer: inout JSONWriter
  ) {
    let present = link.parameters.presentMask | LinkInfoTree.always
    for position in range where present & tree.bits[position] != 0 {
      switch tree.members[position] {
      case .value(let parameter):
        if parameter.kind == .flag {
          writer.key(tree.names, at: position)
          writer.bool(link.parameters.equals(parameter, [UInt8(ascii: "1")]))
        } else {
          writer.member(tree.names, at: position, link.parameters.arena, in: link.parameters.place(parameter))
        }
      case .group(let below):
        writer.beginObject(tree.names, at: position)
        writeMembers(at: below, in: tree, of: link, to: &writer)
        writer.endObject()
      case .prefix:
        writer.member(tree.names, at: position, link.prefix.text, in: 0..<link.prefix.text.count)
      case .domain: continue
      }
    }
  }
}
