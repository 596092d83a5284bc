/// Reading of files and of standard input, whole or piece by piece.
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
    let descriptor = try open(path: path)
    defer { close(descriptor) }
    return try read(descriptor: descriptor, limit: limit)
  }

  /// All that comes from a descriptor until its end.
  static func read(descriptor: Int32, limit: Int) throws(Fault) -> [UInt8] {
    var content: [UInt8] = []
    while true {
      let piece = try readPiece(descriptor)
      if piece.isEmpty { return content }
      guard content.count + piece.count <= limit else { throw .tooLarge(limit: limit) }
      content += piece
    }
  }

  /// A descriptor of the file at `path`, which the caller closes.
  static func open(path: [UInt8]) throws(Fault) -> Int32 {
    let descriptor = (path + [0]).withUnsafeBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { openForReading($0) } ?? -1
      }
    }
    guard descriptor >= 0 else { throw .system(errno) }
    return descriptor
  }

  /// The bytes of a regular file; nil for a pipe and its like.
  static func size(_ descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// What comes next from a descriptor; empty at its end.
  static func readPiece(_ descriptor: Int32) throws(Fault) -> [UInt8] {
    while true {
      var result = 0
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        #if canImport(Glibc)
          result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          result = Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          result = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
        count = max(result, 0)
      }
      if result >= 0 { return piece }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&wait, 1, -1)
      default: throw .system(errno)
      }
    }
  }

  /// open(2) for reading, by the system's own function of that name.
  private static func openForReading(_ path: UnsafePointer<CChar>) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, O_RDONLY | O_CLOEXEC)
    #elseif canImport(Musl)
      Musl.open(path, O_RDONLY | O_CLOEXEC)
    #else
      Darwin.open(path, O_RDONLY | O_CLOEXEC)
    #endif
  }
}
