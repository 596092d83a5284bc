package import StrictJSON

/// How much one peer may ask for; what passes a limit is answered with an error, and the next message works.
package struct WireLimits: Equatable, Sendable {
  /// Bytes of one message, a batch counting as one.
  package var messageBytes: Int

  /// Nesting and values of one message.
  package var json: JSONLimits

  /// Entries of one batch.
  package var batchEntries: Int

  /// Bytes of one answer, the answer to a batch counting as one.
  package var answerBytes: Int

  /// Bytes of answers that may wait for a slow reader; past it no input is read until some have gone out.
  package var waitingBytes: Int

  package init(
    messageBytes: Int = 16 << 20,
    json: JSONLimits = JSONLimits(),
    batchEntries: Int = 10_000,
    answerBytes: Int = 64 << 20,
    waitingBytes: Int = 256 << 20
  ) {
    self.messageBytes = messageBytes
    self.json = json
    self.batchEntries = batchEntries
    self.answerBytes = answerBytes
    self.waitingBytes = waitingBytes
  }
}
