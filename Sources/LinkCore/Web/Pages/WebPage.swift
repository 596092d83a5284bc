/// A page as it is sent.
struct WebPage: Equatable, Sendable {
  let status: Int
  let language: PageLanguage

  /// Value of the header `Content-Security-Policy`.
  let policy: [UInt8]
  let body: [UInt8]

  /// Puts around `main` what every page has; `head` is what it has of its own in its head, `style` beside the common
  /// one.
  init(
    status: Int, title: [UInt8], language: PageLanguage, style: PageStyle? = nil, hasScript: Bool = false,
    imageOrigin: [UInt8]? = nil, head: (inout HTMLWriter) -> Void = { _ in },
    main: (inout HTMLWriter) -> Void
  ) {
    self.status = status
    self.language = language
    let styles = [.common] + [style].compactMap { $0 }
    policy = ContentSecurityPolicy.value(styles: styles, hasScript: hasScript, imageOrigin: imageOrigin)
    var page = HTMLWriter()
    page.markup("<!doctype html>\n<html")
    page.attribute("lang", language.tag)
    page.attribute("dir", language.isRightToLeft ? "rtl" : "ltr")
    page.markup(">\n<head>\n<meta charset=\"utf-8\">\n<title>")
    page.text(title)
    page.markup("</title>\n")
    page.meta("viewport", ByteText.bytes("width=device-width, initial-scale=1, viewport-fit=cover"))
    head(&page)
    for style in styles {
      page.markup("<style>")
      page.markup(style.text)
      page.markup("</style>\n")
    }
    page.markup("</head>\n<body>\n<main>\n")
    main(&page)
    page.markup("</main>\n")
    if hasScript {
      page.markup("<script>")
      page.markup(PageScript.text)
      page.markup("</script>\n")
    }
    page.markup("</body>\n</html>\n")
    body = page.bytes
  }
}
