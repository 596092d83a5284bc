/// The page in place of a link that leads nowhere.
package enum ErrorPage: Equatable, Sendable {
  /// Status 400: no URL, or a link that is incomplete.
  case invalid
  /// Status 400: a link that may not lead where it leads.
  case refused
  /// Status 404: no link has this URL.
  case missing(url: [UInt8])
  /// Status 410: the link was disabled, or has expired.
  case gone
  /// Status 503: the store is out of reach.
  case unavailable

  package var status: Int {
    switch self {
    case .invalid, .refused: 400
    case .missing: 404
    case .gone: 410
    case .unavailable: 503
    }
  }

  /// The headers that a page of this kind has beside the common ones; seconds, as the store is waited for.
  var fields: [HTTPField] {
    self == .unavailable ? [HTTPField("Retry-After", "5")] : []
  }

  func page(in language: PageLanguage, reason: [UInt8]? = nil) -> WebPage {
    let title =
      switch self {
      case .invalid, .refused: language.invalidTitle
      case .missing: language.missingTitle
      case .gone: language.goneTitle
      case .unavailable: language.unavailableTitle
      }
    return WebPage(status: status, title: ByteText.bytes(title), language: language) { main in
      main.heading("h1", title)
      main.markup("<p>")
      switch self {
      case .invalid: main.text(language.invalidText)
      case .refused: main.text(language.refusedText)
      case .missing(let url):
        main.sentence(language.missingText, with: InternalParameter.removed(from: url, withDebug: true))
      case .gone: main.text(language.goneText)
      case .unavailable: main.text(language.unavailableText)
      }
      main.markup("</p>\n")
      guard let reason else { return }
      main.markup("<p class=\"soft\" lang=\"en\" dir=\"ltr\">")
      main.text(reason)
      main.markup("</p>\n")
    }
  }
}
