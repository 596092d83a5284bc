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

  private static let verdictSchema = Schema.object([
    Schema.Field("appID", .string(), "The app id."),
    Schema.Field("verdict", .string(oneOf: ["match", "exclude", "noMatch"]), "What the file says."),
    .optional(
      "rule",
      .named(
        "AssociationRule",
        .object([
          Schema.Field("entry", .integer(minimum: 0), "The entry of details, counted from 0."),
          Schema.Field("index", .integer(minimum: 0), "The rule in the entry, counted from 0."),
          Schema.Field("dialect", .string(oneOf: ["components", "paths"]), "In which form the rule is written."),
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
            Schema.Field("verdict", .string(oneOf: ["match", "exclude", "noMatch"]), "What it said."),
            .optional(
              "component", .string(oneOf: ["path", "query", "queryItem", "fragment"]), "What did not fit first."),
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
    writer.key("results")
    writer.beginArray()
    for url in urls {
      let verdict = matcher.decide(url, question, using: &work)
      guard !work.isExhausted else { throw .tooManySteps(limit: MatchAASAParams.stepLimit) }
      writer.beginObject()
      writer.key("url")
      writer.string(url)
      writer.key("opens")
      if let opens = verdict.opens { writer.string(opens) } else { writer.null() }
      writer.key("apps")
      writer.beginArray()
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
    writer.key("appID")
    writer.string(app.appID)
    writer.key("verdict")
    switch app.outcome {
    case .match: writer.string("match")
    case .exclude: writer.string("exclude")
    case .noMatch: writer.string("noMatch")
    }
    if let rule = app.rule {
      writer.key("rule")
      write(rule, matcher, map, to: &writer)
    }
    if question.traces {
      writer.key("trace")
      writer.beginArray()
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
    writer.key("entry")
    writer.number(rule.entry)
    writer.key("index")
    writer.number(rule.index)
    writer.key("dialect")
    writer.string(rule.dialect == .components ? "components" : "paths")
    writer.key("pointer")
    writer.string(matcher.pointer(to: rule))
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
    writer.key("line")
    writer.number(position.line)
    writer.key("column")
    writer.number(position.column)
  }

  private static func write(
    _ step: AssociationTrace.Step, isClosest: Bool, _ app: AssociationAppVerdict, _ verdict: AssociationVerdict,
    _ matcher: AssociationMatcher, _ map: SourceMap?, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("rule")
    writer.string(matcher.pointer(to: step.rule))
    writer.key("verdict")
    if step.failed != nil {
      writer.string("noMatch")
    } else {
      writer.string(app.rule == step.rule && app.outcome == .exclude ? "exclude" : "match")
    }
    if let failed = step.failed {
      writer.key("component")
      switch failed {
      case .path: writer.string("path")
      case .query: writer.string("query")
      case .queryItem: writer.string("queryItem")
      case .fragment: writer.string("fragment")
      }
      if let name = matcher.itemName(of: step) {
        writer.key("name")
        writer.string(name)
      }
      if let pattern = matcher.patternText(of: step) {
        writer.key("pattern")
        writer.string(pattern)
      }
      writer.key("text")
      writer.string(verdict.comparedText(step))
      if step.isAbsent {
        writer.key("absent")
        writer.bool(true)
      }
      if isClosest {
        writer.key("closest")
        writer.bool(true)
      }
    }
    write(positionOf: step.rule, matcher, map, to: &writer)
    writer.endObject()
  }
}
