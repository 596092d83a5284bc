package import JSONRPC

// One thread polls, reads, works and writes; others help with the slices of a large group, and one more writes while
// the reader of the answers is slow. What is read is worked on at once, so a lone request takes one poll, one read and
// one write.
//
// Reading never depends on the reader of the answers until the limit of waiting answers is reached: a client may write
// all its requests before it reads the first answer.

/// Serves one peer on two descriptors until it has no more to say.
package final class Server {
  /// How much a pipe should hold, once it is seen that a peer fills one.
  static let pipeBytes: Int32 = 256 << 10

  /// How a pipe is made: the size of a read that has filled one.
  private static let smallPipeBytes = 64 << 10

  private let service: any RequestService
  private let limits: WireLimits
  private let log: Log
  private let wake: WakePipe
  private let flushTime: Duration
  private let inputDescriptor: Int32
  private let outputDescriptor: Int32
  private let sender: Sender
  private let exchange: Exchange
  private var input: InputBuffer
  private var hasGrownInput = false
  private var hasLoggedLimit = false

  /// The signal that asked for the end.
  private var stopSignal: UInt8?

  /// Until when the reader is waited for, once a signal has asked for the end.
  private var deadline: ContinuousClock.Instant?

  /// A second signal came: nothing is waited for any more.
  private var mustLeave = false

  /// A server that reads requests from `input` and writes answers to `output`.
  ///
  /// `wake` is where signals arrive; `flushTime` is how long a reader has after one to take the answers that wait. None
  /// of the descriptors is closed, and their flags stay as they are. SIGPIPE must be ignored.
  package init(
    service: any RequestService,
    input: Int32,
    output: Int32,
    wake: WakePipe,
    log: Log,
    limits: WireLimits = WireLimits(),
    framing: Framing = .detected,
    flushTime: Duration = .seconds(10)
  ) {
    self.service = service
    self.limits = limits
    self.log = log
    self.wake = wake
    self.flushTime = flushTime
    inputDescriptor = input
    outputDescriptor = output
    self.input = InputBuffer(descriptor: input)
    sender = Sender(descriptor: output, wake: wake)
    exchange = Exchange(service: service, limits: limits, framing: framing, runner: ParallelRunner())
  }

  /// Serves until the end of input, `exit`, a signal or the reader's leaving; returns the exit code.
  ///
  /// All that was read is answered, and the service is closed. 0 is every regular end; 1 is `exit` without `shutdown`;
  /// 74 is input or output that fails; 128 and the signal's number is a second signal.
  package func run() -> Int32 {
    let code = serve()
    service.close()
    return code
  }

  private func serve() -> Int32 {
    while true {
      waitForInput()
      // Every complete message has been worked on by now; half a line is no request.
      if stopSignal != nil { return finish(0) }
      if sender.failure != nil { return finish(0) }
      switch input.read() {
      case .moved(0), .closed:
        return finish(receive(atEnd: true))
      case .moved(let count):
        growInput(after: count)
        if let code = receive(atEnd: false) { return finish(code) }
      case .wouldBlock:
        continue
      case .failed(let number):
        log.line("linkd: reading requests failed: \(SystemCalls.describe(number))")
        return finish(ExitCode.inputOutput)
      }
    }
  }

  // MARK: Waiting

  /// Waits until there is something to read, a signal or a failed output; the service catches up meanwhile.
  private func waitForInput() {
    while stopSignal == nil, sender.failure == nil {
      let rest = service.catchUp().map { Server.milliseconds($0) } ?? -1
      let events = SystemCalls.waitForEvents(
        input: inputDescriptor, wake: wake.readEnd, output: outputDescriptor, milliseconds: rest)
      if events.hasWake { noteSignals() }
      if events.hasInput { return }
      if events.outputIsGone {
        sender.giveUp()
        return
      }
    }
  }

  /// For poll(2): rounded up, so that a wait is not ended just before its time and begun again.
  static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    guard duration > .zero else { return 0 }
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  /// Waits until no more than `count` bytes wait for the reader, the output fails or it is time to leave.
  private func waitForReader(atMost count: Int) {
    while !isOverdue, sender.wakeWhenWaiting(atMost: count) {
      let events = SystemCalls.waitForEvents(
        input: -1, wake: wake.readEnd, output: -1, milliseconds: deadline == nil ? -1 : 100)
      if events.hasWake { noteSignals() }
    }
  }

  /// Whether nothing is waited for any more.
  private var isOverdue: Bool {
    if mustLeave { return true }
    guard let deadline else { return false }
    return ContinuousClock.now >= deadline
  }

  private func noteSignals() {
    for signal in wake.drain() {
      if stopSignal == nil {
        stopSignal = signal
        deadline = ContinuousClock.now + flushTime
        SystemCalls.unwatchSignals()
      } else {
        mustLeave = true
      }
    }
  }

  // MARK: Working

  /// Works on all complete messages of the input buffer; returns the exit code when the conversation is over.
  private func receive(atEnd: Bool) -> Int32? {
    let consumed = exchange.receive(input.bytes, to: input.filled, atEnd: atEnd)
    while exchange.hasWork, sender.failure == nil, !isOverdue {
      exchange.work(on: input.bytes)
      for output in exchange.outputs { sender.send(output) }
      exchange.release()
      if sender.waiting >= limits.waitingBytes { waitForRoom() }
    }
    input.drop(consumed)
    return exchange.exitCode
  }

  private func waitForRoom() {
    if !hasLoggedLimit {
      hasLoggedLimit = true
      log.line(
        "linkd: \(limits.waitingBytes) bytes of answers wait for a reader; no more requests are read until it reads")
    }
    waitForReader(atMost: limits.waitingBytes - limits.waitingBytes / 4 - 1)
  }

  /// Sends what waits; returns the exit code of the process.
  private func finish(_ code: Int32?) -> Int32 {
    waitForReader(atMost: 0)
    if mustLeave, let stopSignal { return 128 + Int32(stopSignal) }
    switch sender.failure {
    case .failed(let number):
      log.line("linkd: writing answers failed: \(SystemCalls.describe(number))")
      return ExitCode.inputOutput
    case .closed:
      return 0
    case nil:
      break
    }
    if sender.waiting > 0 {
      log.line("linkd: stopped by a signal while \(sender.waiting) bytes of answers waited for a reader")
      return ExitCode.inputOutput
    }
    return code ?? 0
  }

  private func growInput(after count: Int) {
    guard !hasGrownInput, count >= Server.smallPipeBytes else { return }
    hasGrownInput = true
    SystemCalls.growPipe(inputDescriptor, to: Server.pipeBytes)
  }
}
