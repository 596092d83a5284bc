import StrictJSON

/// Calls of `matchAASA` by the command of that name.
package struct MatchRequest: Sendable {
  /// The file as served.
  package let content: [UInt8]
  package let domain: [UInt8]?
  package let app: [UInt8]?
  package let profile: [UInt8]?
  package let form: [UInt8]?

  /// Whether misses are explained.
  package let explains: Bool

  package init(
    content: [UInt8], domain: [UInt8]?, app: [UInt8]?, profile: [UInt8]?, form: [UInt8]?, explains: Bool
  ) {
    self.content = content
    self.domain = domain
    self.app = app
    self.profile = profile
    self.form = form
    self.explains = explains
  }

  /// How many URLs one call asks for: an explanation is as long as the file has rules, and answers have a limit.
  package var urlsPerCall: Int { explains ? 10 : 1_000 }

  /// The JSON text of a call's parameters.
  package func params(_ urls: some Sequence<[UInt8]>) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("aasaBase64", AssociationParams.base64(content))
    writer.beginArray("urls")
    for url in urls { writer.string(url) }
    writer.endArray()
    if let domain {
      writer.member("domain", domain)
    }
    if let app {
      writer.member("appID", app)
    }
    if let profile {
      writer.member("profile", profile)
    }
    if let form {
      writer.member("form", form)
    }
    writer.member("explain", explains)
    writer.endObject()
    return writer.bytes
  }
}
