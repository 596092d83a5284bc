/// How an association file was served.
package struct AssociationHosting: Sendable {
  /// An answer of a web server.
  package struct Answer: Sendable {
    package let status: Int

    /// Names and values, as received.
    package let headers: [(name: [UInt8], value: [UInt8])]

    package init(status: Int, headers: [(name: [UInt8], value: [UInt8])]) {
      self.status = status
      self.headers = headers
    }
  }

  /// The URL that was asked for.
  package let url: [UInt8]

  /// The URL that answered in the end; `url` when nil.
  package let finalURL: [UInt8]?

  package let answer: Answer

  /// Where the client was sent, in order.
  package let redirects: [[UInt8]]

  /// The answer of Apple's CDN for the same domain, and its body.
  package let cdn: (answer: Answer, body: [UInt8])?

  package init(
    url: [UInt8], finalURL: [UInt8]? = nil, answer: Answer, redirects: [[UInt8]] = [],
    cdn: (answer: Answer, body: [UInt8])? = nil
  ) {
    self.url = url
    self.finalURL = finalURL
    self.answer = answer
    self.redirects = redirects
    self.cdn = cdn
  }
}
