import StrictJSON

/// Writes apple-app-site-association files (Apple, "Supporting associated domains"; the older form: App Search
/// Programming Guide, Support Universal Links).
package enum AssociationGenerator {
  /// The file of a domain: all apps open the same URLs.
  ///
  /// With the legacy form beside the modern one each app has an entry of its own, since that form knows one `appID` an
  /// entry; systems from iOS 13 on ignore `paths` where `components` stand.
  package static func file(
    for domain: AssociatedDomain, apps: [AppID], withLegacy: Bool, comments: LinkRules.Comments
  ) -> GeneratedFile {
    let modern = LinkRules(domain, .components, comments: comments)
    let legacy = withLegacy ? LinkRules(domain, .paths, comments: comments) : nil
    var writer = JSONWriter()
    writer.beginObject()
    writer.beginObject("applinks")
    // iOS 9 to 12 read nothing without it.
    if withLegacy {
      writer.beginArray("apps")
      writer.endArray()
    }
    var entries = withLegacy ? apps.map { [$0] } : [apps]
    if apps.isEmpty || modern.rules.isEmpty { entries = [] }
    if !entries.isEmpty { write(modern.variables, to: &writer) }
    writer.beginArray("details")
    for apps in entries { write(apps, modern, legacy, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.endObject()
    return GeneratedFile(json: writer.bytes, notes: modern.notes + (withLegacy ? [.legacy] : []))
  }

  private static func write(_ variables: SubstitutionVariables, to writer: inout JSONWriter) {
    guard !variables.list.isEmpty else { return }
    writer.beginObject("substitutionVariables")
    for variable in variables.list {
      writer.key(variable.name)
      writer.beginArray()
      for value in variable.values { writer.string(value) }
      writer.endArray()
    }
    writer.endObject()
  }

  private static func write(_ apps: [AppID], _ modern: LinkRules, _ legacy: LinkRules?, to writer: inout JSONWriter) {
    writer.beginObject()
    if let legacy {
      for app in apps { writer.member("appID", app.text) }
      writer.beginArray("paths")
      for rule in legacy.rules { writer.string((rule.excludes ? PathsElement.exclusion : []) + rule.path) }
      writer.endArray()
    } else {
      writer.beginArray("appIDs")
      for app in apps { writer.string(app.text) }
      writer.endArray()
    }
    writer.beginArray("components")
    for rule in modern.rules { rule.write(to: &writer) }
    writer.endArray()
    writer.endObject()
  }
}

extension LinkRules.Rule {
  /// Writes the rule as an object, in the form that Apple and Android share.
  func write(to writer: inout JSONWriter, withComment: Bool = true) {
    writer.beginObject()
    writer.member("/", path)
    switch query {
    case nil: break
    case .text(let pattern): writer.member("?", pattern)
    case .items(let items):
      writer.beginObject("?")
      for item in items {
        writer.key(item.name)
        writer.string(item.pattern)
      }
      writer.endObject()
    }
    if excludes {
      writer.member("exclude", true)
    }
    if withComment, !comment.isEmpty { writer.member("comment", comment) }
    writer.endObject()
  }
}
