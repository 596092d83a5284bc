import LinkService

/// Writing for people and scripts, outside of the protocol.
enum Console {
  /// Colours where a person looks at standard output and wants them (https://no-color.org).
  static var style: TerminalStyle {
    guard isatty(STDOUT_FILENO) == 1, Environment.value("NO_COLOR") == nil else { return .plain }
    return Environment.value("TERM") == Array("dumb".utf8) ? .plain : .coloured
  }

  /// Writes a line to standard output; false when nobody can read it.
  @discardableResult
  static func print(_ line: [UInt8]) -> Bool { write(line + [0x0A], to: STDOUT_FILENO) }

  @discardableResult
  static func print(_ line: String) -> Bool { print(Array(line.utf8)) }

  /// Writes bytes to standard output as they are; false when nobody can read them.
  static func send(_ bytes: [UInt8]) -> Bool { write(bytes, to: STDOUT_FILENO) }

  /// Writes text to standard error as it is.
  static func show(_ text: String) { _ = write(Array(text.utf8), to: STDERR_FILENO) }

  /// Writes a line to standard error; failure has nobody to hear it.
  static func complain(_ line: [UInt8]) { _ = write(line + [0x0A], to: STDERR_FILENO) }

  static func complain(_ line: String) { complain(Array(line.utf8)) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #elseif canImport(Musl)
          Musl.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #else
          Darwin.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #endif
      }
      if count > 0 {
        written += count
      } else if count < 0, errno == EAGAIN {
        // The descriptor came to us non-blocking; it is shared, so it stays so.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return false
      }
    }
    return true
  }
}
