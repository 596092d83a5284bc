/// Sign in a user agent that tells an app with a browser inside from a browser.
struct InAppBrowserRow: Sendable {
  enum Meaning: Sendable {
    case app(InAppBrowser)
    /// The engine, which apps on iOS name without ``safari``.
    case webKit
    case safari
  }

  /// In lower case, with a letter first and no less than two bytes; found at the beginning of words, compared without
  /// ASCII case.
  let token: StaticString
  let meaning: Meaning

  init(_ token: StaticString, _ app: InAppBrowser) {
    self.init(token, .app(app))
  }

  init(_ token: StaticString, _ meaning: Meaning) {
    self.token = token
    self.meaning = meaning
  }

  /// Whether the row names no app.
  var isEngine: Bool {
    switch meaning {
    case .app: false
    case .webKit, .safari: true
    }
  }
}
