extension HTTPAnswer {
  /// The answer to a click on `link` that was resolved to `resolution`.
  ///
  /// * Destinations get a redirect, but for apps in browsers that follow none to them: there the page with buttons.
  /// * `preview`: the page with buttons. A search engine sees no such page, since it counts as desktop.
  /// * `socialPreview`: the page with the link's social tags; without tags a redirect to the link, whose own page has
  ///   some more often than not.
  /// * `debug`: the page that shows the decision for each platform.
  ///
  /// `shortLink` is the URL of the short link that was clicked; `warnings`, and on each platform the fallbacks that lead
  /// back to the link, are for the debug page, which decides by `policy`.
  package init(
    _ resolution: Resolution, of link: DynamicLink, shortLink: [UInt8]?, on device: Device,
    warnings: [PageWarning] = [], loops: [Device.Platform: Set<LinkParameter>] = [:], by policy: LinkPolicy? = nil
  ) {
    let destination = resolution.destination
    switch (destination.kind, destination.url, resolution.withoutApp, resolution.appURL) {
    case (.preview, _, let other?, let appURL?):
      self.init(
        AppPage(
          link: link, appURL: appURL, other: other, language: device.language, storeID: Self.storeID(link),
          isInApp: !device.takesAppURLs, offersCopy: other.kind == .store
        ).page)
    case (.app, _, let other?, let appURL?) where !device.takesAppURLs:
      self.init(AppPage(link: link, appURL: appURL, other: other, language: device.language, isInApp: true).page)
    case (.socialPreview, let url?, _, _):
      let tags = SocialTags(link)
      if tags.isEmpty {
        self.init(redirectingTo: url)
      } else {
        let sharedURL = shortLink ?? link.longLink
        self.init(SocialPage(tags: tags, linkURL: url, sharedURL: sharedURL, language: device.language).page)
      }
    case (_, let url?, _, _): self.init(redirectingTo: url)
    default: self.init(DebugPage(link, shortLink: shortLink, warnings: warnings, loops: loops, policy: policy).page)
    }
  }

  private static func storeID(_ link: DynamicLink) -> [UInt8]? {
    link.parameters.bytes(.iosAppStoreID).flatMap { DecimalNumber.isDigits($0.span) ? $0 : nil }
  }
}
