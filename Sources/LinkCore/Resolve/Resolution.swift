/// What becomes of a click, and why.
package struct Resolution: Equatable, Sendable {
  package let destination: Destination
  /// Where the click leads without the app, for the kinds `app` and `preview`; nil for every other kind.
  package let withoutApp: Destination?

  /// The destination that a browser goes to by itself, or by the page's second button.
  package var inBrowser: Destination { withoutApp ?? destination }

  /// Opens the app with the link: a custom-scheme URL on iOS, an intent on Android.
  ///
  /// Nil when there is no app to open, or none that can be opened so.
  package let appURL: [UInt8]?
  /// Values that were looked at and count as absent.
  ///
  /// A link that went through ``DynamicLink/check(_:warnings:)`` has got the same warnings there, equal in every field.
  package let warnings: [LinkWarning]
  /// In the order in which the rules were looked at; empty unless asked for.
  package let trace: [ResolveStep]
}
