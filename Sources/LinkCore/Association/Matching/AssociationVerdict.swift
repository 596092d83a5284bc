/// What a document says about one URL.
package struct AssociationVerdict: Sendable {
  /// The app that a system would try first, or nil when none opens.
  package let opens: [UInt8]?

  /// Every app of the document once, in document order; only the app that was asked for when one was.
  package let apps: [AssociationAppVerdict]

  package let notes: [AssociationNote]

  /// For each entry that was consulted, what became of its rules; empty unless a trace was asked for.
  package let traces: [AssociationTrace]

  /// The URL's texts in the forms in which rules compare them; what the trace's steps point into.
  let texts: [[UInt8]]

  /// What a step's pattern was compared with: as written, or folded and decoded as the rule asks.
  package func comparedText(_ step: AssociationTrace.Step) -> [UInt8] {
    let variant = Int(step.variant.rawValue)
    guard variant < texts.count, step.text.upperBound <= texts[variant].count else { return [] }
    var text = Array(texts[variant][step.text])
    guard step.failed == .path else { return text }
    // Slashes at the end of a path play no part, so none is shown, but for the root.
    while text.last == UInt8(ascii: "/") { text.removeLast() }
    return text.isEmpty ? [UInt8(ascii: "/")] : text
  }

  /// What the entries say that the app was looked for in, in the order in which they were asked.
  package func traces(for app: AssociationAppVerdict) -> [AssociationTrace] {
    app.consulted.map { traces[$0] }
  }

  /// The rule that came nearest to deciding for an app; nil when a rule decided or none was tried.
  package func closest(for app: AssociationAppVerdict) -> AssociationTrace.Step? {
    guard app.outcome == .noMatch else { return nil }
    var closest: (step: AssociationTrace.Step, miss: AssociationMiss)?
    for step in traces(for: app).flatMap(\.steps) {
      guard let miss = step.miss else { continue }
      if let nearest = closest?.miss, nearest >= miss { continue }
      closest = (step, miss)
    }
    return closest?.step
  }
}
