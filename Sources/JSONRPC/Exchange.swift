/// A conversation with one peer: bytes in, answers out, group by group.
///
/// It does no input or output itself. Its owner shows it the input buffer after each read and then lets it work until
/// nothing is left:
///
///     let consumed = exchange.receive(buffer, to: filled, atEnd: false)
///     while exchange.hasWork {
///       exchange.work(on: buffer)
///       // send exchange.outputs
///       exchange.release()
///     }
///     // drop the consumed bytes
///
/// A group is what was received at once. It ends early where something in it decides about what follows: after
/// `shutdown` and `exit`, and when its answers have become very large.
package final class Exchange {
  /// Groups with fewer messages are worked on by one thread: waking others would cost more than it gains.
  static let parallelMessages = 128

  /// Groups with fewer bytes are worked on by one thread.
  static let parallelBytes = 64 << 10

  private let service: any RequestService
  private let limits: WireLimits
  private let runner: any SliceRunner
  private var framer: Framer
  private var slices: [Slice] = []

  /// The first slice, ready to work on a group alone.
  private var firstSlice: [Slice] = []

  /// Where in ``messages`` the parts of the present group end, the last one left out.
  private var ends: [Int] = []
  private var messages: [Message] = []
  private var nextMessage = 0
  private var isShutDown = false

  /// Slices of the present group whose answers were not all sent.
  private var unsent: [Slice] = []

  /// Whether the rest of what was received is worked on by one thread, because a group has ended early.
  private var isSerial = false

  /// The answers of the last group, to be sent in this order; gone when the next group begins.
  package private(set) var outputs: [[UInt8]] = []

  /// The exit code that `exit` asks for; nothing after it is worked on.
  package private(set) var exitCode: Int32?

  package init(
    service: any RequestService,
    limits: WireLimits = WireLimits(),
    framing: Framing = .detected,
    runner: any SliceRunner = SerialRunner()
  ) {
    self.service = service
    self.limits = limits
    self.runner = runner
    framer = Framer(framing, limit: limits.messageBytes)
  }

  /// Finds the messages in the first `end` bytes of the input buffer; returns how many bytes can be dropped from its
  /// front once ``hasWork`` is false.
  ///
  /// `atEnd` says that no input follows, so that what is left is the last message.
  package func receive(_ bytes: [UInt8], to end: Int, atEnd: Bool) -> Int {
    if messages.capacity > 1 << 16 {
      messages = []
    } else {
      messages.removeAll(keepingCapacity: true)
    }
    nextMessage = 0
    isSerial = false
    return framer.frame(bytes, to: end, atEnd: atEnd, into: &messages)
  }

  /// Whether messages that were received wait to be worked on, or answers to be made.
  package var hasWork: Bool { !unsent.isEmpty || exitCode == nil && nextMessage < messages.count }

  /// Works on the next group, or goes on with one whose answers are large; its messages lie in `bytes`, the buffer that
  /// was received.
  package func work(on bytes: [UInt8]) {
    outputs.removeAll(keepingCapacity: true)
    guard unsent.isEmpty else {
      unsent[0].run(.finish)
      collect()
      return
    }
    guard hasWork else { return }
    let group = nextMessage..<messages.count
    let cancellations = Cancellations(in: bytes, messages: messages, group: group, limits: limits)
    let working = slices(for: group)
    var first = group.lowerBound
    for (index, slice) in working.enumerated() {
      let end = index + 1 < working.count ? ends[index] : group.upperBound
      slice.assign(
        SliceWorker.Assignment(
          bytes: bytes,
          messages: messages,
          range: first..<end,
          cancellations: cancellations,
          isShutDown: isShutDown,
          usesHeaders: framer.usesHeaders
        )
      )
      first = end
    }
    service.beginGroup()
    run(SliceSchedule(working))
    unsent = keepValid(working)
    collect()
  }

  /// Collects the answers in order, up to a slice that must go on when they were sent.
  private func collect() {
    while let slice = unsent.first {
      if !slice.isPaused, slice.hasOpenHoles {
        run(SliceSchedule(unsent.filter { !$0.isPaused && $0.hasOpenHoles }, isPrepared: true))
        continue
      }
      let answers = slice.takeAnswers()
      if !answers.isEmpty { outputs.append(answers) }
      if slice.isPaused { return }
      unsent.removeFirst()
    }
  }

  private func run(_ schedule: SliceSchedule) {
    runner.run(schedule) { (next, done) in service.perform({ next()?.handler }, done: done) }
  }

  /// Lets go of the answers, which have been sent, and of memory that unusually large ones have taken.
  package func release() {
    outputs.removeAll(keepingCapacity: true)
    for slice in slices where !unsent.contains(where: { $0 === slice }) { slice.release() }
  }

  /// Takes the slices up to the first after which everything must be looked at anew, and drops the others.
  private func keepValid(_ working: [Slice]) -> [Slice] {
    var valid = 0
    for slice in working {
      valid += 1
      nextMessage += slice.handled
      guard slice.isLast else { continue }
      isShutDown = slice.isShutDown
      exitCode = slice.exitCode
      isSerial = true
      break
    }
    for slice in working[valid...] { slice.discard() }
    return valid == working.count ? working : Array(working[..<valid])
  }

  /// The slices that work on the group: one, or several with ``ends`` saying where the part of each but the last ends.
  private func slices(for group: Range<Int>) -> [Slice] {
    ends.removeAll(keepingCapacity: true)
    if !isSerial, group.count >= Exchange.parallelMessages { divide(group) }
    while slices.count <= ends.count { slices.append(Slice(handler: service.makeHandler(), limits: limits)) }
    if ends.isEmpty {
      if firstSlice.isEmpty { firstSlice = [slices[0]] }
      return firstSlice
    }
    return Array(slices[...ends.count])
  }

  /// Divides a group into parts of about the same number of bytes.
  private func divide(_ group: Range<Int>) {
    var start: Int?
    var end = 0
    for index in group {
      guard case .text(let messageStart, let messageEnd) = messages[index] else { continue }
      start = start ?? messageStart
      end = messageEnd
    }
    guard let start, end - start >= Exchange.parallelBytes else { return }
    let partBytes = (end - start) / max(runner.mostSlices, 1) + 1
    var border = start + partBytes
    for index in group.dropLast() {
      guard case .text(_, let messageEnd) = messages[index], messageEnd >= border else { continue }
      ends.append(index + 1)
      border = messageEnd + partBytes
    }
  }
}
