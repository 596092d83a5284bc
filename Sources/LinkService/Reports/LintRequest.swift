import StrictJSON

/// One call of `lintAASA` by the command of that name.
package struct LintRequest: Sendable {
  /// How the file was served.
  package struct Hosting: Sendable {
    package let url: [UInt8]
    package let answer: CurlOutput

    /// What Apple's CDN has answered for the same domain.
    package let cdn: CurlOutput?

    package init(url: [UInt8], answer: CurlOutput, cdn: CurlOutput?) {
      self.url = url
      self.answer = answer
      self.cdn = cdn
    }
  }

  /// What findings are told about: a path, a URL or `-`.
  package let name: [UInt8]

  /// The file as served.
  package let content: [UInt8]

  package let hosting: Hosting?
  package let entitlements: [[UInt8]]
  package let profile: [UInt8]?

  package init(name: [UInt8], content: [UInt8], hosting: Hosting?, entitlements: [[UInt8]], profile: [UInt8]?) {
    self.name = name
    self.content = content
    self.hosting = hosting
    self.entitlements = entitlements
    self.profile = profile
  }

  /// The JSON text of the call's parameters.
  package var params: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("aasaBase64")
    writer.string(AssociationParams.base64(content))
    if let hosting {
      writer.beginObject("hosting")
      writer.key("url")
      writer.string(hosting.url)
      writer.key("finalUrl")
      writer.string(hosting.answer.finalURL(from: hosting.url))
      writer.key("redirects")
      writer.beginArray()
      for url in hosting.answer.redirects(from: hosting.url) { writer.string(url) }
      writer.endArray()
      hosting.answer.write(to: &writer)
      if let cdn = hosting.cdn {
        writer.beginObject("cdn")
        cdn.write(to: &writer)
        writer.key("body")
        writer.string(cdn.body)
        writer.endObject()
      }
      writer.endObject()
    }
    if !entitlements.isEmpty {
      writer.key("entitlements")
      writer.beginArray()
      for entry in entitlements { writer.string(entry) }
      writer.endArray()
    }
    if let profile {
      writer.key("profile")
      writer.string(profile)
    }
    writer.endObject()
    return writer.bytes
  }
}
