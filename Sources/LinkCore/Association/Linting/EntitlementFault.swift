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
}
