/// Finds a name that differs in its spelling only: in case, in separators, by an `s` at the end.
enum NearName {
  static func find(_ name: [UInt8], among known: [String]) -> [UInt8]? {
    let core = core(of: name)
    guard !core.isEmpty else { return nil }
    for candidate in known {
      let bytes = Array(candidate.utf8)
      if self.core(of: bytes) == core { return bytes }
    }
    return nil
  }

  private static func core(of name: [UInt8]) -> [UInt8] {
    var core = name.filter { $0.isASCIILetter || $0.isASCIIDigit }.map(\.lowercasedASCII)
    if core.last == UInt8(ascii: "s") { core.removeLast() }
    return core
  }
}
