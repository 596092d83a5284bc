package import LinkCore
import LinkStore

/// All that a method may know beside its parameters.
///
/// Each handler has one of its own, down to the arrays in it, and is worked on by one thread at a time.
package final class ServiceContext {
  package let configuration: Configuration
  package let policy: LinkPolicy

  /// The prefixes of the policy's domains.
  let prefixes: [URIPrefix]

  /// Tells long links from short ones for `resolve`, which follows no custom scheme.
  let clickParser: IncomingParser

  /// The place of the store as text, for `status`.
  package let storeLocation: [UInt8]
  private let clock: GroupClock

  /// Association files that this handler has read before.
  var associations = AssociationCache()

  /// Not later than what the store has answered in this round.
  var generation: StoreGeneration?

  /// What this handler has answered to clicks.
  var resolvedAnswers = ResolvedAnswers()

  /// Reads incoming URLs by what is configured.
  let incomingParser: IncomingParser

  package init(configuration: Configuration, storeLocation: [UInt8], clock: GroupClock) {
    self.configuration = configuration
    self.storeLocation = storeLocation
    self.clock = clock
    policy = configuration.makePolicy()
    prefixes = policy.prefixes
    let domains = prefixes.isEmpty ? nil : prefixes
    incomingParser = IncomingParser(domains: domains, schemes: policy.hasApps ? policy.schemes : nil)
    clickParser = IncomingParser(domains: domains, schemes: [])
  }

  /// The time of the group, in milliseconds since 1970.
  package var now: Int64 { clock.now }
}
