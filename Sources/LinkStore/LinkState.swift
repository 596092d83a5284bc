/// Whether a short link may be followed; the raw value is what the database holds.
///
/// A link in any state holds its suffix for ever: `deleted` is a tombstone.
package enum LinkState: Int, Sendable {
  case live = 0
  case disabled = 1
  case deleted = 2
}
