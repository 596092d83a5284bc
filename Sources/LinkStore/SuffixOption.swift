/// How the suffix of a short link came to be; the raw value is what the database holds.
package enum SuffixOption: Int, Sendable {
  case unguessable = 1
  case short = 2
  case custom = 3

  /// In base62 characters; 62^17 is more than 2^101: nobody finds a link by trying.
  package static let unguessableLength = 17
  /// In characters; a short suffix is one longer where shorter ones are taken.
  package static let shortestLength = 4
}
