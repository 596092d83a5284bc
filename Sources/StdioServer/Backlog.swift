import Dispatch
import Locking

/// Answers that a reader has not taken yet, and the thread that writes them.
///
/// The thread comes with the first answer that has to wait and goes when nothing waits any more. While it is at work
/// all answers pass through here, so their order is kept.
final class Backlog: Sendable {
  /// How the output has ended.
  enum Failure: Equatable {
    /// The reader has gone.
    case closed

    /// Writing failed with this error number.
    case failed(Int32)
  }

  private struct Chunk {
    var bytes: [UInt8]
    var start: Int
  }

  private struct State {
    var chunks: [Chunk] = []
    var waiting = 0
    var isWriting = false
    var failure: Failure?

    /// The writer thread's own number for the output, so that it never writes to a number that was closed and used
    /// again.
    var output: Int32?

    /// The number of waiting bytes at which the polling thread wants to be woken.
    var wakesAt: Int?
  }

  /// Small answers are collected in chunks of up to this many bytes; larger ones are kept as they are.
  private static let chunkBytes = 256 << 10

  /// Bytes of one write, after which the number of waiting bytes is brought up to date.
  private static let writeBytes = 64 << 10

  private let descriptor: Int32
  private let wake: WakePipe
  private let queue = DispatchQueue(label: "linkd.writer")
  private let state = Guarded(State())

  init(descriptor: Int32, wake: WakePipe) {
    self.descriptor = descriptor
    self.wake = wake
  }

  deinit {
    if let output = state.withLock({ $0.output }) { SystemCalls.closeDescriptor(output) }
  }

  /// Bytes that wait.
  var waiting: Int { state.withLock { $0.waiting } }

  /// Whether answers must go through here.
  var isWriting: Bool { state.withLock { $0.isWriting } }

  /// Why nothing can be written any more.
  var failure: Failure? { state.withLock { $0.failure } }

  /// Adds the bytes from `start` on.
  func add(_ bytes: [UInt8], from start: Int) {
    let count = bytes.count - start
    guard count > 0 else { return }
    let begins = state.withLock { state in
      guard state.failure == nil else { return false }
      if count <= Backlog.chunkBytes / 4 {
        if let last = state.chunks.last, last.bytes.count + count <= Backlog.chunkBytes {
          state.chunks[state.chunks.count - 1].bytes.append(contentsOf: bytes[start...])
        } else {
          state.chunks.append(Chunk(bytes: Array(bytes[start...]), start: 0))
        }
      } else {
        state.chunks.append(Chunk(bytes: bytes, start: start))
      }
      state.waiting += count
      if state.isWriting { return false }
      state.isWriting = true
      state.output = state.output ?? SystemCalls.duplicatePrivately(descriptor)
      return true
    }
    if begins { queue.async { @Sendable [self] in write() } }
  }

  /// Asks for a wake-up when no more than `count` bytes wait; returns false when that is so already.
  func wakeWhenWaiting(atMost count: Int) -> Bool {
    state.withLock { state in
      guard state.failure == nil, state.waiting > count else { return false }
      state.wakesAt = count
      return true
    }
  }

  // MARK: On the writer thread

  private func write() {
    let output = state.withLock { $0.output } ?? descriptor
    while let chunks = takeChunks() {
      var chunks = chunks
      for index in chunks.indices {
        let chunk = chunks[index]
        chunks[index] = Chunk(bytes: [], start: 0)
        guard write(chunk, to: output) else { return }
      }
    }
  }

  private func takeChunks() -> [Chunk]? {
    state.withLock { state in
      guard !state.chunks.isEmpty, state.failure == nil else {
        state.isWriting = false
        return nil
      }
      var chunks: [Chunk] = []
      swap(&chunks, &state.chunks)
      return chunks
    }
  }

  private func write(_ chunk: Chunk, to output: Int32) -> Bool {
    var position = chunk.start
    while position < chunk.bytes.count {
      let end = min(position + Backlog.writeBytes, chunk.bytes.count)
      switch SystemCalls.writeSome(output, chunk.bytes, position..<end) {
      case .moved(let count):
        position += count
        written(count)
      case .wouldBlock:
        _ = SystemCalls.waitForRoom(output, milliseconds: -1)
      case .closed:
        fail(.closed)
        return false
      case .failed(let number):
        fail(.failed(number))
        return false
      }
    }
    return true
  }

  private func written(_ count: Int) {
    let wakes = state.withLock { state in
      state.waiting -= count
      guard let wakesAt = state.wakesAt, state.waiting <= wakesAt else { return false }
      state.wakesAt = nil
      return true
    }
    if wakes { wake.wake(WakePipe.change) }
  }

  /// Nothing more can be written: what waits is dropped.
  private func fail(_ failure: Failure) {
    state.withLock { state in
      state.failure = failure
      state.chunks = []
      state.waiting = 0
      state.isWriting = false
      state.wakesAt = nil
    }
    wake.wake(WakePipe.change)
  }
}
