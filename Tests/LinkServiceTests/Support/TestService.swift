import JSONRPC
import LinkService
import LinkStore
import TestSupport

/// The service as a server runs it, without descriptors: a store in memory, a clock that the test moves, suffixes that
/// are the same in every run.
struct TestService {
  let clock = TestClock()
  let service: LinkdService
  private let exchange: Exchange

  init(_ configuration: Configuration = Configuration(), store: (any ShortLinkStore)? = nil, mostSlices: Int = 1) {
    let clock = clock
    service = LinkdService(
      configuration: configuration,
      store: store ?? SQLiteStore(location: StoreLocation(place: .sqliteMemory), random: CountingSource())
    ) { clock.now }
    exchange = Exchange(
      service: service, limits: configuration.limits, framing: .lines, runner: SerialRunner(mostSlices: mostSlices))
  }

  /// With a configuration that is written as JSON.
  init(configuration: String) throws {
    self.init(try Configuration(parsing: Array(configuration.utf8)))
  }

  /// Delivers lines in one read, so that they are one group; returns the lines that are answered.
  func send(_ lines: [[UInt8]]) -> [[UInt8]] {
    let input = lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    _ = exchange.receive(input, to: input.count, atEnd: false)
    var output: [UInt8] = []
    while exchange.hasWork {
      exchange.work(on: input)
      output += exchange.outputs.flatMap { $0 }
      exchange.release()
    }
    return output.split(separator: UInt8(ascii: "\n")).map { Array($0) }
  }

  func send(_ lines: String...) -> [String] {
    send(lines.map { Array($0.utf8) }).map { String(decoding: $0, as: UTF8.self) }
  }

  /// One request; returns the member `result`, or `error` when it failed.
  func ask(_ method: String, _ params: String) throws -> Answer {
    let answer = try ask([(method, params)])
    return answer[0]
  }

  /// Requests of one group.
  func ask(_ requests: [(method: String, params: String)]) throws -> [Answer] {
    let lines = requests.enumerated().map { index, request in
      #"{"jsonrpc":"2.0","id":\#(index),"method":"\#(request.method)","params":\#(request.params)}"#
    }
    let answers = send(lines.map { Array($0.utf8) })
    guard answers.count == lines.count else { throw Unanswered(lines: lines, answers: answers.count) }
    return try answers.map { Answer(try JSONTree(parsing: $0)) }
  }

  struct Unanswered: Error {
    let lines: [String]
    let answers: Int
  }
}
