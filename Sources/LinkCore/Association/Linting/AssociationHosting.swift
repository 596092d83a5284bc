/// How an association file was served.
package struct AssociationHosting: Sendable {
  /// An answer of a web server.
  package struct Answer: Sendable {
    package let status: Int

    /// As received.
    package let headers: [HTTPField]

    package init(status: Int, headers: [HTTPField]) {
      self.status = status
      self.headers = headers
    }
  }

  /// What Apple's CDN has for the domain.
  package struct Copy: Sendable {
    package let answer: Answer
    package let body: [UInt8]

    package init(answer: Answer, body: [UInt8]) {
      self.answer = answer
      self.body = body
    }
  }

  /// The URL that was asked for.
  package let url: [UInt8]

  /// The URL that answered in the end; `url` when nil.
  package let finalURL: [UInt8]?

  package let answer: Answer

  /// Where the client was sent, in order.
  package let redirects: [[UInt8]]

  package let cdn: Copy?

  package init(
    url: [UInt8], finalURL: [UInt8]? = nil, answer: Answer, redirects: [[UInt8]] = [],
    cdn: Copy? = nil
  ) {
    self.url = url
    self.finalURL = finalURL
    self.answer = answer
    self.redirects = redirects
    self.cdn = cdn
  }
}
