import LinkCore
import StrictJSON

/// Writes what `compareAASA` found.
enum ComparisonWriter {
  private static let changes = Schema.list(
    .named(
      "OpeningChange",
      .object([
        Schema.Field("url", .string(), "A URL, at example.com, that shows the change."),
        .optional("before", .string(), "JSON Pointer of the rule that decides in the old file; absent when none does."),
        .optional("after", .string(), "JSON Pointer of the rule that decides in the new file; absent when none does."),
      ])))

  /// The schema of the result.
  static let schema = Schema.object([
    Schema.Field("changed", .boolean, "Whether any app is known to open other URLs than before, or other URLs first."),
    Schema.Field(
      "apps",
      .list(
        .object([
          Schema.Field("appID", .string(), "The app id."),
          Schema.Field("listed", .string(oneOf: ["both", "before", "after"]), "Which of the files lists the app."),
          Schema.Field(
            "lost", changes,
            "URLs that opened and open no longer: one for each rule that opened some, at most \(AssociationComparison.changeLimit)."
          ),
          Schema.Field("gained", changes, "URLs that open and did not before, likewise."),
          Schema.Field(
            "decided", .boolean,
            "False when patterns were too intricate, so that there may be changes which the lists do not show."),
        ])), "Each app of the old file in its order, then those that only the new one has."),
    Schema.Field(
      "reordered",
      .list(
        .named(
          "FirstAppChange",
          .object([
            Schema.Field("url", .string(), "A URL, at example.com, that both apps open by both files."),
            Schema.Field("before", .string(), "The app that the old file lets open first."),
            Schema.Field("after", .string(), "The app that the new file lets open first."),
          ]))),
      "URLs that another app opens first, since apps stand in another order: one for each two apps, at most \(AssociationComparison.changeLimit)."
    ),
    Schema.Field(
      "usable",
      .object([
        Schema.Field("before", .boolean, "Whether systems can read the old file."),
        Schema.Field("after", .boolean, "Whether systems can read the new file."),
      ]), "A file that cannot be read opens nothing; lintAASA says why."),
  ])

  static func write(
    _ before: AssociationMatcher, _ after: AssociationMatcher, bytes limit: Int, to writer: inout JSONWriter
  ) throws(ServiceFault) {
    let end = writer.bytes.count + limit
    let comparison = AssociationComparison(before, after)
    writer.beginObject()
    writer.member("changed", comparison.hasChanges)
    writer.beginArray("apps")
    for app in comparison.apps {
      writer.beginObject()
      writer.member("appID", app.appID)
      writer.key("listed")
      switch (app.isBefore, app.isAfter) {
      case (true, false): writer.string("before")
      case (false, true): writer.string("after")
      default: writer.string("both")
      }
      write("lost", app.lost, before, after, to: &writer)
      write("gained", app.gained, before, after, to: &writer)
      writer.member("decided", app.isDecided)
      writer.endObject()
      guard writer.bytes.count <= end else { throw .answerTooLong(limit: limit) }
    }
    writer.endArray()
    writer.beginArray("reordered")
    for change in comparison.reordered {
      writer.beginObject()
      writer.member("url", change.url)
      writer.member("before", change.before)
      writer.member("after", change.after)
      writer.endObject()
    }
    writer.endArray()
    guard writer.bytes.count <= end else { throw .answerTooLong(limit: limit) }
    writer.beginObject("usable")
    writer.member("before", before.document.isUsable)
    writer.member("after", after.document.isUsable)
    writer.endObject()
    writer.endObject()
  }

  private static func write(
    _ name: StaticString, _ changes: [AssociationComparison.Change], _ before: AssociationMatcher,
    _ after: AssociationMatcher, to writer: inout JSONWriter
  ) {
    writer.beginArray(name)
    for change in changes {
      writer.beginObject()
      writer.member("url", change.url)
      if let rule = change.before {
        writer.member("before", before.pointer(to: rule))
      }
      if let rule = change.after {
        writer.member("after", after.pointer(to: rule))
      }
      writer.endObject()
    }
    writer.endArray()
  }
}
