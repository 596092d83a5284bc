import LinkCore
import LinkStore

/// Refuses links that no click is led by.
///
/// `parseIncoming` says what a URL is, whoever wrote it; a front vouches for what it answers (firebase-ios-sdk#5853).
struct FollowedLinks {
  let context: ServiceContext

  /// Why long links are not followed, whatever they are; nil when they are.
  let longLinkRefusal: ServiceFault?

  /// Checks what a URL was read as; `stored` is the link behind a short one.
  func check(_ link: IncomingLink, stored: StoredLink?) throws(ServiceFault) {
    if let stored {
      try check(stored.longLink, key: stored.key)
    } else if link.kind == .dynamicLink {
      if let longLinkRefusal { throw longLinkRefusal }
      try check(link.text, key: nil)
    } else {
      throw .shortLinkNotFound(url: link.text)
    }
  }

  private func check(_ longLink: [UInt8], key: LinkKey?) throws(ServiceFault) {
    do throws(LinkFault) { _ = try CheckedLink(longLink: longLink, key: key, context) } catch {
      throw .link(error, .clicked(key))
    }
  }
}
