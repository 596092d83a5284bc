/// What a link says of itself, `st`, `sd` and `si`, as far as a page can show it.
struct SocialTags {
  let title: [UInt8]?
  let description: [UInt8]?
  let image: ImageURL?

  /// The host to which the link leads.
  let host: [UInt8]?

  init(_ link: DynamicLink) {
    title = link.parameters.bytes(.socialTitle)
    description = link.parameters.bytes(.socialDescription)
    image = Self.outgoing(link, .socialImageLink).flatMap { ImageURL($0) }
    host = Self.outgoing(link, .link).flatMap { url in
      (try? WebURL.check(url.span)).map { [UInt8](url[$0.host]) }
    }
  }

  var isEmpty: Bool { title == nil && description == nil && image == nil }

  /// Writes picture, heading and description; the heading is `standard` when there is no title.
  ///
  /// The texts are of any language, so each finds its own direction.
  func write(or standard: StaticString, to page: inout HTMLWriter) {
    if let image {
      page.markup("<img class=\"picture\" alt=\"\"")
      page.attribute("src", image.text)
      page.markup(">\n")
    }
    page.markup("<h1")
    if title != nil { page.attribute("dir", "auto") }
    page.markup(">")
    page.text(title ?? ByteText.bytes(standard))
    page.markup("</h1>\n")
    if let description {
      page.markup("<p dir=\"auto\">")
      page.text(description)
      page.markup("</p>\n")
    }
  }

  private static func outgoing(_ link: DynamicLink, _ parameter: LinkParameter) -> [UInt8]? {
    guard let value = link.parameters.bytes(parameter) else { return nil }
    var url: [UInt8] = []
    do throws(URLFault) {
      try WebURL.append(value.span, to: &url)
      return url
    } catch {
      return nil
    }
  }
}
