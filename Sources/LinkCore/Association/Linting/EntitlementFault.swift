/// What is wrong with an associated domain.
package enum EntitlementFault: Equatable, Sendable {
  case noService
  case unknownService(meant: [UInt8]?)
  case scheme
  case noDomain
  case path
  case port
  case query
  case userinfo
  case badDomain
  case notPunycode
  case badWildcard
  case clipWildcard
  case unknownMode
  case developerMode
  case noApex([UInt8])
  case tooMany(Int)
  case notListed

  /// The file was read from a host that a wildcard covers, while systems read it from the domain behind the wildcard
  /// (WWDC 2019 session 717; what comes of it: llfbandit/app_links issue 224).
  case fileOfSubdomain([UInt8], apex: [UInt8])
}
