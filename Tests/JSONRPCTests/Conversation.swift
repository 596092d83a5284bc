import JSONRPC

/// Speaks to an exchange as a server does, without descriptors.
struct Conversation {
  let service = TestService()
  let exchange: Exchange
  private var buffer: [UInt8] = []

  /// All answers so far.
  private(set) var output: [UInt8] = []

  /// How many groups were worked on.
  private(set) var groups = 0

  init(
    framing: Framing = .detected, limits: WireLimits = WireLimits(), runner: any SliceRunner = SerialRunner()
  ) {
    exchange = Exchange(service: service, limits: limits, framing: framing, runner: runner)
  }

  /// Bytes that are kept because their message is not complete.
  var keptBytes: Int { buffer.count }

  var outputText: String { String(decoding: output, as: UTF8.self) }

  /// Delivers bytes; at the end of input `isLast` is true.
  mutating func deliver(_ bytes: [UInt8], isLast: Bool = false) {
    guard exchange.exitCode == nil else { return }
    buffer += bytes
    let consumed = exchange.receive(buffer, to: buffer.count, atEnd: isLast)
    while exchange.hasWork {
      exchange.work(on: buffer)
      groups += 1
      for part in exchange.outputs { output += part }
      exchange.release()
    }
    buffer.removeFirst(consumed)
  }

  mutating func deliver(_ text: String, isLast: Bool = false) { deliver(Array(text.utf8), isLast: isLast) }

  /// What comes out when all parts are delivered in turn and then the input ends.
  static func answers(
    to parts: [[UInt8]], framing: Framing = .detected, limits: WireLimits = WireLimits(),
    runner: any SliceRunner = SerialRunner()
  ) -> String {
    var conversation = Conversation(framing: framing, limits: limits, runner: runner)
    for part in parts { conversation.deliver(part) }
    conversation.deliver([], isLast: true)
    return conversation.outputText
  }
}
