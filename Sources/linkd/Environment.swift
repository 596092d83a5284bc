/// Environment variables and arguments, as the bytes that they are.
///
/// `CommandLine.arguments` would turn bytes that are not UTF-8 into U+FFFD, and a path could then name another file.
enum Environment {
  /// The arguments after the program's name.
  static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { bytes(of: $0) }
    }
  }

  /// The value of a variable; nil when it is unset or empty, which means the same to all of ours.
  static func value(_ name: String) -> [UInt8]? {
    guard let value = getenv(name) else { return nil }
    let bytes = bytes(of: value)
    return bytes.isEmpty ? nil : bytes
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
