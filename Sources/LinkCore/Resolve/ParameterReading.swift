/// What the value of a parameter is worth to the decision.
enum ParameterReading: Equatable {
  case absent
  case usable([UInt8])
  /// Counts as absent.
  case unusable([UInt8], reason: ResolveStep.Reason)

  var value: [UInt8]? {
    if case .usable(let value) = self { return value }
    return nil
  }

  /// The verdict of a rule that holds when there is a value.
  var verdict: ResolveStep.Verdict {
    switch self {
    case .absent: .notApplicable
    case .usable: .taken
    case .unusable: .notTaken
    }
  }

  func facts(_ parameter: LinkParameter) -> [ResolveStep.Fact] {
    let name = parameter.descriptor.queryName
    switch self {
    case .absent: return []
    case .usable(let value): return [.init(name, value)]
    case .unusable(let value, let reason): return [.init(name, value), .reason(reason)]
    }
  }
}
