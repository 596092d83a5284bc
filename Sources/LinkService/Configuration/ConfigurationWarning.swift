/// Something that a configuration leaves open.
package enum ConfigurationWarning: Equatable, Sendable {
  /// Links are made for every prefix.
  case noDomains

  /// Links under this prefix may lead anywhere.
  case noAllowlist(prefix: [UInt8])
}
