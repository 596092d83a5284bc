/// One rule of the decision table (``Resolver``) that was looked at.
package struct ResolveStep: Equatable, Sendable {
  /// The raw value is the stable identifier on the wire; the row of the table stands behind each.
  package enum Rule: String, CaseIterable, Sendable {
    /// Row 2.
    case shortLink
    /// Row 3.
    case prefix
    /// Row 4.
    case link
    /// Row 5.
    case allowlist
    /// On which platform the click is taken to be, and from which sign.
    case device
    /// Row 1.
    case debug
    /// Row 6.
    case socialPreview = "crawler.socialPreview"
    /// The update case: the installed app is older than `imv`.
    case iosMinimumVersion = "ios.minimumVersion"
    /// Row 7.
    case iosApp = "ios.app"
    /// Row 8.
    case ipadFallback = "ios.ipadFallback"
    /// Row 9.
    case iosFallback = "ios.fallback"
    /// Row 10.
    case iosStore = "ios.store"
    /// Row 11.
    case iosLink = "ios.link"
    /// Rows 12, 13 and 14.
    case iosPreview = "ios.preview"
    /// The condition of rows 16 to 19: `apn` names a package.
    case androidPackage = "android.package"
    /// `al` in place of `link` for the app of row 16.
    case androidLinkForApp = "android.appLink"
    /// Row 17.
    case androidMinimumVersion = "android.minimumVersion"
    /// Row 16.
    case androidApp = "android.app"
    /// Row 18.
    case androidFallback = "android.fallback"
    /// Row 19.
    case androidStore = "android.store"
    /// Row 20.
    case androidLink = "android.link"
    /// Row 21.
    case desktopFallback = "desktop.fallback"
    /// Row 22.
    case desktopLink = "desktop.link"
  }

  package enum Verdict: String, CaseIterable, Sendable {
    /// The rule holds and has its effect.
    case taken
    case notTaken
    /// The link or the device has nothing of which the rule speaks.
    case notApplicable
  }

  package struct Fact: Equatable, Sendable {
    package let name: String
    package let value: [UInt8]

    init(_ name: String, _ value: [UInt8]) {
      self.name = name
      self.value = value
    }
  }

  package let rule: Rule
  package let verdict: Verdict
  /// A parameter goes by its query name; `reason` is a ``Reason``.
  package let facts: [Fact]
}
