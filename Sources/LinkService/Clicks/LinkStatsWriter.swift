import LinkCore
import LinkStore
import StrictJSON

/// Writes what was counted of a short link, in the shape and words of FDL's `linkStats`.
///
/// FDL counted opens and installs in the app; linkd sees clicks alone. So a word of FDL's is used only for what it meant
/// there, as far as a server can know it, and what FDL left out has a word of its own.
enum LinkStatsWriter {
  /// FDL's platforms, in the order in which they are written.
  private enum Platform: String, CaseIterable {
    case android = "ANDROID"
    case ios = "IOS"
    case desktop = "DESKTOP"
    case other = "OTHER"
  }

  /// What is told, in the order in which it is written; the last is ours.
  private enum Event: String, CaseIterable {
    case click = "CLICK"
    case redirect = "REDIRECT"
    case appReopen = "APP_RE_OPEN"
    case crawler = "CRAWLER"
  }

  /// Words of `warningCode`.
  enum WarningCode: String, CaseIterable {
    case clicksNotCounted = "CLICKS_NOT_COUNTED"
  }

  /// The schema of the result.
  static let schema = Schema.object([
    Schema.Field(
      "linkEventStats",
      .list(
        .named(
          "LinkEventStat",
          .object([
            Schema.Field(
              "platform", .string(oneOf: Platform.allCases.map(\.rawValue)),
              "IOS has iPads with it; OTHER is no person."),
            Schema.Field("count", .string(), "A whole number of 64 bits."),
            Schema.Field(
              "event", .string(oneOf: Event.allCases.map(\.rawValue)),
              """
              CLICK: every click of a person, whatever came of it. Of these, REDIRECT: sent at once to a store, a \
              fallback or the link; APP_RE_OPEN: sent to the app, which on Android may be missing, unless appInstalled \
              said that it is there, and is then left for the store or the fallback. Clicks in neither were shown the \
              preview page. CRAWLER, which FDL did not have: fetches by services that show a preview of the link, by \
              search engines and by other robots that say what they are; they are no clicks. APP_INSTALL and \
              APP_FIRST_OPEN never come, as only the app knows of them; nor are clicks counted that the system gives to \
              the app without asking the server.
              """),
          ]))), "What came of the clicks, in FDL's words; what never came is left out."),
    Schema.Field(
      "destinationStats",
      .list(
        .named(
          "DestinationStat",
          .object([
            Schema.Field(
              "platform", .string(oneOf: Device.Platform.allCases.map(\.rawValue)),
              "As resolve has it, but crawler for every robot."),
            Schema.Field(
              "destination", .string(oneOf: ClickEvent.allCases.map(\.kind.rawValue)), "As resolve has it."),
            Schema.Field("count", .string(), "A whole number of 64 bits."),
          ]))), "The same clicks and fetches, each once, by destination."),
    Schema.Field("warning", WarningText.schema, "What the counts lack."),
  ])

  static func write(_ counts: [ClickCount], lostClicks: Int64, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.beginArray("linkEventStats")
    for platform in Platform.allCases {
      for event in Event.allCases {
        var sum: Int64 = 0
        for count in counts where self.platform(of: count) == platform && events(of: count).contains(event) {
          sum = sum.addingUpToLimit(count.count)
        }
        if sum > 0 { write(platform.rawValue, "event", event.rawValue, sum, to: &writer) }
      }
    }
    writer.endArray()
    writer.beginArray("destinationStats")
    for count in counts {
      write(count.platform.devicePlatform.rawValue, "destination", count.event.kind.rawValue, count.count, to: &writer)
    }
    writer.endArray()
    writer.beginArray("warning")
    if let sentence = WarningText.sentence(forLostClicks: lostClicks) {
      WarningText.begin(WarningCode.clicksNotCounted.rawValue, sentence, to: &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private static func write(
    _ platform: String, _ name: StaticString, _ value: String, _ count: Int64, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("platform", platform)
    writer.member("count", String(count))
    writer.member(name, value)
    writer.endObject()
  }

  private static func platform(of count: ClickCount) -> Platform {
    switch count.platform {
    case .ios, .ipados: .ios
    case .android: .android
    case .desktop: .desktop
    case .crawler: .other
    }
  }

  private static func events(of count: ClickCount) -> [Event] {
    if count.platform == .crawler { return [.crawler] }
    return switch count.event {
    case .app: [.click, .appReopen]
    case .store, .fallback, .link: [.click, .redirect]
    case .preview, .socialPreview: [.click]
    }
  }
}
