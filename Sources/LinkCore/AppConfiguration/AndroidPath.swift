/// Paths that an intent filter takes; Android compares them with the decoded path.
enum AndroidPath: Hashable, Sendable {
  /// One path.
  case exact([UInt8])

  /// Every path that begins so.
  case prefix([UInt8])

  /// A pattern of `android.os.PatternMatcher`: `.` is any character, `.*` goes on up to the character that follows it in
  /// the pattern, and `\` takes the next character for itself.
  case pattern([UInt8])

  /// The attribute of `<data>`.
  var attribute: StaticString {
    switch self {
    case .exact: "path"
    case .prefix: "pathPrefix"
    case .pattern: "pathPattern"
    }
  }

  /// The value of the attribute, before it is written as XML.
  ///
  /// The first reading of a manifest takes one backslash of each pair away.
  var value: [UInt8] {
    switch self {
    case .exact(let text), .prefix(let text), .pattern(let text):
      text.flatMap { $0 == UInt8(ascii: "\\") ? [$0, $0] : [$0] }
    }
  }

  /// The paths of a form; queries are no part of them.
  ///
  /// A parameter takes a character and whatever follows up to the next slash, at the end of a path also slashes. A path
  /// that ends in a literal is taken with a slash at its end too, as routes are.
  static func paths(of form: LinkForm) -> [AndroidPath] {
    let slash = UInt8(ascii: "/")
    guard form.segments.contains(where: { PatternDialect.paths.isWildcard($0.texts) }) else {
      var path: [UInt8] = []
      for case .literal(let text) in form.segments.map(\.texts) {
        path.append(slash)
        path += text
      }
      if form.isOpen { return path.isEmpty ? [.prefix([slash])] : [.exact(path), .prefix(path + [slash])] }
      return path.isEmpty ? [.exact([slash])] : [.exact(path), .exact(path + [slash])]
    }
    var path: [UInt8] = []
    for segment in form.segments {
      path.append(slash)
      switch segment.texts {
      case .literal(let text): appendEscaped(text, to: &path)
      case .type(.uuid): path += ByteText.bytes("........-....-....-....-............")
      case .type, .anything: path += ByteText.bytes("..*")
      }
    }
    if endsInWildcard(form) { return [.pattern(path)] }
    return [.pattern(path), .pattern(path + (form.isOpen ? ByteText.bytes("/.*") : [slash]))]
  }

  /// What the paths of a form really take: a parameter at its end takes more segments, and types are not checked.
  static func reach(_ form: LinkForm) -> LinkForm {
    let plain = form.withoutTypes
    return LinkForm(
      route: form.route, segments: plain.segments, isOpen: form.isOpen || endsInWildcard(form),
      conditions: form.conditions)
  }

  /// Whether a pattern for the form ends in one for any text, slashes included.
  static func endsInWildcard(_ form: LinkForm) -> Bool {
    switch form.segments.last?.texts {
    case nil, .literal, .type(.uuid): false
    case .type, .anything: true
    }
  }

  private static func appendEscaped(_ text: [UInt8], to out: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
      default: out.append(byte)
      }
    }
  }
}
