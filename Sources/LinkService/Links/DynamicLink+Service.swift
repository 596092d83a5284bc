import LinkCore
import StrictJSON

extension DynamicLink {
  /// Checks the link and returns what is doubtful about it.
  mutating func checked(
    by policy: LinkPolicy, at place: ServiceFault.LinkPlace
  ) throws(ServiceFault) -> [LinkWarning] {
    var warnings: [LinkWarning] = []
    do throws(LinkFault) {
      try check(policy, warnings: &warnings)
    } catch {
      if usesDeprecatedDomain, case .info(let pointer, _) = place {
        throw .link(error, .info(pointer: pointer, hasDomain: true))
      }
      throw .link(error, place)
    }
    return warnings
  }

  /// Writes the long link as a string; its bytes are such that nothing in it needs an escape.
  func writeLongLink(to writer: inout JSONWriter) {
    writer.string("")
    writer.bytes.removeLast()
    appendLongLink(to: &writer.bytes)
    writer.bytes.append(UInt8(ascii: "\""))
  }
}
