import Foundation
import Synchronization

/// Starting of a process with exactly the descriptors, signals and variables that are asked for.
package enum Spawning {
  /// A call that the system refused.
  package struct Fault: Error, CustomStringConvertible {
    let call: String
    let number: Int32

    package var description: String { "\(call): \(String(cString: strerror(number)))" }
  }

  /// What the three standard descriptors of the child become; nil is closed.
  struct Descriptors {
    var input: Int32?
    var output: Int32?
    var errors: Int32?
  }

  /// Held while descriptors are made that no child is to inherit, and while a child is started: Linux offers the two
  /// steps as one only to GNU programs.
  private static let lock = Mutex(())

  /// A write to a pipe that the child has closed is to fail, not to end the tests.
  static let brokenPipesAreIgnored: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// Starts a program; returns its process id.
  static func start(
    _ words: [[UInt8]], environment: [String: String], descriptors: Descriptors
  ) throws -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    try check("posix_spawn_file_actions_init", posix_spawn_file_actions_init(&actions))
    defer { posix_spawn_file_actions_destroy(&actions) }
    try check("posix_spawnattr_init", posix_spawnattr_init(&attributes))
    defer { posix_spawnattr_destroy(&attributes) }

    let targets = [(descriptors.input, Int32(0)), (descriptors.output, 1), (descriptors.errors, 2)]
    for (source, target) in targets {
      if let source {
        try check("adddup2", posix_spawn_file_actions_adddup2(&actions, source, target))
      } else {
        try check("addclose", posix_spawn_file_actions_addclose(&actions, target))
      }
    }

    // Signals are as a shell would hand them down, whatever the tests have done to theirs.
    var everySignal = sigset_t()
    var noSignal = sigset_t()
    sigfillset(&everySignal)
    sigemptyset(&noSignal)
    try check("setsigdefault", posix_spawnattr_setsigdefault(&attributes, &everySignal))
    try check("setsigmask", posix_spawnattr_setsigmask(&attributes, &noSignal))
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    try check("setflags", posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags)))

    let variables = environment.map { Array("\($0.key)=\($0.value)".utf8) }
    var child = pid_t()
    let result: Int32 = withCStrings(words) { words in
      withCStrings(variables) { variables in
        guard let program = words[0] else { return EINVAL }
        return lock.withLock { _ in posix_spawn(&child, program, &actions, &attributes, words, variables) }
      }
    }
    try check("posix_spawn", result)
    return child
  }

  /// A pipe that child processes do not inherit by themselves.
  package static func makePipe() throws -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    let result = lock.withLock { _ in
      let result = pipe(&ends)
      for end in ends where result == 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return result
    }
    guard result == 0 else { throw Fault(call: "pipe", number: errno) }
    return (ends[0], ends[1])
  }

  /// A pair of sockets that child processes do not inherit by themselves.
  package static func makeSockets() throws -> (one: Int32, other: Int32) {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    var ends: [Int32] = [-1, -1]
    let result = lock.withLock { _ in
      let result = socketpair(AF_UNIX, stream, 0, &ends)
      for end in ends where result == 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return result
    }
    guard result == 0 else { throw Fault(call: "socketpair", number: errno) }
    return (ends[0], ends[1])
  }

  /// Opens a file for a child; writing makes it anew.
  static func openFile(_ path: String, writing: Bool) throws -> Int32 {
    let flags = writing ? O_WRONLY | O_CREAT | O_TRUNC : O_RDONLY
    let descriptor = open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Fault(call: "open \(path)", number: errno) }
    return descriptor
  }

  static func stopWaiting(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  private static func check(_ call: String, _ result: Int32) throws {
    guard result == 0 else { throw Fault(call: call, number: result) }
  }

  /// The texts as a list for exec(2), ended by nil.
  private static func withCStrings<Result>(
    _ texts: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = texts.map { text in strdup(text.map { CChar(bitPattern: $0) } + [0]) }
    defer { for copy in copies { free(copy) } }
    return (copies + [nil]).withUnsafeBufferPointer { list in
      guard let base = list.baseAddress else { preconditionFailure("the list holds at least its end") }
      return body(base)
    }
  }
}
