/// The steps of one decision; takes none unless asked for, and then makes no facts either.
struct ResolveTrace {
  let isOn: Bool
  private(set) var steps: [ResolveStep] = []

  init(isOn: Bool) {
    self.isOn = isOn
  }

  mutating func add(
    _ rule: ResolveStep.Rule,
    _ verdict: ResolveStep.Verdict,
    _ facts: @autoclosure () -> [ResolveStep.Fact] = []
  ) {
    if isOn { steps.append(ResolveStep(rule: rule, verdict: verdict, facts: facts())) }
  }
}
