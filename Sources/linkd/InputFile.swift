import LinkService

/// A file that a command is to look at: a path, or `-` for standard input.
enum InputFile {
  /// The whole content of at most `limit` bytes.
  static func read(_ path: [UInt8], limit: Int) throws(Setup.Fault) -> [UInt8] {
    do throws(FileReader.Fault) {
      if path == standardInput { return try FileReader.read(descriptor: STDIN_FILENO, limit: limit) }
      return try FileReader.read(path: path, limit: limit)
    } catch {
      throw unreadable(path, error)
    }
  }

  /// A descriptor of the file, which the caller closes.
  static func open(_ path: [UInt8]) throws(Setup.Fault) -> Int32 {
    if path == standardInput { return STDIN_FILENO }
    do throws(FileReader.Fault) {
      return try FileReader.open(path: path)
    } catch {
      throw unreadable(path, error)
    }
  }

  /// What stands for standard input on the command line.
  static let standardInput = [UInt8(ascii: "-")]

  static func unreadable(_ path: [UInt8], _ fault: FileReader.Fault) -> Setup.Fault {
    Setup.Fault(code: .noInput, sentence: "the file \(Quoted.text(path)) cannot be read: \(fault.sentence)")
  }

  /// The content is none that the command can use.
  static func unusable(_ path: [UInt8], _ reason: String) -> Setup.Fault {
    Setup.Fault(code: .noInput, sentence: "the file \(Quoted.text(path)) cannot be used: \(reason)")
  }
}
