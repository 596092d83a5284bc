/// Prefix of a long link as it stands in front of its query.
struct LongLinkFront {
  /// Nil when it is not a configured one: then it is what stands in the URL up to `end`.
  let known: URIPrefix?
  let end: Int
  /// Nobody has said that it is one.
  var isGuess = false

  func prefix(of url: LinkURL) throws(LinkFault) -> URIPrefix {
    if let known { return known }
    return try URIPrefix(secure: url, end: end)
  }
}
