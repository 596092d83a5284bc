/// Sends answers: at once while the output takes them, through the backlog while it does not.
///
/// The descriptor may be blocking, and its flags are shared with the parent and stay as they are; so a write that could
/// wait is never made here. Used by one thread.
final class Sender {
  private let descriptor: Int32
  private let backlog: Backlog
  private let kind: SystemCalls.FileKind

  /// A description of the same pipe on which writes never wait.
  private let pipe: Int32?
  private var hasGrown = false
  private var ownFailure: Backlog.Failure?

  /// A sender that writes to `descriptor`; without `mayReopen` it does as on systems that cannot open a pipe again.
  init(descriptor: Int32, wake: WakePipe, mayReopen: Bool = true) {
    self.descriptor = descriptor
    kind = SystemCalls.fileKind(descriptor)
    pipe = kind == .pipe && mayReopen ? SystemCalls.reopenPipeWithoutWaiting(descriptor) : nil
    backlog = Backlog(descriptor: descriptor, wake: wake)
  }

  deinit {
    if let pipe { SystemCalls.closeDescriptor(pipe) }
  }

  /// Why nothing can be sent any more.
  var failure: Backlog.Failure? { ownFailure ?? backlog.failure }

  /// Bytes that wait for the reader.
  var waiting: Int { backlog.waiting }

  /// Asks for a wake-up when no more than `count` bytes wait; returns false when that is so already.
  func wakeWhenWaiting(atMost count: Int) -> Bool { backlog.wakeWhenWaiting(atMost: count) }

  /// Sends all bytes, now or later.
  func send(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    if backlog.isWriting {
      backlog.add(bytes, from: 0)
      return
    }
    let sent = sendAtOnce(bytes)
    if sent < bytes.count, ownFailure == nil { backlog.add(bytes, from: sent) }
  }

  /// Takes note that the reader has gone.
  func giveUp() { ownFailure = ownFailure ?? .closed }

  /// Writes while that does not wait; returns how many bytes went out.
  private func sendAtOnce(_ bytes: [UInt8]) -> Int {
    var sent = 0
    while sent < bytes.count {
      switch writeAtOnce(bytes, sent..<bytes.count) {
      case .moved(let count):
        sent += count
      case .wouldBlock:
        guard kind == .pipe, !hasGrown else { return sent }
        hasGrown = true
        SystemCalls.growPipe(descriptor, to: Server.pipeBytes)
      case .closed:
        ownFailure = .closed
        return sent
      case .failed(let number):
        ownFailure = .failed(number)
        return sent
      }
    }
    return sent
  }

  private func writeAtOnce(_ bytes: [UInt8], _ range: Range<Int>) -> SystemCalls.Transfer {
    switch kind {
    case .regular:
      return SystemCalls.writeSome(descriptor, bytes, range)
    case .socket:
      return SystemCalls.sendAtOnce(descriptor, bytes, range)
    case .pipe, .other:
      if let pipe { return SystemCalls.writeSome(pipe, bytes, range) }
    }
    guard SystemCalls.waitForRoom(descriptor, milliseconds: 0) else { return .wouldBlock }
    let end = min(range.upperBound, range.lowerBound + SystemCalls.pipeAtom)
    return SystemCalls.writeSome(descriptor, bytes, range.lowerBound..<end)
  }
}
