import Foundation

/// The program under test as a running process; every wait has a deadline.
///
/// It is killed and collected when nobody holds it any more. Used by one thread.
package final class LinkdProcess {
  /// Something that did not happen in time, or that the process made impossible.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  package let processID: Int32

  var inputEnd: Int32?
  var outputEnd: Int32?
  var errorEnd: Int32?

  /// What is still to be written to the process.
  var pending: [UInt8] = []
  var pendingStart = 0

  /// What has been read; the first ``taken`` bytes of ``output`` have been handed out.
  var output: [UInt8] = []
  var taken = 0
  var errors: [UInt8] = []

  private var ending: (status: ExitStatus, processorSeconds: Double)?

  /// Starts the program.
  package init(_ launch: LinkdLaunch) throws {
    Spawning.brokenPipesAreIgnored
    var own: [Int32?] = [nil, nil, nil]
    var theirs: [Int32?] = [nil, nil, nil]
    var toClose: [Int32] = []
    defer { for descriptor in toClose { Foundation.close(descriptor) } }
    for (index, stream) in [launch.input, launch.output, launch.errors].enumerated() {
      switch stream {
      case .pipe, .pipeWithoutWaiting:
        let (readEnd, writeEnd) = try Spawning.makePipe()
        own[index] = index == 0 ? writeEnd : readEnd
        theirs[index] = index == 0 ? readEnd : writeEnd
        toClose.append(index == 0 ? readEnd : writeEnd)
        if let end = own[index] { Spawning.stopWaiting(end) }
        if case .pipeWithoutWaiting = stream { Spawning.stopWaiting(index == 0 ? readEnd : writeEnd) }
      case .null:
        let null = try Spawning.openFile("/dev/null", writing: index != 0)
        theirs[index] = null
        toClose.append(null)
      case .closed:
        break
      case .descriptor(let descriptor):
        theirs[index] = descriptor
      case .file(let path):
        let file = try Spawning.openFile(path, writing: index != 0)
        theirs[index] = file
        toClose.append(file)
      }
    }
    inputEnd = own[0]
    outputEnd = own[1]
    errorEnd = own[2]
    let program = Array(try LinkdBinary.path().utf8)
    var launcher = launch.launcher
    if let directory = launch.directory {
      launcher = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", directory] + launcher
    }
    processID = try Spawning.start(
      launcher.map { Array($0.utf8) } + [program] + launch.arguments, environment: launch.environment,
      descriptors: Spawning.Descriptors(input: theirs[0], output: theirs[1], errors: theirs[2]))
  }

  /// Starts the program with these arguments, and pipes.
  package convenience init(_ arguments: [String] = [], environment: [String: String] = [:]) throws {
    try self.init(LinkdLaunch(arguments, environment: environment))
  }

  deinit {
    closeInput()
    closeOutput()
    closeErrors()
    if ending == nil {
      kill(processID, SIGKILL)
      var status: Int32 = 0
      while waitpid(processID, &status, 0) < 0, errno == EINTR {}
    }
  }

  /// Starts the program, gives it all of `input`, and waits for its end.
  package static func run(_ launch: LinkdLaunch, input: [UInt8] = []) throws -> LinkdOutcome {
    let process = try LinkdProcess(launch)
    process.queue(input)
    return try process.finish()
  }

  /// Starts the program with these arguments, gives it all of `input`, and waits for its end.
  package static func run(_ arguments: [String] = [], input: String = "") throws -> LinkdOutcome {
    try run(LinkdLaunch(arguments), input: Array(input.utf8))
  }

  // MARK: Ending

  package func send(signal number: Int32) { kill(processID, number) }

  package func closeInput() { LinkdProcess.shut(&inputEnd) }

  package func closeOutput() { LinkdProcess.shut(&outputEnd) }

  package func closeErrors() { LinkdProcess.shut(&errorEnd) }

  /// Waits until the process has ended by itself; what it still writes is read.
  package func waitForEnd(seconds: Double = LinkdProcess.patience) throws -> LinkdOutcome {
    try pump("the end of output", seconds: seconds) { self.outputEnd == nil && self.errorEnd == nil }
    let ending = try collect(seconds: seconds)
    let rest = Array(output[taken...])
    taken = output.count
    return LinkdOutcome(
      status: ending.status, output: rest, errors: errors, processorSeconds: ending.processorSeconds)
  }

  /// Writes what is queued, closes the input, and waits for the end.
  package func finish(seconds: Double = LinkdProcess.patience) throws -> LinkdOutcome {
    try pump("a taken input", seconds: seconds) { self.pendingStart == self.pending.count }
    closeInput()
    return try waitForEnd(seconds: seconds)
  }

  /// Whether the process has ended.
  package var hasEnded: Bool {
    var information = siginfo_t()
    return ending != nil
      || waitid(P_PID, id_t(processID), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo != 0
  }

  /// The most memory that the process has had resident since it was started, in bytes; nil where the system has no
  /// `/proc`.
  package var peakMemory: Int? { memory("VmHWM:") }

  /// The memory that the process has resident, in bytes; nil where the system has no `/proc`.
  package var memory: Int? { memory("VmRSS:") }

  private func memory(_ name: String) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(processID)/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) })
    else { return nil }
    return Int(line.filter(\.isNumber)).map { $0 << 10 }
  }

  /// The processor time that the process has used so far; nil where the system has no `/proc`.
  package var processorSeconds: Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(processID)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return nil }
    // Fields 14 and 15 of proc(5); the first after the name is number 3.
    let fields = text[name...].split(separator: " ").dropFirst()
    guard fields.count > 13, let user = Double(fields.dropFirst(11).first ?? ""),
      let system = Double(fields.dropFirst(12).first ?? "")
    else { return nil }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private func collect(seconds: Double) throws -> (status: ExitStatus, processorSeconds: Double) {
    if let ending { return ending }
    let end = LinkdProcess.now + seconds
    while true {
      var status: Int32 = 0
      var usage = rusage()
      let result = wait4(processID, &status, WNOHANG, &usage)
      if result == processID {
        let ending = (
          ExitStatus(waitStatus: status), LinkdProcess.seconds(usage.ru_utime) + LinkdProcess.seconds(usage.ru_stime)
        )
        self.ending = ending
        return ending
      }
      guard result == 0 || errno == EINTR else { throw Spawning.Fault(call: "wait4", number: errno) }
      guard LinkdProcess.now < end else { throw fault("the process did not end") }
      usleep(500)
    }
  }

  func fault(_ text: String) -> Fault {
    let words = String(decoding: errors.suffix(2000), as: UTF8.self)
    return Fault(
      description: "\(text); \(output.count - taken) bytes of output are unread"
        + (words.isEmpty ? "" : "; standard error: \(words)"))
  }

  /// Seconds that any single wait may last; only a fault makes it last so long.
  package static let patience = 40.0

  static var now: Double { ProcessInfo.processInfo.systemUptime }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }

  private static func shut(_ descriptor: inout Int32?) {
    if let open = descriptor { Foundation.close(open) }
    descriptor = nil
  }
}
