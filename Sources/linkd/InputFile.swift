import LinkService

/// A file that a command is to look at: a path, or `-` for standard input.
enum InputFile {
  /// The whole content of at most `limit` bytes.
  static func read(_ path: [UInt8], limit: Int) throws(Setup.Fault) -> [UInt8] {
    do throws(FileReader.Fault) {
      if path == [UInt8(ascii: "-")] { return try FileReader.read(descriptor: STDIN_FILENO, limit: limit) }
      return try FileReader.read(path: path, limit: limit)
    } catch {
      throw Setup.Fault(
        code: .noInput, sentence: "the file \(Quoted.text(path)) cannot be read: \(error.sentence)")
    }
  }
}
