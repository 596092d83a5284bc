/// In which form a URL is compared; the raw value is the name on the wire.
package enum AssociationForm: String, CaseIterable, Sendable {
  /// As given.
  case raw

  /// As a browser would send it (WHATWG URL Standard).
  case browser
}
