/// What Apple's CDN says of a domain.
package enum CDNFailure: Equatable, Sendable {
  case badResponse
  case privateAddress
  case timeout
  case other
}
