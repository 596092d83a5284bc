import Foundation
import Testing

/// Two connected descriptors: what is written to one is read from the other.
final class Channel: @unchecked Sendable {
  /// How the descriptors are connected.
  enum Kind: String, Sendable {
    case pipe
    case nonBlockingPipe
    case socket
  }

  /// Seconds after which a test that waits gives up.
  static let patience = 40.0

  private(set) var readEnd: Int32 = -1
  private(set) var writeEnd: Int32 = -1

  init(_ kind: Kind = .pipe) {
    // Writing to a closed channel is part of the tests.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    switch kind {
    case .pipe, .nonBlockingPipe:
      #expect(pipe(&ends) == 0)
    case .socket:
      #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
    guard kind == .nonBlockingPipe else { return }
    for end in ends { #expect(fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) == 0) }
  }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// Writes all bytes; returns how many were written before the reader had gone or did not read for `patience` seconds.
  @discardableResult
  func write(_ bytes: [UInt8], patience: Double = Channel.patience) -> Int {
    var written = 0
    while written < bytes.count {
      guard wait(writeEnd, for: Int16(POLLOUT), patience) else { return written }
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(writeEnd, buffer.baseAddress.map { $0 + written }, min(bytes.count - written, 4096))
      }
      guard count > 0 else {
        if errno == EAGAIN { continue }
        return written
      }
      written += count
    }
    return written
  }

  @discardableResult
  func write(_ text: String) -> Int { write(Array(text.utf8)) }

  /// Reads once; nil at the end of input or when nothing comes for a long time.
  func read(upTo count: Int = 1 << 16) -> [UInt8]? {
    while true {
      guard wait(readEnd, for: Int16(POLLIN), Channel.patience) else {
        Issue.record("nothing to read")
        return nil
      }
      var buffer = [UInt8](repeating: 0, count: count)
      let got = Foundation.read(readEnd, &buffer, count)
      if got > 0 { return Array(buffer[..<got]) }
      guard got < 0, errno == EAGAIN || errno == EINTR else { return nil }
    }
  }

  /// Reads until the other end is closed.
  func readToEnd(upTo count: Int = 1 << 16) -> String {
    var bytes: [UInt8] = []
    while let part = read(upTo: count) { bytes += part }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads as many bytes as `text` has; returns whether they are its bytes.
  func reads(_ text: String, upTo count: Int = 1 << 16) -> Bool {
    var expected = text
    return expected.withUTF8 { expected in
      var position = 0
      while position < expected.count {
        guard let part = read(upTo: min(count, expected.count - position)) else { return false }
        let isEqual = part.withUnsafeBytes { part in
          guard let left = part.baseAddress, let right = expected.baseAddress else { return false }
          return memcmp(left, right + position, part.count) == 0
        }
        guard isEqual else { return false }
        position += part.count
      }
      return true
    }
  }

  /// The flags that all holders of the end share.
  static func flags(_ descriptor: Int32) -> Int32 { fcntl(descriptor, F_GETFL) }

  private func wait(_ descriptor: Int32, for events: Int16, _ patience: Double) -> Bool {
    var entry = pollfd(fd: descriptor, events: events, revents: 0)
    let deadline = Date().addingTimeInterval(patience)
    while true {
      let left = deadline.timeIntervalSinceNow
      guard left > 0 else { return false }
      let result = poll(&entry, 1, Int32(left * 1000) + 1)
      if result > 0 { return true }
      if result < 0, errno != EINTR { return false }
    }
  }
}
