/// The page with two buttons: one opens the app, the other leads on without it.
///
/// It stands in front of an iOS destination (Firebase docs, "Create a Dynamic Link", app preview page), and takes the
/// place of a redirect to an app in browsers that follow none. Without JavaScript both buttons are plain links.
struct AppPage {
  let link: DynamicLink

  /// Opens the app.
  let appURL: [UInt8]

  /// Where the link leads without the app.
  let other: Destination
  let language: PageLanguage

  /// The store id of the iOS app, digits; Safari shows its banner for it.
  var storeID: [UInt8]?

  /// Whether the browser may refuse to open the app.
  var isInApp = false

  /// Whether the page offers to copy the link for the first start of the app, which iOS alone needs: Android's store
  /// hands the link over.
  var offersCopy = false

  var page: WebPage {
    let tags = SocialTags(link)
    return WebPage(
      status: 200, title: tags.title ?? ByteText.bytes(language.openInApp), language: language, hasScript: true,
      imageOrigin: tags.image?.origin
    ) { head in
      guard let storeID else { return }
      // Members are parted by commas (Apple, "Promoting apps with Smart App Banners").
      head.meta(
        "apple-itunes-app",
        ByteText.bytes("app-id=") + storeID + ByteText.bytes(", app-argument=") + escapingCommas(appURL))
    } main: { main in
      writeMain(tags, to: &main)
    }
  }

  private func writeMain(_ tags: SocialTags, to page: inout HTMLWriter) {
    tags.write(or: language.openInApp, to: &page)
    if let host = tags.host {
      page.markup("<p class=\"soft\">")
      page.sentence(language.leadsTo, with: host)
      page.markup("</p>\n")
    }
    page.markup("<div class=\"buttons\">\n")
    page.button("button first", id: "open", leadingTo: appURL, language.open)
    page.markup("\n")
    page.button("button", id: "other", leadingTo: other.url ?? [], otherText)
    page.markup("\n</div>\n")
    if isInApp { page.hint("menu", language.inAppHint) }
    if offersCopy { writeCopying(to: &page) }
  }

  /// Hidden until the script finds that the browser can copy.
  private func writeCopying(to page: inout HTMLWriter) {
    page.markup("<div id=\"keep\" hidden>\n")
    page.hint("hint", language.copyHint)
    page.markup("<button class=\"button\" id=\"copy\" type=\"button\" aria-describedby=\"hint\"")
    page.attribute("data-link", copiedLink)
    page.attribute("data-done", language.copied)
    page.attribute("data-failed", language.copyFailed)
    page.markup(">")
    page.text(language.copyLink)
    page.markup("</button>\n<p class=\"soft\" id=\"status\" role=\"status\"></p>\n</div>\n")
  }

  private var otherText: StaticString {
    other.kind == .store ? language.getApp : language.continueInBrowser
  }

  private var copiedLink: [UInt8] { ClipboardMark.append(to: link.longLink) }

  private func escapingCommas(_ url: [UInt8]) -> [UInt8] {
    url.flatMap { $0 == UInt8(ascii: ",") ? ByteText.bytes("%2C") : [$0] }
  }
}

extension HTMLWriter {
  fileprivate mutating func hint(_ id: StaticString, _ text: StaticString) {
    markup("<p class=\"soft\"")
    attribute("id", id)
    markup(">")
    self.text(text)
    markup("</p>\n")
  }
}
