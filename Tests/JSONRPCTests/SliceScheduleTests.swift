import StrictJSON
import TestSupport
import Testing

@testable import JSONRPC

/// Any number of threads, each doing its tasks at any speed: every slice is prepared once, performed in its turn, and
/// finished once.
@Suite struct SliceScheduleTests {
  /// Slices of one message each; those in `waiting` put something aside, the one at `last` ends the group.
  private static func slices(_ count: Int, waiting: Set<Int>, last: Int?) -> [Slice] {
    (0..<count).map { index in
      let slice = Slice(handler: TestHandler(), limits: WireLimits())
      let method = waiting.contains(index) ? "count" : "sum"
      let text = Array(
        (#"{"jsonrpc":"2.0","id":1,"method":"\#(method)"}"#
          + (index == last ? #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"# : "")).utf8)
      let border = text.count - (index == last ? 44 : 0)
      let messages: [Message] =
        [.text(start: 0, end: border)] + (index == last ? [.text(start: border, end: text.count)] : [])
      slice.assign(
        SliceWorker.Assignment(
          bytes: text, messages: messages, range: messages.indices, cancellations: Cancellations(), isShutDown: false,
          usesHeaders: false))
      return slice
    }
  }

  /// With two threads the store begins with the first slice while the second is prepared, and that slice is finished
  /// while the next one is performed; one thread alone prepares everything first.
  @Test func stagesOverlap() {
    let slices = Self.slices(3, waiting: [0, 1, 2], last: nil)
    var schedule = SliceSchedule(slices)
    var tasks: [String] = []
    func take() { tasks.append("\(schedule.next())") }
    take()
    take()
    slices[0].run(.prepare)
    schedule.prepared(0)
    take()
    #expect(schedule.takeForPerforming() === slices[0])
    #expect(schedule.takeForPerforming() == nil, "The second slice is not prepared yet.")
    schedule.performed()
    slices[1].run(.prepare)
    schedule.prepared(1)
    #expect(schedule.takeForPerforming() === slices[1])
    take()
    take()
    #expect(tasks == ["prepare(0)", "prepare(1)", "perform", "prepare(2)", "finish(0)"])

    var alone = SliceSchedule(slices)
    for position in slices.indices {
      #expect("\(alone.next())" == "prepare(\(position))")
      alone.prepared(position)
    }
    #expect("\(alone.next())" == "perform")
  }

  /// What a thread has begun and not yet done.
  private enum Begun {
    case prepare(Int)
    case perform
    case finish(Int)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func everySliceInItsTurn(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...8, using: &random)
    let threads = Int.random(in: 1...4, using: &random)
    let waiting = Set((0..<count).filter { _ in Bool.random(using: &random) })
    let last = Bool.random(using: &random) ? Int.random(in: 0..<count, using: &random) : nil
    let end = last.map { $0 + 1 } ?? count
    let slices = Self.slices(count, waiting: waiting, last: last)

    var schedule = SliceSchedule(slices)
    var begun: [Begun] = []
    var prepared: [Int] = []
    var performed: [Int] = []
    var finished: [Int] = []
    var isOver = false
    while !isOver || !begun.isEmpty {
      if !isOver, begun.count < threads {
        switch schedule.next() {
        case .prepare(let position): begun.append(.prepare(position))
        case .perform:
          #expect(!begun.contains { if case .perform = $0 { true } else { false } }, "One performs at a time.")
          begun.append(.perform)
        case .finish(let position): begun.append(.finish(position))
        case .wait: #expect(!begun.isEmpty, "Nobody waits for nothing.")
        case .done: isOver = true
        }
        if Bool.random(using: &random) { continue }
      }
      guard let index = begun.indices.randomElement(using: &random) else { continue }
      switch begun[index] {
      case .prepare(let position):
        slices[position].run(.prepare)
        schedule.prepared(position)
        prepared.append(position)
        begun.remove(at: index)
      case .perform:
        // One slice at a time, so that others are prepared and finished meanwhile.
        if let slice = schedule.takeForPerforming() {
          performed.append(slices.firstIndex { $0 === slice } ?? -1)
          schedule.performed()
        } else {
          schedule.stopPerforming()
          begun.remove(at: index)
        }
      case .finish(let position):
        #expect(performed.contains(position))
        finished.append(position)
        schedule.finished()
        begun.remove(at: index)
      }
    }
    #expect(Set(prepared).count == prepared.count)
    #expect(Set(prepared).isSuperset(of: 0..<end))
    #expect(performed == waiting.filter { $0 < end }.sorted())
    #expect(finished.sorted() == performed)
  }
}
