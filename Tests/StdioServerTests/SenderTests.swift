import Foundation
import Testing

@testable import StdioServer

/// Sending to readers of every kind, with and without a second description of the pipe.
@Suite(.serialized, .timeLimit(.minutes(1))) struct SenderTests {
  static let ways: [(Channel.Kind, Bool)] = [
    (.pipe, true), (.pipe, false), (.nonBlockingPipe, true), (.nonBlockingPipe, false), (.socket, true),
  ]

  private static func part(_ index: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(truncatingIfNeeded: index % 100), count: [1, 100, 5000, 70_000, 300_000][index % 5])
  }

  @Test(arguments: ways) func keepsTheOrder(kind: Channel.Kind, mayReopen: Bool) throws {
    let channel = Channel(kind)
    let wake = try #require(WakePipe())
    let sender = Sender(descriptor: channel.writeEnd, wake: wake, mayReopen: mayReopen)
    var expected: [UInt8] = []
    for index in 0..<100 {
      let part = SenderTests.part(index)
      sender.send(part)
      expected += part
    }
    #expect(sender.waiting > expected.count / 2)
    #expect(sender.wakeWhenWaiting(atMost: 0))
    #expect(channel.reads(String(decoding: expected, as: UTF8.self)))
    let events = SystemCalls.waitForEvents(input: -1, wake: wake.readEnd, output: -1, milliseconds: 30_000)
    #expect(events.hasWake)
    #expect(wake.drain().isEmpty)
    #expect(!sender.wakeWhenWaiting(atMost: 0))
    #expect(sender.waiting == 0)
    // Nothing waits: the next bytes go out at once, or after the writer thread has noticed.
    sender.send([1, 2, 3])
    #expect(channel.read() == [1, 2, 3])
    #expect(sender.failure == nil)
  }

  @Test(arguments: ways) func noticesThatTheReaderHasGone(kind: Channel.Kind, mayReopen: Bool) throws {
    let channel = Channel(kind)
    let wake = try #require(WakePipe())
    let sender = Sender(descriptor: channel.writeEnd, wake: wake, mayReopen: mayReopen)
    channel.closeReadEnd()
    sender.send([1])
    #expect(sender.failure == .closed)
    sender.send([1])
    #expect(sender.waiting == 0)
  }

  @Test func noticesThatTheReaderLeaves() throws {
    let channel = Channel()
    let wake = try #require(WakePipe())
    let sender = Sender(descriptor: channel.writeEnd, wake: wake)
    sender.send([UInt8](repeating: 1, count: 5_000_000))
    #expect(sender.failure == nil)
    channel.closeReadEnd()
    let events = SystemCalls.waitForEvents(input: -1, wake: wake.readEnd, output: -1, milliseconds: 30_000)
    #expect(events.hasWake)
    #expect(sender.failure == .closed)
    #expect(sender.waiting == 0)
    #expect(!sender.wakeWhenWaiting(atMost: 0))
  }

  @Test func otherErrorsAreFailures() throws {
    let channel = Channel()
    let wake = try #require(WakePipe())
    let sender = Sender(descriptor: channel.readEnd, wake: wake, mayReopen: false)
    sender.send([1])
    let events = SystemCalls.waitForEvents(input: -1, wake: wake.readEnd, output: -1, milliseconds: 30_000)
    #expect(events.hasWake)
    #expect(sender.failure == .failed(EBADF))
  }
}
