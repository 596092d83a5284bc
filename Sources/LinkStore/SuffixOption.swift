/// How the suffix of a short link came to be; the raw value is what the database holds.
package enum SuffixOption: Int, Sendable {
  case unguessable = 1
  case short = 2
  case custom = 3
}
