import StrictJSON

/// Looks over the statements of an assetlinks.json file.
struct AssetLinksLinter {
  let json: JSON
  private(set) var problems: [AssetLinksProblem] = []

  /// The apps that may open links of the site, each with its first dynamic rules.
  private var linkedApps = 0
  private var ruledApps: Set<[UInt8]> = []

  private static let statementKeys = ["relation", "target", "include", "relation_extensions"].map { Array($0.utf8) }
  private static let targetKeys = ["namespace", "package_name", "sha256_cert_fingerprints", "site"]
    .map { Array($0.utf8) }

  /// Relations that Android and Chrome document.
  private static let knownRelations = [
    "delegate_permission/common.handle_all_urls", "delegate_permission/common.get_login_creds",
    "delegate_permission/common.use_as_origin",
  ].map { Array($0.utf8) }

  init(_ json: JSON) {
    self.json = json
  }

  mutating func lint() {
    guard json.kind(json.root) == .array else {
      let isApples = SiteFile(json) == .association
      return report(.rootNotArray, .error, json.root, isApples ? .association : .kind(json.kind(json.root)))
    }
    guard !json.isEmpty(json.root) else { return report(.noStatements, .warning, json.root) }
    var hasInclude = false
    for statement in json.elements(of: json.root) {
      guard json.kind(statement) == .object else {
        report(.statementType, .error, statement, .kind(json.kind(statement)))
        continue
      }
      if let include = member("include", of: statement) {
        hasInclude = true
        lintInclude(include)
        lintKeys(of: statement, known: Self.statementKeys)
      } else {
        lintStatement(statement)
      }
    }
    // Errors say by themselves why a statement is none for an app.
    let hasErrors = problems.contains { $0.severity == .error }
    if linkedApps == 0, !hasInclude, !hasErrors { report(.noAppLinks, .info, json.root) }
  }

  mutating func report(
    _ rule: AssetLinksRule, _ severity: AssociationProblem.Severity, _ node: Int,
    _ detail: AssetLinksProblem.Detail = .none
  ) {
    guard problems.count < AssetLinksDocument.problemLimit else { return }
    problems.append(AssetLinksProblem(rule: rule, severity: severity, node: node, detail: detail))
  }

  // MARK: Statements

  private mutating func lintStatement(_ statement: Int) {
    lintKeys(of: statement, known: Self.statementKeys)
    let relations = lintRelations(statement)
    var app: [UInt8]?
    if let target = member("target", of: statement), json.kind(target) == .object {
      app = lintTarget(target)
    } else {
      reportType(.targetType, member("target", of: statement), in: statement, .target)
    }
    if app != nil, relations.contains(ByteText.bytes(AssetLinksGenerator.handleAllURLs)) { linkedApps += 1 }
    guard let extensions = member("relation_extensions", of: statement) else { return }
    guard json.kind(extensions) == .object else {
      return report(.dynamicType, .error, extensions, .kind(json.kind(extensions)))
    }
    for key in json.keys(of: extensions) {
      let relation = text(key)
      guard relations.contains(relation) else {
        report(.extensionWithoutRelation, .error, key, .value(relation))
        continue
      }
      guard let rules = lintExtension(key + 1), let app else { continue }
      if !ruledApps.insert(relation + [0x20] + app).inserted { report(.repeatedRules, .warning, rules, .value(app)) }
    }
  }

  private mutating func lintInclude(_ include: Int) {
    guard json.kind(include) == .string else {
      // Some pages teach `"include": {"paths": […]}`.
      return report(
        json.kind(include) == .object ? .pathBlock : .include, .error, include, .kind(json.kind(include)))
    }
    let url = text(include)
    guard let checked = try? WebURL.check(url.span), checked.isSecure else {
      return report(.include, .error, include, .value(url))
    }
  }

  private mutating func lintRelations(_ statement: Int) -> Set<[UInt8]> {
    guard let list = member("relation", of: statement), json.kind(list) == .array, !json.isEmpty(list) else {
      reportType(.relationType, member("relation", of: statement), in: statement, .relation)
      return []
    }
    var relations: Set<[UInt8]> = []
    for element in json.elements(of: list) {
      guard json.kind(element) == .string else {
        report(.relationType, .error, element, .kind(json.kind(element)))
        continue
      }
      let relation = text(element)
      relations.insert(relation)
      if Self.knownRelations.contains(relation) { continue }
      if let near = NearestName.respelt(relation, among: Self.knownRelations) {
        report(.relationForm, .error, element, .nearly(relation, near))
      } else if Self.isRelation(relation) {
        report(.unknownRelation, .info, element, .value(relation))
      } else {
        report(.relationForm, .error, element, .value(relation))
      }
    }
    return relations
  }

  /// `KIND/DETAIL`, the detail of lower-case letters, digits, `_` and `.` (Digital Asset Links specification).
  private static func isRelation(_ text: [UInt8]) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return false }
    return parts.joined().allSatisfy { byte in
      byte.isASCIILetter && !byte.isASCIIUppercase || byte.isASCIIDigit || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ".")
    }
  }

  // MARK: Targets

  /// Returns the package name of an app.
  private mutating func lintTarget(_ target: Int) -> [UInt8]? {
    lintKeys(of: target, known: Self.targetKeys)
    guard let namespace = member("namespace", of: target), json.kind(namespace) == .string else {
      reportType(.namespace, member("namespace", of: target), in: target, .namespace)
      return nil
    }
    switch text(namespace) {
    case ByteText.bytes("android_app"): return lintApp(target)
    case ByteText.bytes("web"): lintSite(target)
    default: report(.namespace, .error, namespace, .value(text(namespace)))
    }
    return nil
  }

  private mutating func lintApp(_ target: Int) -> [UInt8]? {
    var name: [UInt8]?
    if let node = member("package_name", of: target), json.kind(node) == .string {
      name = text(node)
      if AndroidPackage(text(node)) == nil { report(.packageName, .error, node, .value(text(node))) }
    } else {
      reportType(.packageName, member("package_name", of: target), in: target, .packageName)
    }
    guard let list = member("sha256_cert_fingerprints", of: target), json.kind(list) == .array, !json.isEmpty(list)
    else {
      reportType(.fingerprints, member("sha256_cert_fingerprints", of: target), in: target, .fingerprints)
      return name
    }
    for element in json.elements(of: list) {
      guard json.kind(element) == .string else {
        report(.badFingerprint, .error, element, .kind(json.kind(element)))
        continue
      }
      lintFingerprint(element)
    }
    return name
  }

  private mutating func lintFingerprint(_ node: Int) {
    let text = text(node)
    if let fingerprint = CertificateFingerprint(text) {
      if fingerprint.text != text { report(.fingerprintForm, .warning, node, .nearly(text, fingerprint.text)) }
      return
    }
    let digits = text.filter { $0 != UInt8(ascii: ":") }
    let isShort = digits.count == 40 && digits.allSatisfy { $0.hexDigitValue != nil }
    report(isShort ? .shortFingerprint : .badFingerprint, .error, node, .value(text))
  }

  private mutating func lintSite(_ target: Int) {
    guard let node = member("site", of: target), json.kind(node) == .string else {
      return reportType(.site, member("site", of: target), in: target, .site)
    }
    let site = text(node)
    // A single slash at the end is taken; a path is not.
    guard let url = try? WebURL.check(site.span), site.count - url.pathStart <= 1,
      site.count == url.pathStart || site[url.pathStart] == UInt8(ascii: "/")
    else { return report(.site, .error, node, .value(site)) }
  }

  // MARK: Members

  /// Reports a member that is missing, empty or of a wrong type.
  private mutating func reportType(
    _ rule: AssetLinksRule, _ value: Int?, in object: Int, _ name: AssetLinksProblem.StaticName
  ) {
    guard let value else { return report(rule, .error, object, .missing(name)) }
    let kind = json.kind(value)
    report(rule, .error, value, kind == .array && json.isEmpty(value) ? .empty : .kind(kind))
  }

  /// Reports names that mean nothing.
  mutating func lintKeys(of object: Int, known: [[UInt8]]) {
    for key in json.keys(of: object) {
      let name = text(key)
      if known.contains(name) { continue }
      if json.kind(key + 1) == .object, member("paths", of: key + 1) != nil {
        report(.pathBlock, .error, key, .value(name))
      } else if let near = NearestName.respelt(name, among: known) {
        report(.unknownKey, .error, key, .nearly(name, near))
      } else {
        report(.unknownKey, .info, key, .value(name))
      }
    }
  }

  func member(_ name: String, of object: Int) -> Int? { json.member(Array(name.utf8), of: object) }

  /// The text of a string or key; a lone surrogate in it is U+FFFD.
  func text(_ node: Int) -> [UInt8] {
    var text: [UInt8] = []
    json.appendTextRepairing(node, to: &text)
    return text
  }
}
