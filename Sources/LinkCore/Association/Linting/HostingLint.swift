/// How a file is served: what systems and Apple's CDN need to find it (Apple, "Supporting associated domains"), or what
/// Android does (Digital Asset Links; Android documentation, "Configure website associations and dynamic rules").
///
/// Nothing is fetched; the caller says what was.
struct HostingLint {
  private let hosting: AssociationHosting

  /// Why the file cannot be read as it should be.
  private let faults: [AssociationProblem]

  /// The association file, and the systems that read it; nil for an assetlinks.json file.
  private let association: (document: AssociationDocument, profile: AssociationProfile)?
  private let budget: SearchBudget
  private var problems: [AssociationProblem] = []

  private static let wellKnown = Array("/.well-known/apple-app-site-association".utf8)
  private static let wellKnownAssetLinks = Array("/.well-known/assetlinks.json".utf8)
  private static let name = Array("apple-app-site-association".utf8)
  private static let cdnHost = Array("app-site-association.cdn-apple.com".utf8)

  static func problems(
    _ hosting: AssociationHosting, _ document: AssociationDocument, profile: AssociationProfile,
    _ budget: SearchBudget
  ) -> [AssociationProblem] {
    var lint = HostingLint(
      hosting: hosting, faults: document.problems, association: (document, profile), budget: budget)
    lint.lint()
    return lint.problems
  }

  static func problems(_ hosting: AssociationHosting, _ document: AssetLinksDocument) -> [AssociationProblem] {
    var lint = HostingLint(hosting: hosting, faults: document.faults, association: nil, budget: SearchBudget())
    lint.lint()
    return lint.problems
  }

  /// The domain that a file at `url` is for; nil when the URL has no host.
  ///
  /// Apple's CDN has the file of HOST at `/a/v1/HOST`.
  static func servedHost(of url: [UInt8]) -> [UInt8]? {
    guard let link = LinkURL(url), let range = link.host, !range.isEmpty else { return nil }
    let host = link.bytes(range)
    guard host.map(\.lowercasedASCII) == cdnHost else { return host }
    return link.bytes(link.path).split(separator: UInt8(ascii: "/")).last.map { Array($0) }
  }

  private init(
    hosting: AssociationHosting, faults: [AssociationProblem],
    association: (document: AssociationDocument, profile: AssociationProfile)?, budget: SearchBudget
  ) {
    self.hosting = hosting
    self.faults = faults
    self.association = association
    self.budget = budget
  }

  private mutating func report(
    _ rule: LintRule, _ severity: AssociationProblem.Severity, _ detail: AssociationProblem.Detail = .none,
    witness: [UInt8]? = nil
  ) {
    problems.append(AssociationProblem(rule, severity, of: .hosting, detail, witness: witness))
  }

  private mutating func lint() {
    let final = hosting.finalURL ?? hosting.redirects.last ?? hosting.url
    if association != nil, isFromCDN {
      lintCDNFailure(hosting.answer)
      return
    }
    let plain = ([hosting.url] + hosting.redirects + [final]).first { !HostingLint.isHTTPS($0) }
    if let plain { report(.notHTTPS, .error, .text(plain)) }
    let isRedirected = lintRedirect(final)
    let status = hosting.answer.status
    if status != 200, !(isRedirected && (300..<400).contains(status)) { report(.status, .error, .httpStatus(status)) }
    lintLocation(final)
    if status == 200 {
      lintContentType()
      if faults.contains(where: { $0.detail == .format(.html) }) { report(.htmlBody, .error) }
    }
    guard let association, let cdn = hosting.cdn else { return }
    lintCDNFailure(cdn.answer)
    guard cdn.answer.status == 200 else { return }
    lintCopy(AssociationDocument(reading: cdn.body), of: association.document, association.profile)
  }

  /// Whether the answer itself is the CDN's.
  private var isFromCDN: Bool {
    guard let link = LinkURL(hosting.url), let host = link.host else { return false }
    return link.bytes(host).map(\.lowercasedASCII) == HostingLint.cdnHost
  }

  private static func isHTTPS(_ url: [UInt8]) -> Bool { LinkURL(url)?.hasScheme(Array("https".utf8)) ?? false }

  /// Any redirect keeps systems from reading the file, also one to the same host.
  private mutating func lintRedirect(_ final: [UInt8]) -> Bool {
    if final != hosting.url {
      report(.redirect, .error, .text(final))
      return true
    }
    if (300..<400).contains(hosting.answer.status), let target = hosting.answer.header("location") {
      report(.redirect, .error, .text(target))
      return true
    }
    return false
  }

  private mutating func lintLocation(_ final: [UInt8]) {
    guard let link = LinkURL(final) else { return }
    let path = link.bytes(link.path)
    guard association != nil else {
      if path != HostingLint.wellKnownAssetLinks { report(.location, .error, .text(final)) }
      return
    }
    let file = path.split(separator: UInt8(ascii: "/")).last ?? []
    if file.starts(with: HostingLint.name), file.dropFirst(HostingLint.name.count).first == UInt8(ascii: ".") {
      report(.fileExtension, .warning, .text(final))
    } else if path != HostingLint.wellKnown {
      report(.location, .warning, .text(final))
    }
  }

  /// `application/json`, with any parameters; for a signed file also that of CMS.
  ///
  /// Android takes no other; of Apple's systems some did.
  private mutating func lintContentType() {
    let value = hosting.answer.header("content-type") ?? []
    let end = value.firstIndex(of: UInt8(ascii: ";")) ?? value.count
    let type = value[..<end].filter { $0 > 0x20 }.map(\.lowercasedASCII)
    if type == Array("application/json".utf8) { return }
    let isSigned = faults.contains { $0.rule == .signed }
    if isSigned, type == Array("application/pkcs7-mime".utf8) { return }
    report(.contentType, association == nil ? .error : .warning, .text(value))
  }

  // MARK: Apple's CDN

  private mutating func lintCDNFailure(_ answer: AssociationHosting.Answer) {
    let reason = answer.header("apple-failure-reason")
    guard answer.status != 200 || reason != nil else { return }
    // The details say the reason once more, as JSON.
    let text = reason ?? answer.header("apple-failure-details") ?? []
    report(.cdnFailure, .error, .cdn(status: answer.status, reason: text, HostingLint.failure(in: text)))
  }

  /// The codes that were seen (headers in several public repositories).
  private static func failure(in text: [UInt8]) -> CDNFailure {
    let codes: [(String, CDNFailure)] = [
      ("SWCERR00101", .badResponse), ("SWCERR00202", .privateAddress), ("SWCERR00301", .timeout),
    ]
    for (code, failure) in codes where text.indices.contains(where: { text[$0...].starts(with: code.utf8) }) {
      return failure
    }
    return .other
  }

  /// The first URL that only one of the two copies opens for an app, or that they open for another app first.
  private mutating func lintCopy(
    _ copy: AssociationDocument, of document: AssociationDocument, _ profile: AssociationProfile
  ) {
    guard document.isUsable == copy.isUsable else {
      report(.cdnDiffers, .warning, .unusable(isOrigin: !document.isUsable))
      return
    }
    guard document.text != copy.text else { return }
    let comparison = AssociationComparison(
      document.compiled(profile: profile), copy.compiled(profile: profile), limit: 1,
      origin: HostingLint.servedHost(of: hosting.url).map { Array("https://".utf8) + $0 }, budget: budget)
    for app in comparison.apps {
      if let change = app.lost.first {
        report(.cdnDiffers, .warning, .opensOnlyAt(app.appID, isOrigin: true), witness: change.url)
        return
      }
      if let change = app.gained.first {
        report(.cdnDiffers, .warning, .opensOnlyAt(app.appID, isOrigin: false), witness: change.url)
        return
      }
    }
    if let change = comparison.reordered.first {
      report(.cdnDiffers, .warning, .opensFirst(origin: change.before, copy: change.after), witness: change.url)
      return
    }
    if comparison.apps.contains(where: { !$0.isDecided }) {
      report(.cdnDiffers, .info, .undecided(behind: [], isLast: true))
    }
  }
}

extension AssociationHosting.Answer {
  /// The value of the first header of that name, which is in lower case.
  func header(_ name: StaticString) -> [UInt8]? { headers.first { $0.isNamed(name) }?.value }
}
