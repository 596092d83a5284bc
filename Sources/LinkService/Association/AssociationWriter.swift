import LinkCore
import StrictJSON

/// Writes what `matchAASA` found.
enum AssociationWriter {
  /// The schema of the result.
  static let schema = Schema.object([
    Schema.Field(
      "results",
      .list(
        .object([
          Schema.Field("url", .string(), "The URL as given."),
          Schema.Field("opens", .nullable(.string()), "The app id that the system would try first."),
          Schema.Field("apps", .list(.named("AppVerdict", verdictSchema)), "Each app of the file, in its order."),
          Schema.Field("note", NoteText.schema, "What a reader of the verdict should know."),
        ])), "One answer for each URL, in order."),
    Schema.Field(
      "problems", .list(FindingWriter.schema),
      "What is wrong with the file as JSON and with the types of its members; with lint, all that is wrong with it."),
  ])

  private static let verdicts = AssociationAppVerdict.Outcome.allCases.map(\.rawValue)
  private static let dialects = AssociationDialect.allCases.map(\.rawValue)
  private static let components = AssociationTrace.Component.allCases.map(\.rawValue)

  private static let verdictSchema = Schema.object([
    Schema.Field("appID", .string(), "The app id."),
    Schema.Field("verdict", .string(oneOf: verdicts), "What the file says."),
    .optional(
      "rule",
      .named(
        "AssociationRule",
        .object([
          Schema.Field("entry", .integer(minimum: 0), "The entry of details, counted from 0."),
          Schema.Field("index", .integer(minimum: 0), "The rule in the entry, counted from 0."),
          Schema.Field("dialect", .string(oneOf: dialects), "In which form the rule is written."),
          Schema.Field("pointer", .string(), "JSON Pointer into the file."),
          Schema.Field("rule", .anything, "The rule as in the file."),
          .optional("line", .integer(minimum: 1), "Where the rule begins, when the file came as text."),
          .optional("column", .integer(minimum: 1), "In UTF-16 units."),
        ])), "The rule that decided."),
    .optional(
      "trace",
      .list(
        .named(
          "AssociationStep",
          .object([
            Schema.Field("rule", .string(), "JSON Pointer of the rule that was tried."),
            Schema.Field("verdict", .string(oneOf: verdicts), "What it said."),
            .optional("component", .string(oneOf: components), "What did not fit first."),
            .optional("name", .string(), "The name of the query item."),
            .optional("pattern", .string(), "The pattern of that component."),
            .optional("text", .string(), "What it was compared with, folded and decoded as the rule asks."),
            .optional("absent", .boolean, "True when the URL has no such query item, which counts as the empty text."),
            .optional("closest", .boolean, "True for the one rule of the app that came nearest when none decided."),
            .optional("line", .integer(minimum: 1), "Where the rule begins, when the file came as text."),
            .optional("column", .integer(minimum: 1), "In UTF-16 units."),
          ]))), "The rules that were tried, with explain."),
  ])

  /// Decides and writes; `hasPlaces` when the file came as text or bytes, so that lines and columns mean something.
  ///
  /// A small request can ask for a huge answer (apps times URLs times rules), so the answer is measured as it grows.
  static func write(
    _ matcher: AssociationMatcher, urls: [[UInt8]], question: AssociationQuestion, problems: [AssociationProblem],
    hasPlaces: Bool, bytes limit: Int, work: inout AssociationWork, to writer: inout JSONWriter
  ) throws(ServiceFault) {
    let end = writer.bytes.count + limit
    let map = hasPlaces ? SourceMap(matcher.document.text) : nil
    writer.beginObject()
    writer.beginArray("results")
    for url in urls {
      let verdict = matcher.decide(url, question, using: &work)
      guard !work.isExhausted else { throw .tooManySteps(limit: MatchAASAParams.stepLimit) }
      writer.beginObject()
      writer.member("url", url)
      writer.key("opens")
      if let opens = verdict.opens { writer.string(opens) } else { writer.null() }
      writer.beginArray("apps")
      for app in verdict.apps {
        guard write(app, of: verdict, matcher, question, map, upTo: end, to: &writer) else {
          throw .answerTooLong(limit: limit)
        }
      }
      writer.endArray()
      NoteText.write(verdict.notes, to: &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.key("problems")
    try FindingWriter.write(problems, of: matcher.document, map, upTo: end, limit: limit, to: &writer)
    writer.endObject()
  }

  /// Returns false, with the rest left out, when `writer` has more than `end` bytes.
  private static func write(
    _ app: AssociationAppVerdict, of verdict: AssociationVerdict, _ matcher: AssociationMatcher,
    _ question: AssociationQuestion, _ map: SourceMap?, upTo end: Int, to writer: inout JSONWriter
  ) -> Bool {
    writer.beginObject()
    writer.member("appID", app.appID)
    writer.member("verdict", app.outcome.rawValue)
    if let rule = app.rule {
      writer.key("rule")
      write(rule, matcher, map, to: &writer)
    }
    if question.traces {
      writer.beginArray("trace")
      let closest = verdict.closest(for: app)?.rule
      for step in verdict.traces(for: app).flatMap(\.steps) {
        guard writer.bytes.count <= end else { return false }
        write(step, isClosest: step.rule == closest, app, verdict, matcher, map, to: &writer)
      }
      writer.endArray()
    }
    writer.endObject()
    return writer.bytes.count <= end
  }

  private static func write(
    _ rule: AssociationRulePlace, _ matcher: AssociationMatcher, _ map: SourceMap?, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("entry", rule.entry)
    writer.member("index", rule.index)
    writer.member("dialect", rule.dialect.rawValue)
    writer.member("pointer", matcher.pointer(to: rule))
    writer.key("rule")
    writer.copy(rule.node, of: matcher.document.json)
    write(positionOf: rule, matcher, map, to: &writer)
    writer.endObject()
  }

  private static func write(
    positionOf rule: AssociationRulePlace, _ matcher: AssociationMatcher, _ map: SourceMap?, to writer: inout JSONWriter
  ) {
    guard let map else { return }
    let position = map.position(of: matcher.document.json.range(rule.node).lowerBound)
    writer.member("line", position.line)
    writer.member("column", position.column)
  }

  private static func write(
    _ step: AssociationTrace.Step, isClosest: Bool, _ app: AssociationAppVerdict, _ verdict: AssociationVerdict,
    _ matcher: AssociationMatcher, _ map: SourceMap?, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("rule", matcher.pointer(to: step.rule))
    // The first rule that fits decides, so the verdict of the app is its own.
    writer.member("verdict", (step.failed == nil ? app.outcome : .noMatch).rawValue)
    if let failed = step.failed {
      writer.member("component", failed.rawValue)
      if let name = matcher.itemName(of: step) { writer.member("name", name) }
      if let pattern = matcher.patternText(of: step) { writer.member("pattern", pattern) }
      writer.member("text", verdict.comparedText(step))
      if step.isAbsent { writer.member("absent", true) }
      if isClosest { writer.member("closest", true) }
    }
    write(positionOf: step.rule, matcher, map, to: &writer)
    writer.endObject()
  }
}
