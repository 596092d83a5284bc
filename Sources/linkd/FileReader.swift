/// Reading of whole small files, and of standard input.
enum FileReader {
  /// Why a file could not be read.
  enum Fault: Error {
    /// The system refuses, with its `errno`.
    case system(Int32)

    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)

    /// The sentence for people.
    var sentence: String {
      switch self {
      case .system(let code): String(cString: strerror(code))
      case .tooLarge(let limit): "it is larger than \(limit) bytes"
      }
    }
  }

  /// The content of the file at `path`.
  static func read(path: [UInt8], limit: Int) throws(Fault) -> [UInt8] {
    let descriptor = (path + [0]).withUnsafeBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { open($0, O_RDONLY | O_CLOEXEC) } ?? -1
      }
    }
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, limit: limit)
  }

  /// All that comes from a descriptor until its end.
  static func read(descriptor: Int32, limit: Int) throws(Fault) -> [UInt8] {
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count == 0 { return content }
      if count < 0 {
        switch errno {
        case EINTR: continue
        case EAGAIN:
          var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          _ = poll(&wait, 1, -1)
          continue
        default: throw .system(errno)
        }
      }
      guard content.count + count <= limit else { throw .tooLarge(limit: limit) }
      content.append(contentsOf: chunk[..<count])
    }
  }
}
