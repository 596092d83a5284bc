import Foundation
import JSONRPC
import Testing

@testable import StdioServer

/// A server on a thread of its own, and the ends through which a client speaks to it.
final class RunningServer: @unchecked Sendable {
  let service = SmallService()
  let input: Channel
  let output: Channel
  let log = Channel()
  let wake: WakePipe
  private let ended = DispatchSemaphore(value: 0)
  private var code: Int32?

  init(
    _ kind: Channel.Kind = .pipe, limits: WireLimits = WireLimits(), flushTime: Duration = .seconds(30)
  ) throws {
    input = Channel(kind)
    output = Channel(kind)
    wake = try #require(WakePipe())
    let inputEnd = input.readEnd
    let outputEnd = output.writeEnd
    let logEnd = log.writeEnd
    Thread.detachNewThread { [self] in
      let server = Server(
        service: service, input: inputEnd, output: outputEnd, wake: wake, log: Log(descriptor: logEnd), limits: limits,
        flushTime: flushTime)
      code = server.run()
      ended.signal()
    }
  }

  /// Waits for the end of the server; what it has written can then be read to the end.
  func exitCode() -> Int32? {
    guard ended.wait(timeout: .now() + Channel.patience) == .success else {
      Issue.record("the server does not end")
      return nil
    }
    ended.signal()
    log.closeWriteEnd()
    return code
  }

  /// What was logged, once the server has ended.
  func logged() -> String { log.readToEnd() }
}
