/// The words of the debug page, which is for developers and in English alone.
enum DebugText {
  static let title: StaticString = "How this link is resolved"
  static let warnings: StaticString = "Warnings"
  static let noWarnings: StaticString = "None."
  static let platforms: StaticString = "Where a click leads"
  static let parameters: StaticString = "Parameters"
  static let unknownParameter: StaticString = "No parameter of dynamic links; it is ignored."
  static let addresses: StaticString = "Addresses in full"

  // What stands on arrows.
  static let yes: StaticString = "yes"
  static let no: StaticString = "no"
  static let openButton: StaticString = "button Open"
  static let withoutApp: StaticString = "without the app"
  static let noApp: StaticString = "no app"

  static func name(of platform: Device.Platform) -> StaticString {
    switch platform {
    case .ios: "iPhone"
    case .ipados: "iPad"
    case .android: "Android"
    case .desktop: "Desktop and everything else"
    case .crawler: "Services that show previews of links"
    }
  }

  /// Nil for a rule that is an end.
  static func question(of rule: ResolveStep.Rule) -> StaticString? {
    switch rule {
    case .shortLink, .prefix, .link, .allowlist, .device, .debug, .iosLink, .androidStore, .androidLink, .desktopLink,
      .socialPreview:
      nil
    case .iosMinimumVersion: "Is the installed app older than imv?"
    case .iosApp: "Is the app known to be installed?"
    case .ipadFallback: "Is there a fallback for iPad (ipfl)?"
    case .iosFallback: "Is there a fallback for iOS (ifl)?"
    case .iosStore: "Is there an App Store id (isi)?"
    case .iosPreview: "Does the app preview page come first?"
    case .androidPackage: "Is there an Android package (apn)?"
    case .androidLinkForApp: "Does the app get a link of its own (al)?"
    case .androidMinimumVersion: "Is the installed app older than amv?"
    case .androidApp: "May the app be there?"
    case .androidFallback: "Is there a fallback for Android (afl)?"
    case .desktopFallback: "Is there a fallback for desktops (ofl)?"
    }
  }

  static func end(of kind: Destination.Kind) -> StaticString {
    switch kind {
    case .app: "The app"
    case .store: "The app's page in its store"
    case .fallback: "The fallback"
    case .link: "The link in the browser"
    case .preview: "The app preview page"
    case .socialPreview: "A page with social tags"
    case .debug: "This page"
    }
  }

  static func words(for reason: ResolveStep.Reason) -> StaticString {
    switch reason {
    case .dangerousScheme: "refused scheme"
    case .incomparable: "not comparable"
    case .loop: "leads back here"
    case .noApp: "no bundle id (ibi)"
    case .noLegalScheme: "no scheme can open it"
    case .notInstalled: "nobody knows"
    case .notInteger: "no whole number"
    case .notNumeric: "not digits"
    case .notPackageName: "no package name"
    case .notURI: "no URL"
    case .otherScheme: "neither http nor https"
    case .tooOld: "too old"
    case .forcedRedirect: "efr = 1"
    }
  }
}
