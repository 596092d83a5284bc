// A file of rules is a list of which the first that fits decides, its patterns know neither segments nor numbers. So
// that all the same exactly the URLs of the routes open the app, the forms stand in this order:
//
// 1. Those without wildcards: they take nothing too much wherever they stand.
// 2. Open ones, which have paths of any length, so that no later step may leave out long paths before them. A wildcard
//    in front of the rest passes over slashes; that cannot be helped, and is remarked on.
// 3. The others from the longest to the shortest. Before those of one length all longer paths are left out: as many
//    slashes as a pattern has must then fit as many in the path, so no wildcard has one left to pass over.
//    Among those of one length come last the ones with numbers, each behind a step that leaves out what is no number.
//
// A form that another one covers is not written at all.

/// The forms of a domain's routes as a list of steps.
struct LinkPlan: Sendable {
  private(set) var steps: [LinkStep] = []

  /// Routes whose wildcards pass over slashes.
  private(set) var spanning: [[UInt8]] = []

  /// Routes whose numbers are only looked at in part.
  private(set) var unchecked: [[UInt8]] = []

  /// Which texts a reader can be asked to compare.
  private let dialect: PatternDialect

  init(_ forms: [LinkForm], for dialect: PatternDialect) {
    self.dialect = dialect
    let forms = LinkPlan.withoutCovered(forms)
    let isPlain = forms.map { form in
      !form.isOpen && !hasWildcard(form) && (!dialect.hasVariables || form.numbers.isEmpty)
    }
    for (form, isPlain) in zip(forms, isPlain) where isPlain { steps.append(.take(form)) }
    for form in forms where form.isOpen {
      steps.append(.take(form))
      if hasWildcard(form) { spanning.append(form.route) }
      if !form.numbers.isEmpty { unchecked.append(form.route) }
    }
    let others = zip(forms, isPlain).filter { !$0.0.isOpen && !$0.1 }.map(\.0)
    var left = LinkPlan.takenFrom(forms)
    for length in Set(others.map(\.segments.count)).sorted(by: >) {
      let group = others.filter { $0.segments.count == length }
      if group.contains(where: hasWildcard), left > length + 1 {
        left = length + 1
        steps.append(.leavePaths(segments: left))
      }
      addGroup(group)
    }
  }

  private func hasWildcard(_ form: LinkForm) -> Bool {
    form.segments.contains { dialect.isWildcard($0.texts) }
  }

  /// From how many segments on every path opens the app.
  private static func takenFrom(_ forms: [LinkForm]) -> Int {
    forms.filter { form in
      form.isOpen && form.conditions.isEmpty && form.segments.allSatisfy { $0.texts == .type(.string) }
    }.map(\.segments.count).min() ?? Int.max
  }

  /// Adds forms of one length.
  private mutating func addGroup(_ group: [LinkForm]) {
    var numeric: [LinkForm] = []
    for form in group {
      if form.numbers.isEmpty {
        steps.append(.take(form))
      } else if dialect.hasVariables {
        numeric.append(form)
      } else {
        steps.append(.take(form))
        unchecked.append(form.route)
      }
    }
    while !numeric.isEmpty {
      let safe = numeric.indices.first { index in
        numeric[index].numbers.allSatisfy { place in !isTaken(numeric[index], place, byOthersOf: numeric, index) }
      }
      let form = numeric.remove(at: safe ?? 0)
      if safe == nil { unchecked.append(form.route) }
      for place in form.numbers where safe != nil || !isTaken(form, place, byOthersOf: numeric, nil) {
        steps.append(.leaveOthers(form, at: place))
      }
      steps.append(.take(form))
    }
  }

  private func isTaken(
    _ form: LinkForm, _ place: LinkForm.Place, byOthersOf group: [LinkForm], _ own: Int?
  ) -> Bool {
    group.indices.contains { $0 != own && form.isTaken(for: place, by: group[$0]) }
  }

  /// Of forms that cover each other the first is kept.
  static func withoutCovered(_ forms: [LinkForm]) -> [LinkForm] {
    var kept: [LinkForm] = []
    for form in forms where !kept.contains(where: { $0.covers(form) }) {
      kept.removeAll { form.covers($0) }
      kept.append(form)
    }
    return kept
  }
}
