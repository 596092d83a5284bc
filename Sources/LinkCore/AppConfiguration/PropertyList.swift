/// A value in a property list (Apple, plist(5)).
indirect enum PropertyList: Equatable, Sendable {
  case string([UInt8])
  case array([PropertyList])
  case dictionary([Member])

  struct Member: Equatable, Sendable {
    let key: [UInt8]
    let value: PropertyList

    init(_ key: StaticString, _ value: PropertyList) {
      self.key = ByteText.bytes(key)
      self.value = value
    }
  }

  /// The whole document, indented with tabs as Xcode does.
  var document: [UInt8] {
    var out = ByteText.bytes("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC ")
    out += ByteText.bytes("\"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n")
    out += ByteText.bytes("<plist version=\"1.0\">\n")
    append(to: &out, depth: 0)
    out += ByteText.bytes("</plist>\n")
    return out
  }

  /// Recurses as deep as the value is, which is made here and never read.
  private func append(to out: inout [UInt8], depth: Int) {
    let indent = [UInt8](repeating: 0x09, count: depth)
    out += indent
    switch self {
    case .string(let text):
      PropertyList.append("string", text, to: &out)
    case .array(let elements):
      out += ByteText.bytes("<array>\n")
      for element in elements { element.append(to: &out, depth: depth + 1) }
      out += indent + ByteText.bytes("</array>\n")
    case .dictionary(let members):
      out += ByteText.bytes("<dict>\n")
      for member in members {
        out += indent + [0x09]
        PropertyList.append("key", member.key, to: &out)
        member.value.append(to: &out, depth: depth + 1)
      }
      out += indent + ByteText.bytes("</dict>\n")
    }
  }

  private static func append(_ tag: StaticString, _ text: [UInt8], to out: inout [UInt8]) {
    out += ByteText.bytes("<") + ByteText.bytes(tag) + ByteText.bytes(">")
    XMLText.append(text, to: &out)
    out += ByteText.bytes("</") + ByteText.bytes(tag) + ByteText.bytes(">\n")
  }
}
