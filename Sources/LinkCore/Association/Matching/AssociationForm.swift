/// In which form a URL is compared.
package enum AssociationForm: Sendable {
  /// As given.
  case raw

  /// As a browser would send it (WHATWG URL Standard).
  case browser
}
