import StrictJSON

/// The two files by which a site names the apps that open its links.
package enum SiteFile: Sendable {
  /// Apple's apple-app-site-association, an object with a member for each service.
  case association

  /// Google's assetlinks.json, an array of statements.
  case assetLinks

  /// What a file is to be by its name, a path or a URL, and where that says nothing, by what is in it; an association
  /// file when nothing says otherwise.
  package init(name: [UInt8], content: [UInt8]) {
    self =
      SiteFile(name: name) ?? (try? JSON(parsing: SiteFile.clean(content))).flatMap { SiteFile($0) } ?? .association
  }

  private init?(name: [UInt8]) {
    let mark = name.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let path = LinkURL(name)?.isWeb == true ? name[..<(mark ?? name.count)] : name[...]
    let last = Array(path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex)...])
    if ByteText.equal(last.span, "assetlinks.json") {
      self = .assetLinks
    } else if ByteText.hasPrefix(last.span, "apple-app-site-association") {
      self = .association
    } else {
      return nil
    }
  }

  /// Which of the two the values of a file are plainly meant for; nil for neither.
  init?(_ json: borrowing JSON) {
    let root = json.root
    func has(_ names: [StaticString], _ object: Int) -> Bool {
      names.contains { json.member(ByteText.bytes($0), of: object) != nil }
    }
    switch json.kind(root) {
    case .array where json.elements(of: root).contains { has(["relation", "target"], $0) }: self = .assetLinks
    case .object where has(["relation"], root) && has(["target"], root): self = .assetLinks
    case .object where has(["applinks", "webcredentials", "appclips", "activitycontinuation"], root):
      self = .association
    default: return nil
    }
  }

  /// The text as far as both kinds of files are read in spite of it: without a mark and without commas too many.
  private static func clean(_ content: [UInt8]) -> [UInt8] {
    var text = content
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    _ = TolerantJSON.blankTrailingCommas(&text)
    return text
  }
}
