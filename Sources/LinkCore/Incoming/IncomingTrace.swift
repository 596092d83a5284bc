/// Collects the steps of one parse when they are asked for.
struct IncomingTrace: Sendable {
  let isOn: Bool
  private(set) var steps: [IncomingStep] = []

  init(isOn: Bool) {
    self.isOn = isOn
  }

  mutating func add(
    _ rule: IncomingStep.Rule,
    _ isMatch: Bool,
    value: @autoclosure () -> [UInt8] = [],
    detail: @autoclosure () -> [UInt8] = []
  ) {
    if isOn { steps.append(IncomingStep(rule, isMatch, value: value(), detail: detail())) }
  }
}
