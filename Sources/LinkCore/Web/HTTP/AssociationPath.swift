/// Where the systems look for the files that associate a domain with apps.
package enum AssociationPath {
  case appleAppSiteAssociation
  case assetLinks

  /// The name of the file.
  package var fileName: StaticString {
    switch self {
    case .appleAppSiteAssociation: "apple-app-site-association"
    case .assetLinks: "assetlinks.json"
    }
  }

  /// Exactly these paths: neither system follows a redirect, and a path with a slash behind it is another one.
  ///
  /// Apple's file stands at two (Apple, "Supporting associated domains"; the root for systems that looked there first),
  /// Android's at one (Digital Asset Links).
  package init?(_ path: [UInt8]) {
    let path = path.span
    if ByteText.equal(path, "/.well-known/apple-app-site-association")
      || ByteText.equal(path, "/apple-app-site-association")
    {
      self = .appleAppSiteAssociation
    } else if ByteText.equal(path, "/.well-known/assetlinks.json") {
      self = .assetLinks
    } else {
      return nil
    }
  }
}
