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
    let kept = LinkPlan.withoutCovered(forms) { dialect.hasVariables ? $0 : $0.withoutTypes }
    let forms = LinkPlan.withoutReached(kept, dialect)
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

  /// Leaves out forms whose patterns an open form takes, since its wildcards pass over slashes.
  private static func withoutReached(_ forms: [LinkForm], _ dialect: PatternDialect) -> [LinkForm] {
    let spanning = forms.indices.filter { place in
      forms[place].isOpen && forms[place].segments.contains { dialect.isWildcard($0.texts) }
    }
    guard !spanning.isEmpty else { return forms }
    return forms.indices.filter { place in
      !spanning.contains { other in
        // Of two that reach each other the first is kept.
        other != place && forms[other].reaches(forms[place], dialect)
          && (other < place || !forms[place].reaches(forms[other], dialect))
      }
    }.map { forms[$0] }
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
    addNumeric(numeric)
  }

  /// Adds forms with numbers: first those whose steps leave out nothing of the others.
  private mutating func addNumeric(_ forms: [LinkForm]) {
    var index = FormIndex()
    for place in forms.indices { index.insert(forms[place], at: place) }
    let losers = forms.indices.map { own in
      let near = index.neighbours(of: forms[own]).filter { $0 != own }
      return forms[own].numbers.map { number in
        // Whatever else a form asks of the query, a text that is no number is none of its URLs.
        let step = forms[own].reduced(to: number)
        return Leaving(
          form: step.form, place: step.place,
          losers: near.filter { step.form.isTaken(for: step.place, by: forms[$0]) })
      }
    }
    var isLeft = [Bool](repeating: true, count: forms.count)
    func harms(_ step: Leaving) -> Bool { step.losers.contains { isLeft[$0] } }
    for _ in forms.indices {
      let safe = forms.indices.first { own in isLeft[own] && !losers[own].contains(where: harms) }
      guard let next = safe ?? isLeft.firstIndex(of: true) else { return }
      isLeft[next] = false
      for step in losers[next] where !harms(step) { steps.append(.leaveOthers(step.form, at: step.place)) }
      steps.append(.take(forms[next]))
      if safe == nil { unchecked.append(forms[next].route) }
    }
  }

  /// A step that leaves out what is no number, with the forms that would lose URLs by it.
  private struct Leaving {
    let form: LinkForm
    let place: LinkForm.Place
    let losers: [Int]
  }

  /// Of forms that cover each other, as they are read, the first is kept.
  static func withoutCovered(_ forms: [LinkForm], as read: (LinkForm) -> LinkForm = { $0 }) -> [LinkForm] {
    let seen = forms.map(read)
    var index = FormIndex()
    var isKept = [Bool](repeating: true, count: forms.count)
    for place in forms.indices {
      let near = index.neighbours(of: seen[place]).filter { isKept[$0] }
      guard !near.contains(where: { seen[$0].covers(seen[place]) }) else {
        isKept[place] = false
        continue
      }
      for other in near where seen[place].covers(seen[other]) { isKept[other] = false }
      index.insert(seen[place], at: place)
    }
    return forms.indices.filter { isKept[$0] }.map { forms[$0] }
  }
}
