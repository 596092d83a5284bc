// The only file that imports the C library. What differs between systems, and what C leaves to the caller (EINTR,
// would-block as an error number), is settled here.

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the handler of ``SystemCalls/watchSignals(writingTo:)`` writes; -1 before it is installed.
private let signalDescriptor = Atomic<Int32>(-1)

/// The system's calls, as this target uses them.
enum SystemCalls {
  /// What a read or a write came to.
  enum Transfer: Equatable {
    /// So many bytes were moved; a read of 0 bytes is the end of input.
    case moved(Int)

    /// Nothing can be moved at once.
    case wouldBlock

    /// The peer has closed its end.
    case closed

    /// The call failed with this error number.
    case failed(Int32)
  }

  /// What kind of file a descriptor stands for.
  enum FileKind {
    case pipe
    case socket
    case regular
    case other
  }

  /// What has happened on the descriptors that were waited for.
  struct Events: Equatable {
    var hasInput = false
    var hasWake = false
    var outputIsGone = false
  }

  /// The largest write that a pipe with room takes without waiting.
  static let pipeAtom = Int(PIPE_BUF)

  /// Processor cores that can be used at the moment.
  static var coreCount: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  // MARK: Reading and writing

  /// Reads up to `count` bytes to the place `offset` of `bytes`; waits when the descriptor is blocking and empty.
  static func readSome(_ descriptor: Int32, into bytes: inout [UInt8], at offset: Int, count: Int) -> Transfer {
    bytes.withUnsafeMutableBytes { buffer in
      guard offset >= 0, count >= 0, count <= buffer.count - offset, let base = buffer.baseAddress else {
        return .failed(EINVAL)
      }
      return transfer { read(descriptor, base + offset, count) }
    }
  }

  /// Writes bytes of `range`, as many as the descriptor takes; waits when it is blocking and full.
  static func writeSome(_ descriptor: Int32, _ bytes: [UInt8], _ range: Range<Int>) -> Transfer {
    withBytes(bytes, range) { write(descriptor, $0, $1) }
  }

  /// Writes bytes of `range` to a socket without waiting, although the descriptor may be blocking.
  static func sendAtOnce(_ descriptor: Int32, _ bytes: [UInt8], _ range: Range<Int>) -> Transfer {
    withBytes(bytes, range) { send(descriptor, $0, $1, Int32(MSG_DONTWAIT)) }
  }

  private static func withBytes(
    _ bytes: [UInt8], _ range: Range<Int>, _ call: (UnsafeRawPointer, Int) -> Int
  ) -> Transfer {
    bytes.withUnsafeBytes { buffer in
      guard range.lowerBound >= 0, range.upperBound <= buffer.count, let base = buffer.baseAddress else {
        return .failed(EINVAL)
      }
      return transfer { call(base + range.lowerBound, range.count) }
    }
  }

  private static func transfer(_ call: () -> Int) -> Transfer {
    while true {
      let count = call()
      if count >= 0 { return .moved(count) }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .wouldBlock
      case EPIPE, ECONNRESET: return .closed
      default: return .failed(errno)
      }
    }
  }

  // MARK: Waiting

  /// Waits until input can be read, a wake-up came or the reader of the output has gone.
  ///
  /// A negative descriptor is not waited for; negative `milliseconds` wait without end. Nothing has happened when the
  /// time is over.
  static func waitForEvents(input: Int32, wake: Int32, output: Int32, milliseconds: Int32) -> Events {
    var entries = (
      pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output, events: 0, revents: 0)
    )
    let count = withUnsafeMutableBytes(of: &entries) { buffer in
      retrying { poll(buffer.bindMemory(to: pollfd.self).baseAddress, 3, milliseconds) }
    }
    guard count > 0 else { return Events() }
    return Events(
      hasInput: entries.0.revents != 0, hasWake: entries.1.revents != 0,
      outputIsGone: Int32(entries.2.revents) & (POLLERR | POLLHUP | POLLNVAL) != 0)
  }

  /// Waits until the descriptor can be written to, or its reader has gone; returns whether that came in time.
  static func waitForRoom(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return retrying { poll(&entry, 1, milliseconds) } > 0
  }

  private static func retrying(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  // MARK: Descriptors

  /// What the descriptor stands for.
  static func fileKind(_ descriptor: Int32) -> FileKind {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .other }
    return switch status.st_mode & S_IFMT {
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    case S_IFREG: .regular
    default: .other
    }
  }

  /// A new number above 2 for the same open file, closed in child programs; nil when there is none.
  static func duplicatePrivately(_ descriptor: Int32) -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return copy >= 0 ? copy : nil
  }

  /// Makes `descriptor` another number for the open file of `target`.
  static func redirect(_ descriptor: Int32, to target: Int32) -> Bool {
    retrying { dup2(target, descriptor) } >= 0
  }

  /// Whether the number stands for an open file.
  static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }

  /// Opens the file that swallows everything, at the lowest free number.
  static func openNull() -> Int32? {
    let descriptor = retrying { open("/dev/null", O_RDWR) }
    return descriptor >= 0 ? descriptor : nil
  }

  /// Closes a descriptor.
  static func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

  /// A pipe of our own, closed in child programs, whose two ends never wait; nil when there are too many open files.
  static func makePipe() -> (readEnd: Int32, writeEnd: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Asks for a pipe that holds `bytes`; without effect where a pipe's size is fixed, or the user has too many large
  /// ones.
  static func growPipe(_ descriptor: Int32, to bytes: Int32) {
    #if os(Linux)
      // linux/fcntl.h; the C library shows the names to GNU programs only.
      let setPipeSize: Int32 = 1031
      let getPipeSize: Int32 = 1032
      if fcntl(descriptor, getPipeSize) < bytes { _ = fcntl(descriptor, setPipeSize, bytes) }
    #endif
  }

  /// A second description of the pipe that `descriptor` writes to, on which writes never wait; nil when there is none.
  ///
  /// O_NONBLOCK belongs to the description, which the parent shares; one that is opened anew is ours alone. Linux opens
  /// a pipe through its name in `/proc`, unless it belongs to another user.
  static func reopenPipeWithoutWaiting(_ descriptor: Int32) -> Int32? {
    #if os(Linux)
      let copy = retrying { open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_CLOEXEC) }
      return copy >= 0 ? copy : nil
    #else
      return nil
    #endif
  }

  // MARK: Signals

  /// Ignores SIGPIPE, and has SIGTERM, SIGINT and SIGHUP write their number to `descriptor`, each once.
  ///
  /// A second signal of the same kind finds the default action again and ends the process at once, even when no code of
  /// ours runs. A signal that the parent has set to be ignored (`nohup`, background jobs) stays ignored.
  static func watchSignals(writingTo descriptor: Int32) {
    signalDescriptor.store(descriptor, ordering: .sequentiallyConsistent)
    ignoreBrokenPipes()
    for number in [SIGTERM, SIGINT, SIGHUP] {
      var previous = sigaction()
      guard sigaction(number, nil, &previous) == 0, !isIgnored(previous) else { continue }
      var action = sigaction()
      setHandler(of: &action) { number in
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(signalDescriptor.load(ordering: .relaxed), &byte, 1)
        errno = saved
      }
      action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND) | Int32(SA_RESTART)
      _ = sigaction(number, &action, nil)
    }
  }

  /// Ignores SIGPIPE: a write to a pipe without reader then fails instead of ending the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Gives SIGTERM, SIGINT and SIGHUP their default action back where they were watched.
  static func unwatchSignals() {
    for number in [SIGTERM, SIGINT, SIGHUP] {
      var previous = sigaction()
      guard sigaction(number, nil, &previous) == 0, !isIgnored(previous) else { continue }
      _ = signal(number, SIG_DFL)
    }
  }

  private static func setHandler(of action: inout sigaction, _ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  // MARK: The rest

  /// The system's words for an error number.
  static func describe(_ number: Int32) -> String { String(cString: strerror(number)) }
}
