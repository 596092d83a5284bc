import LinkCore
import StrictJSON

/// One call of `lintAASA` or `lintAssetLinks` by the command `lint`.
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

  /// Which file it is.
  let file: SiteFile

  package init(name: [UInt8], content: [UInt8], hosting: Hosting?, entitlements: [[UInt8]], profile: [UInt8]?) {
    self.name = name
    self.content = content
    self.hosting = hosting
    self.entitlements = entitlements
    self.profile = profile
    file = SiteFile(name: name, content: content)
  }

  /// The method that is called.
  package var method: [UInt8] { Array((file == .association ? "lintAASA" : "lintAssetLinks").utf8) }

  /// Whether what belongs to Apple's file was given with this one: a profile, entitlements or a copy of the CDN.
  package var hasIdleOptions: Bool {
    file == .assetLinks && (profile != nil || !entitlements.isEmpty || hosting?.cdn != nil)
  }

  /// The JSON text of the call's parameters.
  package var params: [UInt8] {
    let isAssociation = file == .association
    var writer = JSONWriter()
    writer.beginObject()
    writer.member(isAssociation ? "aasaBase64" : "assetLinksBase64", AssociationParams.base64(content))
    if let hosting {
      writer.beginObject("hosting")
      writer.member("url", hosting.url)
      writer.member("finalUrl", hosting.answer.finalURL(from: hosting.url))
      writer.beginArray("redirects")
      for url in hosting.answer.redirects(from: hosting.url) { writer.string(url) }
      writer.endArray()
      hosting.answer.write(to: &writer)
      if isAssociation, let cdn = hosting.cdn {
        writer.beginObject("cdn")
        cdn.write(to: &writer)
        writer.member("body", cdn.body)
        writer.endObject()
      }
      writer.endObject()
    }
    if isAssociation, !entitlements.isEmpty {
      writer.beginArray("entitlements")
      for entry in entitlements { writer.string(entry) }
      writer.endArray()
    }
    if isAssociation, let profile {
      writer.member("profile", profile)
    }
    writer.endObject()
    return writer.bytes
  }
}
