/// URLs as people and scripts list them: one a line.
package enum URLList {
  /// The URLs without blanks around them; empty lines and lines that begin with `#` are none, as no absolute URL does.
  package static func urls(in text: [UInt8]) -> [[UInt8]] {
    text.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
      var url = line.drop { isBlank($0) }
      while let last = url.last, isBlank(last) { url.removeLast() }
      return url.isEmpty || url.first == UInt8(ascii: "#") ? nil : Array(url)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
