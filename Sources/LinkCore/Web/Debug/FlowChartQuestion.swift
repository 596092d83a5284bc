/// A rule that was looked at, as a box with a question; nil for rules that are an end and no question.
struct FlowChartQuestion {
  let text: StaticString

  /// What the rule looked at, as `name = value, …`.
  let facts: [UInt8]
  let isTaken: Bool
  let answer: StaticString

  init?(_ step: ResolveStep) {
    guard let question = DebugText.question(of: step.rule) else { return nil }
    text = question
    isTaken = step.verdict == .taken
    answer = isTaken ? DebugText.yes : DebugText.no
    var facts: [UInt8] = []
    for fact in step.facts {
      if !facts.isEmpty { facts += ByteText.bytes(", ") }
      if let reason = fact.reason {
        facts += ByteText.bytes(DebugText.words(for: reason))
      } else {
        facts += [UInt8](fact.name.utf8) + ByteText.bytes(" = ") + fact.value
      }
    }
    self.facts = facts
  }
}
