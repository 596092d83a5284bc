extension PageLanguage {
  static let english = PageLanguage(
    tag: "en",
    openInApp: "Open in the app",
    leadsTo: "This link leads to {}.",
    open: "Open",
    getApp: "Get the app",
    continueInBrowser: "Continue in the browser",
    copyLink: "Copy link",
    copyHint: "Copy the link before you get the app, and the app can take you straight to the right place.",
    copied: "The link is copied.",
    copyFailed: "The link could not be copied.",
    inAppHint: """
      If nothing happens, open this page in your browser; the menu of the app that you are in has an \
      entry for it.
      """,
    invalidTitle: "This link is not valid",
    invalidText: """
      Its address is incomplete or cannot be read. If it is your link, check its domain, path and \
      parameters.
      """,
    refusedText: "It leads to an address that is not allowed for links of this domain.",
    missingTitle: "Page not found",
    missingText: "There is no link at {}.",
    goneTitle: "This link is no longer available",
    goneText: "It has expired or was switched off.",
    unavailableTitle: "This link cannot be opened right now",
    unavailableText: "Please try again in a moment."
  )
}
