/// A language in which pages speak, and all that they say in it.
///
/// A new language is a file beside this one and a line in ``all``.
package struct PageLanguage: Sendable {
  /// Language tag in lower case (RFC 5646), a primary subtag alone.
  let tag: StaticString
  var isRightToLeft = false

  /// Heading where the link has no title.
  let openInApp: StaticString

  /// The host to which the link leads stands in place of `{}`.
  let leadsTo: StaticString

  // The buttons.
  let open: StaticString
  let getApp: StaticString
  let continueInBrowser: StaticString
  let copyLink: StaticString

  /// What copying the link is good for.
  let copyHint: StaticString
  let copied: StaticString
  let copyFailed: StaticString

  /// For browsers inside apps, in which the first button may do nothing.
  let inAppHint: StaticString

  // Status 400.
  let invalidTitle: StaticString
  let invalidText: StaticString
  /// In place of the text for a link that is refused for what it leads to.
  let refusedText: StaticString

  // Status 404; the URL stands in place of `{}`.
  let missingTitle: StaticString
  let missingText: StaticString

  // Status 410.
  let goneTitle: StaticString
  let goneText: StaticString

  // Status 503.
  let unavailableTitle: StaticString
  let unavailableText: StaticString

  /// In the order in which they are looked for.
  package static let all: [PageLanguage] = [
    .english, .arabic, .french, .german, .hebrew, .hindi, .japanese, .portuguese, .spanish,
  ]
}

extension PageLanguage: Equatable {
  var tagBytes: [UInt8] { ByteText.bytes(tag) }

  package static func == (left: PageLanguage, right: PageLanguage) -> Bool { left.tagBytes == right.tagBytes }
}
