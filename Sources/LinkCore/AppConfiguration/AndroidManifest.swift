/// The part of an Android app's manifest that makes links open it: intent filters with `autoVerify` for each host, and
/// one for custom schemes (Android documentation, "Add intent filters for app links").
package struct AndroidManifest: Sendable {
  package private(set) var text: [UInt8] = []
  package private(set) var notes: [GenerationNote] = []

  private var filters: [Filter] = []

  private struct Filter: Sendable {
    let isVerified: Bool
    /// Name of an attribute and its value, each in an element of its own: a filter takes what has one of each.
    var data: [(attribute: StaticString, value: [UInt8])]
  }

  /// `schemes` are in lower case, as Android compares them.
  package init(domains: [AssociatedDomain], schemes: [[UInt8]]) {
    var seen = NotedRoutes()
    for domain in domains { add(domain, &seen) }
    if !schemes.isEmpty {
      filters.append(Filter(isVerified: false, data: schemes.map { ("scheme", $0) }))
    }
    notes = [.activityName] + seen.notes
    write()
  }

  /// Routes with something that an intent filter does not look at, each once.
  private struct NotedRoutes {
    var ends: [[UInt8]] = []
    var types: [[UInt8]] = []
    var queries: [[UInt8]] = []
    var unwritable: [[UInt8]] = []
    var unwritablePrefixes: [[UInt8]] = []
    var prefixes: [[UInt8]] = []

    var notes: [GenerationNote] {
      let all: [([[UInt8]], ([[UInt8]]) -> GenerationNote)] = [
        (prefixes, GenerationNote.barePrefix), (prefixes, GenerationNote.previews), (ends, GenerationNote.moreSegments),
        (types, GenerationNote.types),
        (queries, GenerationNote.queries), (unwritable, GenerationNote.unwritable),
        (unwritablePrefixes, GenerationNote.unwritablePrefix),
      ]
      return all.compactMap { names, note in names.isEmpty ? nil : note(names) }
    }

    static func add(_ name: [UInt8], to names: inout [[UInt8]]) {
      if !names.contains(name) { names.append(name) }
    }
  }

  private mutating func add(_ domain: AssociatedDomain, _ seen: inout NotedRoutes) {
    var paths: [AndroidPath] = []
    for prefix in domain.prefixes {
      var path: [UInt8] = []
      PercentEncoding.appendDecoded(AssociatedDomain.path(of: prefix).span, to: &path)
      guard XMLText.isWritable(path) else {
        NotedRoutes.add(prefix.text, to: &seen.unwritablePrefixes)
        continue
      }
      // A long link may stand without a slash behind its prefix.
      paths += [.exact(path), .prefix(path + [UInt8(ascii: "/")])]
      NotedRoutes.add(prefix.text, to: &seen.prefixes)
    }
    var forms: [LinkForm] = []
    for route in domain.routes where !domain.prefixes.contains(where: { route.begins(with: $0) }) {
      for form in LinkForm.forms(of: route, checkingOptionals: false).forms {
        forms += form.withoutConditions.writtenOut().filter { isWritable($0, &seen) }
      }
      if route.query.contains(where: { $0.isRequired || $0.type != .string }) {
        NotedRoutes.add(route.name, to: &seen.queries)
      }
    }
    for form in LinkPlan.withoutCovered(forms.map(AndroidPath.reach)) { paths += AndroidPath.paths(of: form) }
    guard !paths.isEmpty else { return }
    var filter = Filter(isVerified: true, data: [("scheme", ByteText.bytes("https")), ("host", domain.host)])
    var known: Set<AndroidPath> = []
    // A filter without a path takes all.
    let takesAll = paths.contains(.prefix([UInt8(ascii: "/")]))
    for path in takesAll ? [] : paths where known.insert(path).inserted {
      filter.data.append((path.attribute, path.value))
    }
    filters.append(filter)
  }

  /// Whether a manifest can have the form; takes note of what it does not look at in it.
  private func isWritable(_ form: LinkForm, _ seen: inout NotedRoutes) -> Bool {
    guard AndroidPath.paths(of: form).allSatisfy({ XMLText.isWritable($0.value) }) else {
      NotedRoutes.add(form.route, to: &seen.unwritable)
      return false
    }
    if !form.isOpen, AndroidPath.endsInWildcard(form) { NotedRoutes.add(form.route, to: &seen.ends) }
    if form.hasTypes { NotedRoutes.add(form.route, to: &seen.types) }
    return true
  }

  // MARK: Writing

  private mutating func write() {
    line(0, "<?xml version=\"1.0\" encoding=\"utf-8\"?>")
    line(0, "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\">")
    line(1, "<application>")
    line(2, "<activity android:name=\".MainActivity\" android:exported=\"true\">")
    for filter in filters {
      line(3, filter.isVerified ? "<intent-filter android:autoVerify=\"true\">" : "<intent-filter>")
      line(4, "<action android:name=\"android.intent.action.VIEW\" />")
      line(4, "<category android:name=\"android.intent.category.DEFAULT\" />")
      line(4, "<category android:name=\"android.intent.category.BROWSABLE\" />")
      for (attribute, value) in filter.data {
        var element = ByteText.bytes("<data android:") + ByteText.bytes(attribute) + ByteText.bytes("=\"")
        XMLText.append(value, to: &element)
        line(4, element + ByteText.bytes("\" />"))
      }
      line(3, "</intent-filter>")
    }
    line(2, "</activity>")
    line(1, "</application>")
    line(0, "</manifest>")
  }

  private mutating func line(_ depth: Int, _ content: StaticString) { line(depth, ByteText.bytes(content)) }

  private mutating func line(_ depth: Int, _ content: [UInt8]) {
    text += [UInt8](repeating: 0x20, count: depth * 4) + content + [0x0A]
  }
}
