import StrictJSON

/// Services and what stands beside them (Apple, "Supporting associated domains").
extension AssociationLint {
  static let applinks = Array("applinks".utf8)
  static let appclips = Array("appclips".utf8)
  static let apps = Array("apps".utf8)

  /// The services that systems know.
  static let services = ["applinks", "webcredentials", "appclips", "activitycontinuation", "authsrv"]
    .map { Array($0.utf8) }

  /// Services whose apps open the same pages as `applinks` does, so that an app is mostly meant for all of them.
  private static let paired = ["webcredentials", "activitycontinuation"].map { Array($0.utf8) }

  /// Among more apps than that no misspelt one is looked for.
  private static let nearLimit = 50

  /// Whether a document has a service, if only a misspelt one.
  static func isAboutServices(_ document: AssociationDocument) -> Bool {
    guard document.isUsable else { return false }
    var key = document.json.root + 1
    while key < document.json.next(document.json.root) {
      let name = document.keyText(key)
      if services.contains(name) || nearest(name, among: services) != nil { return true }
      key = document.json.next(key + 1)
    }
    return false
  }

  mutating func lintServices(expectsApplinks: Bool) {
    var known = false
    var hasMisspelt = false
    var misspeltApplinks = false
    var outside: Int?
    for key in keys(of: json.root) {
      let name = text(key)
      if AssociationLint.services.contains(name) {
        known = true
        lintService(name, key + 1)
      } else if let meant = AssociationLint.nearest(name, among: AssociationLint.services) {
        hasMisspelt = true
        if meant == AssociationLint.applinks { misspeltApplinks = true }
        report(.misspeltService, .error, key: key, .misspelt(name, meant: meant))
      } else if AssociationLint.applinksKeys.contains(name) {
        if outside == nil { outside = key }
      } else {
        report(.unknownService, .info, key: key, .text(name))
      }
    }
    let hasApplinks = json.member(AssociationLint.applinks, of: json.root) != nil
    if let outside, !hasApplinks {
      report(.noApplinks, .error, key: outside, .outOfPlace(text(outside)))
      return
    }
    if let outside { report(.unknownService, .info, key: outside, .text(text(outside))) }
    if !known, !hasMisspelt { report(.noService, .warning, json.root) }
    guard !hasApplinks, !misspeltApplinks, known || expectsApplinks else { return }
    let hasClips = json.member(AssociationLint.appclips, of: json.root) != nil
    report(
      .noApplinks, expectsApplinks ? .error : .info, json.root,
      .applinksMissing(hasClips: hasClips, isExpected: expectsApplinks))
  }

  /// The types within a service; those of `applinks` itself are known from reading.
  private mutating func lintService(_ name: [UInt8], _ value: Int) {
    let isApplinks = name == AssociationLint.applinks
    guard json.kind(value) == .object else {
      if !isApplinks { report(.serviceType, .error, value, .kind(json.kind(value))) }
      return
    }
    let isExplained = !isApplinks && lintMembers(ofService: name, value)
    guard let apps = json.member(AssociationLint.apps, of: value) else {
      if !isApplinks, !isExplained { report(.serviceType, .error, value, .appsMissing(service: name)) }
      return
    }
    lintAppList(apps, AssociationLint.apps, .serviceType)
  }

  /// Services other than `applinks` have `apps` alone (Apple, "Supporting associated domains"); returns whether one of
  /// the other members shows where the apps went.
  private mutating func lintMembers(ofService service: [UInt8], _ value: Int) -> Bool {
    var isExplained = false
    for key in keys(of: value) {
      let name = text(key)
      guard name != AssociationLint.apps else { continue }
      if AssociationLint.applinksKeys.contains(name) {
        report(.unknownKey, .error, key: key, .onlyInApplinks(name, service: service))
        isExplained = true
      } else if let meant = AssociationLint.nearest(name, among: [AssociationLint.apps]) {
        report(.unknownKey, .error, key: key, .misspelt(name, meant: meant))
        isExplained = true
      } else {
        lintUnknown(key)
      }
    }
    return isExplained
  }

  /// Reports what keeps an array of app ids from being one.
  mutating func lintAppList(_ list: Int, _ member: [UInt8], _ rule: LintRule) {
    guard json.kind(list) == .array else {
      report(rule, .error, list, .appsKind(member: member, json.kind(list), isElement: false))
      return
    }
    for element in elements(of: list) where json.kind(element) != .string {
      report(rule, .error, element, .appsKind(member: member, json.kind(element), isElement: true))
    }
  }

  /// The strings of a service's `apps`.
  func apps(of service: [UInt8]) -> [Int] {
    guard let value = json.member(service, of: json.root), let apps = json.member(AssociationLint.apps, of: value)
    else { return [] }
    return elements(of: apps).filter { json.kind($0) == .string }
  }

  /// Apps that one service lists and another does not, and App Clips that are none.
  mutating func lintPairs() {
    let linked = entryIDs.map { text($0) }
    let linkedSet = Set(linked)
    for id in apps(of: AssociationLint.appclips) {
      let name = text(id)
      // An App Clip's bundle id is that of its app with one more label, "Clip" unless it was renamed.
      if linkedSet.contains(name), !name.suffix(5).map(\.lowercasedASCII).elementsEqual(".clip".utf8) {
        report(.clipID, .info, id, .text(name))
      }
    }
    guard !linked.isEmpty else { return }
    var missing: [[UInt8]: [[UInt8]]] = [:]
    for service in AssociationLint.paired {
      let listed = apps(of: service)
      guard !listed.isEmpty else { continue }
      let listedSet = Set(listed.map { text($0) })
      var unlisted = linkedSet.subtracting(listedSet)
      // Of one app that is misspelt in one of the two places both would be told.
      let candidates = unlisted.count <= AssociationLint.nearLimit ? linked.filter { unlisted.contains($0) } : []
      for id in listed where !linkedSet.contains(text(id)) && !isFull(.unpairedApp) {
        let near = NearestName.find(text(id), among: candidates.filter { unlisted.contains($0) }, edits: 1)
        if let near { unlisted.remove(near) }
        report(
          .unpairedApp, .warning, id,
          .unpaired(text(id), listedIn: service, missingIn: [AssociationLint.applinks], near: near))
      }
      for name in unlisted { missing[name, default: []].append(service) }
    }
    // The other way round is how Apple's own example is, and all that is lost is a convenience.
    for (id, name) in zip(entryIDs, linked) {
      guard let services = missing.removeValue(forKey: name) else { continue }
      report(
        .unpairedApp, .info, id,
        .unpaired(name, listedIn: AssociationLint.applinks, missingIn: services, near: nil))
    }
  }
}
