/// What a dynamic link hands to the app, the same whichever form it came in.
package struct LinkPayload: Sendable {
  /// The innermost deep link as it may be followed; nil when there is none or it cannot be followed.
  package internal(set) var url: [UInt8]?
  package internal(set) var matchType: MatchType
  package internal(set) var minimumAppVersion: [UInt8]?
  /// Only those that are present, named as in the query; places are those in ``utmQuery``.
  package internal(set) var utmParameters: [DecodedQuery.Item]
  package internal(set) var utmQuery: DecodedQuery
  package internal(set) var matchMessage: [UInt8]?
  package internal(set) var inviteID: [UInt8]?
  package internal(set) var weakMatchEndpoint: [UInt8]?
  /// All decoded pairs of the layer that carries the deep link, in the order in which they stand.
  package internal(set) var parameters: DecodedQuery
  /// The long link of the innermost layer that is one.
  package internal(set) var link: DynamicLink?
}
