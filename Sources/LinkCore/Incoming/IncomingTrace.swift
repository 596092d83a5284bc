/// Collects the steps of one parse when they are asked for.
struct IncomingTrace: Sendable {
  let isOn: Bool
  private(set) var steps: [IncomingStep] = []

  init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Notes that a rule fits, or why it does not.
  mutating func add(
    _ rule: IncomingStep.Rule,
    _ refusal: IncomingStep.Reason? = nil,
    value: @autoclosure () -> [UInt8] = [],
    detail: @autoclosure () -> [UInt8] = []
  ) {
    if isOn { steps.append(IncomingStep(rule, refusal, value: value(), detail: detail())) }
  }
}
