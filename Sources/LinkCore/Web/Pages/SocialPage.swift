/// The page for services that show previews of links: Open Graph (ogp.me) and cards of X, and no redirect, which such
/// a service would follow away from the tags.
struct SocialPage {
  let tags: SocialTags

  /// Where the link leads.
  let linkURL: [UInt8]

  /// The link that was shared, without anything that a click added.
  let sharedURL: [UInt8]
  let language: PageLanguage

  var page: WebPage {
    let title = tags.title ?? tags.host ?? ByteText.bytes(language.openInApp)
    return WebPage(status: 200, title: title, language: language, imageOrigin: tags.image?.origin) { head in
      if let description = tags.description { head.meta("description", description) }
      head.markup("<link rel=\"canonical\"")
      head.attribute("href", sharedURL)
      head.markup(">\n")
      head.meta("og:type", by: "property", ByteText.bytes("website"))
      head.meta("og:url", by: "property", sharedURL)
      head.meta("og:title", by: "property", title)
      if let description = tags.description { head.meta("og:description", by: "property", description) }
      if let image = tags.image { head.meta("og:image", by: "property", image.text) }
      head.meta("twitter:card", ByteText.bytes(tags.image == nil ? "summary" : "summary_large_image"))
      head.meta("twitter:title", title)
      if let description = tags.description { head.meta("twitter:description", description) }
      if let image = tags.image { head.meta("twitter:image", image.text) }
    } main: { main in
      tags.write(or: language.openInApp, to: &main)
      main.markup("<div class=\"buttons\">")
      main.button("button first", leadingTo: linkURL, language.open)
      main.markup("</div>\n")
    }
  }
}
