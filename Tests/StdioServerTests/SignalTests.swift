import Foundation
import JSONRPC
import Testing

@testable import StdioServer

/// The end by a signal.
///
/// Most tests put the signal's number into the pipe that a handler would write to.
@Suite(.serialized, .timeLimit(.minutes(2))) struct SignalTests {
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func whenIdle(signal: Int32) throws {
    let server = try RunningServer()
    server.input.write(Requests.count(1))
    #expect(server.output.reads(Requests.result(1, "1")))
    server.wake.wake(UInt8(signal))
    #expect(server.exitCode() == 0)
    #expect(server.service.timesClosed == 1)
    #expect(server.logged().isEmpty)
  }

  @Test func halfARequestIsNotAnswered() throws {
    let server = try RunningServer()
    server.input.write(Requests.count(1) + #"{"jsonrpc":"2.0","#)
    #expect(server.output.reads(Requests.result(1, "1")))
    server.wake.wake(UInt8(SIGTERM))
    #expect(server.exitCode() == 0)
    server.output.closeWriteEnd()
    #expect(server.output.readToEnd().isEmpty)
  }

  @Test func answersThatWaitAreSent() throws {
    let server = try RunningServer()
    server.input.write(Requests.fill(1, 3_000_000))
    let first = server.output.read(upTo: 1000) ?? []
    server.wake.wake(UInt8(SIGTERM))
    #expect(server.output.reads(String(Requests.filled(1, 3_000_000).dropFirst(first.count))))
    #expect(server.exitCode() == 0)
  }

  @Test func secondSignalEndsAtOnce() throws {
    let server = try RunningServer()
    server.input.write(Requests.fill(1, 3_000_000))
    #expect(server.output.read(upTo: 1000)?.isEmpty == false)
    server.wake.wake(UInt8(SIGTERM))
    server.wake.wake(UInt8(SIGINT))
    #expect(server.exitCode() == 128 + SIGTERM)
    server.output.closeReadEnd()
  }

  @Test func readerThatDoesNotReadIsLeft() throws {
    let server = try RunningServer(flushTime: .milliseconds(50))
    server.input.write(Requests.fill(1, 3_000_000))
    #expect(server.output.read(upTo: 1000)?.isEmpty == false)
    server.wake.wake(UInt8(SIGTERM))
    #expect(server.exitCode() == 74)
    #expect(server.logged().hasPrefix("linkd: stopped by a signal while "))
    server.output.closeReadEnd()
  }

  @Test func whileReadingIsStopped() throws {
    let server = try RunningServer(limits: WireLimits(waitingBytes: 1 << 20), flushTime: .milliseconds(50))
    server.input.write((0..<200).map { Requests.fill($0, 20_000) }.joined())
    #expect(server.log.read()?.isEmpty == false)
    server.wake.wake(UInt8(SIGTERM))
    #expect(server.exitCode() == 74)
    server.output.closeReadEnd()
  }

  /// A pipe that signals arrive at; the tests run on a thread that blocks signals, so they are unblocked first.
  private static func signalPipe() -> WakePipe? {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    let wake = WakePipe()
    wake?.watchSignals()
    return wake
  }

  @Test func handlerWritesTheNumber() async {
    await #expect(processExitsWith: .exitCode(3)) {
      for number in [SIGTERM, SIGINT, SIGHUP] { signal(number, SIG_DFL) }
      guard let wake = SignalTests.signalPipe() else { return }
      raise(SIGHUP)
      raise(SIGPIPE)
      raise(SIGTERM)
      exit(wake.drain() == [UInt8(SIGHUP), UInt8(SIGTERM)] ? 3 : 4)
    }
  }

  @Test func secondSignalOfAKindKills() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      signal(SIGTERM, SIG_DFL)
      guard let wake = SignalTests.signalPipe() else { return }
      raise(SIGTERM)
      raise(SIGTERM)
      exit(wake.drain().isEmpty ? 3 : 4)
    }
  }

  @Test func secondSignalOfAnotherKindKillsOnceTheFirstIsSeen() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      signal(SIGINT, SIG_DFL)
      guard SignalTests.signalPipe() != nil else { return }
      SystemCalls.unwatchSignals()
      raise(SIGINT)
      exit(3)
    }
  }

  @Test func ignoredSignalsStayIgnored() async {
    await #expect(processExitsWith: .exitCode(3)) {
      signal(SIGHUP, SIG_IGN)
      guard let wake = SignalTests.signalPipe() else { return }
      raise(SIGHUP)
      SystemCalls.unwatchSignals()
      raise(SIGHUP)
      exit(wake.drain().isEmpty ? 3 : 4)
    }
  }
}
