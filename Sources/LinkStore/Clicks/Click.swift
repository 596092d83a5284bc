/// One click on a short link, as far as it is counted: nothing in it tells one person from another.
package struct Click: Hashable, Sendable {
  package let key: LinkKey
  /// Days since 1970-01-01, in UTC.
  package let day: Int64
  package let platform: ClickPlatform
  package let event: ClickEvent

  /// A click at a time in milliseconds since 1970.
  package init(on key: LinkKey, at time: Int64, platform: ClickPlatform, event: ClickEvent) {
    self.key = key
    day = Self.day(of: time)
    self.platform = platform
    self.event = event
  }

  /// Prefixes are few, so they are left to be compared; an array would feed its bytes one by one.
  package func hash(into hasher: inout Hasher) {
    key.suffix.withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(day &<< 16 | Int64(platform.rawValue) &<< 8 | Int64(event.rawValue))
  }

  /// The day, since 1970-01-01 in UTC, of a time in milliseconds since 1970.
  package static func day(of time: Int64) -> Int64 {
    let (days, rest) = time.quotientAndRemainder(dividingBy: 86_400_000)
    return rest < 0 ? days - 1 : days
  }
}
