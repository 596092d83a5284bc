/// A page as it is sent.
struct WebPage: Equatable, Sendable {
  let status: Int
  let language: PageLanguage

  /// Value of the header `Content-Security-Policy`.
  let policy: [UInt8]
  let body: [UInt8]

  /// Puts what stands in the body of a page around it; `head` is what it has of its own in its head.
  init(
    status: Int, title: [UInt8], language: PageLanguage, hasScript: Bool = false, imageOrigin: [UInt8]? = nil,
    head: (inout HTMLWriter) -> Void = { _ in }, main: (inout HTMLWriter) -> Void
  ) {
    self.status = status
    self.language = language
    policy = ContentSecurityPolicy.value(hasScript: hasScript, imageOrigin: imageOrigin)
    var page = HTMLWriter()
    page.markup("<!doctype html>\n<html")
    page.attribute("lang", language.tag)
    page.attribute("dir", language.isRightToLeft ? "rtl" : "ltr")
    page.markup(">\n<head>\n<meta charset=\"utf-8\">\n<title>")
    page.text(title)
    page.markup("</title>\n")
    page.meta("viewport", ByteText.bytes("width=device-width, initial-scale=1, viewport-fit=cover"))
    head(&page)
    page.markup("<style>")
    page.markup(PageStyle.text)
    page.markup("</style>\n</head>\n<body>\n<main>\n")
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
