/// The page in place of a link that leads nowhere.
package enum ErrorPage: Equatable, Sendable {
  /// Status 400: no URL, or a link that is incomplete or refused.
  case invalid
  /// Status 404: no link has this URL.
  case missing(url: [UInt8])
  /// Status 410: the link was disabled, or has expired.
  case gone

  func page(in language: PageLanguage) -> WebPage {
    let (status, title) =
      switch self {
      case .invalid: (400, language.invalidTitle)
      case .missing: (404, language.missingTitle)
      case .gone: (410, language.goneTitle)
      }
    return WebPage(status: status, title: ByteText.bytes(title), language: language) { main in
      main.markup("<h1>")
      main.text(title)
      main.markup("</h1>\n<p>")
      switch self {
      case .invalid: main.text(language.invalidText)
      case .missing(let url): main.sentence(language.missingText, with: InternalParameter.removed(from: url))
      case .gone: main.text(language.goneText)
      }
      main.markup("</p>\n")
    }
  }
}
