/// What a click led to; the raw value is what the database holds.
package enum ClickEvent: Int, CaseIterable, Sendable {
  case app = 1
  case store = 2
  case fallback = 3
  case link = 4
  /// The page in front of an iOS destination.
  case preview = 5
  /// The page with social tags.
  case socialPreview = 6
}
