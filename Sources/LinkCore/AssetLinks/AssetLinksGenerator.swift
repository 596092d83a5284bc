import StrictJSON

/// Writes assetlinks.json files (Digital Asset Links; Android documentation, "Configure website associations and dynamic
/// rules").
package enum AssetLinksGenerator {
  /// The relation by which an app opens the links of a site.
  static let handleAllURLs: StaticString = "delegate_permission/common.handle_all_urls"

  /// The file of a domain: one statement for each app, which says nothing about paths unless dynamic rules are asked for.
  ///
  /// These narrow, from Android 15 on, what the manifest of the app lets in; the first that fits decides, and the last
  /// one leaves out everything else.
  package static func file(
    for domain: AssociatedDomain, apps: [AssetLinksApp], withDynamicRules: Bool, comments: LinkRules.Comments
  ) -> GeneratedFile {
    var dynamic = withDynamicRules ? LinkRules(domain, .dynamicRules, comments: comments) : nil
    // What has nothing to let in has nothing to narrow: no manifest is made for the domain either.
    if dynamic?.rules.isEmpty ?? false { dynamic = nil }
    var writer = JSONWriter()
    writer.beginArray()
    for app in apps {
      writer.beginObject()
      writer.beginArray("relation")
      writer.string(handleAllURLs)
      writer.endArray()
      writer.beginObject("target")
      writer.member("namespace", "android_app")
      writer.member("package_name", app.packageName)
      writer.beginArray("sha256_cert_fingerprints")
      for fingerprint in app.fingerprints { writer.string(fingerprint.text) }
      writer.endArray()
      writer.endObject()
      if let dynamic { write(dynamic, to: &writer) }
      writer.endObject()
    }
    writer.endArray()
    return GeneratedFile(
      json: writer.bytes, notes: dynamic.map { $0.notes + [.narrowsManifest] } ?? [])
  }

  private static func write(_ dynamic: LinkRules, to writer: inout JSONWriter) {
    writer.beginObject("relation_extensions")
    writer.beginObject(handleAllURLs)
    writer.beginArray("dynamic_app_link_components")
    // A malformed or unknown member voids all rules, so there are no comments in them.
    for rule in dynamic.rules { rule.write(to: &writer, withComment: false) }
    let takesAll =
      dynamic.rules.last.map { !$0.excludes && $0.query == nil && $0.path == ByteText.bytes("/*") } ?? false
    if !takesAll {
      writer.beginObject()
      writer.member("/", [UInt8(ascii: "*")])
      writer.member("exclude", true)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endObject()
  }
}
