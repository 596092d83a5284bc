import StrictJSON

/// `details` and its entries, rule by rule of what systems before and from iOS 13 on read (WWDC 2019 session 717).
extension AssociationLint {
  static let appID = Array("appID".utf8)
  static let appIDs = Array("appIDs".utf8)

  /// The nodes of an entry's app ids, also of those that `appIDs` hides.
  func ids(of entry: AssociationEntry) -> [Int] {
    if let key = entry.key { return [key] }
    let list = entry.appIDs.map { elements(of: $0).filter { json.kind($0) == .string } } ?? []
    return (entry.appID.map { [$0] } ?? []) + list
  }

  /// The nodes of all app ids of entries, in document order.
  var entryIDs: [Int] { document.entries.flatMap { ids(of: $0) } }

  mutating func lintDetails() {
    guard let applinks = document.applinks else { return }
    if let apps = document.apps {
      if json.kind(apps) == .array, !json.isEmpty(apps) { report(.appsNotEmpty, .warning, apps) }
    } else if document.entries.contains(where: { $0.paths != nil && !$0.isHiddenFromOldSystems }) {
      report(.appsMissing, .warning, applinks)
    }
    if let details = json.member(Array("details".utf8), of: applinks) {
      let kind = json.kind(details)
      if kind == .object { report(.detailsObject, .warning, details) }
      if kind == .object || kind == .array, json.isEmpty(details) {
        // A domain of App Clips alone needs `applinks` all the same.
        let isForClips = !self.apps(of: AssociationLint.appclips).isEmpty
        report(
          .detailsEmpty, isForClips ? .info : .warning, details,
          isForClips ? .text(AssociationLint.appclips) : .none)
      }
    }
    for entry in document.entries { lintEntry(entry) }
    lintRepeatedApps()
  }

  private mutating func lintEntry(_ entry: AssociationEntry) {
    lintNaming(entry)
    lintHiddenID(entry)
    if entry.appIDs != nil, entry.appID == nil, entry.paths != nil, entry.components == nil {
      report(.pathsWithoutAppID, .warning, entry.node)
    }
    if entry.appID != nil, entry.appIDs == nil, entry.components != nil, entry.paths == nil {
      report(.appIDWithoutPaths, .warning, entry.node)
    }
    lintRuleLists(entry)
  }

  private mutating func lintNaming(_ entry: AssociationEntry) {
    guard entry.key == nil else { return }
    var hasID = false
    for key in keys(of: entry.node) {
      let name = text(key)
      if name == AssociationLint.appIDs {
        hasID = true
        lintAppList(key + 1, name, .noAppID)
        if json.kind(key + 1) == .array, json.isEmpty(key + 1) { report(.noAppID, .error, key + 1, .text(name)) }
      } else if name == AssociationLint.appID {
        hasID = true
        if json.kind(key + 1) != .string {
          report(.noAppID, .error, key + 1, .appsKind(member: name, json.kind(key + 1), isElement: true))
        }
      }
    }
    if !hasID, !hasMisspeltAppID(entry) { report(.noAppID, .error, entry.node, .missing) }
  }

  /// `appIDs` hides `appID`, even when it is empty (seen with swcutil by st-tech/universal-links-test).
  private mutating func lintHiddenID(_ entry: AssociationEntry) {
    guard entry.key == nil, let appID = entry.appID, let appIDs = entry.appIDs else { return }
    let name = text(appID)
    let isListed = elements(of: appIDs).contains { json.kind($0) == .string && text($0) == name }
    if !isListed {
      report(.hiddenAppID, .error, appID, .appID(name, .notInAppIDs))
    } else {
      // With both dialects in one entry, each system is meant to have its own member.
      let isForBoth = entry.paths != nil && entry.components != nil
      report(.hiddenAppID, isForBoth ? .info : .warning, appID, .appID(name, .isInAppIDs))
    }
  }

  private mutating func lintRuleLists(_ entry: AssociationEntry) {
    var hasRules = false
    var isMistyped = false
    for key in keys(of: entry.node) {
      let name = text(key)
      guard name == Array("paths".utf8) || name == Array("components".utf8) else { continue }
      if json.kind(key + 1) != .array {
        isMistyped = true
        report(.ruleType, .error, key + 1, .appsKind(member: name, json.kind(key + 1), isElement: false))
      } else if !json.isEmpty(key + 1) {
        hasRules = true
      }
    }
    let isMisspelt = keys(of: entry.node).contains { isAppIDKey($0, in: entry) } || hasMisspeltRules(entry)
    if !hasRules, !isMistyped, !isMisspelt { report(.noRules, .warning, entry.node) }
  }

  // MARK: Apps in several entries

  /// An app of which an earlier entry speaks too: the first rule that hits decides, whatever the later entry says (seen
  /// with swcutil by st-tech/universal-links-test).
  private mutating func lintRepeatedApps() {
    var first: [[UInt8]: Int] = [:]
    for (number, entry) in document.entries.enumerated() {
      var seen: Set<[UInt8]> = []
      for id in activeIDs(of: entry) {
        let name = text(id)
        if !seen.insert(name).inserted {
          report(.repeatedApp, .warning, id, .appID(name, .twice))
          continue
        }
        if let earlier = first[name] {
          lintRepeatedApp(id, name, earlier, number)
        } else {
          first[name] = number
        }
      }
    }
  }

  /// The ids that systems from iOS 13 on read.
  private func activeIDs(of entry: AssociationEntry) -> [Int] {
    guard entry.key == nil, let list = entry.appIDs else { return ids(of: entry) }
    return elements(of: list).filter { json.kind($0) == .string }
  }

  private mutating func lintRepeatedApp(_ id: Int, _ name: [UInt8], _ earlier: Int, _ later: Int) {
    guard !isFull(.repeatedApp) else { return }
    let entries = document.entries
    let pointer = json.pointer(to: entries[earlier].node)
    if let overruled = overruling(of: later, by: earlier) {
      report(
        .repeatedApp, .warning, id, .appID(name, .overruled(pointer: pointer, opens: overruled.opens)),
        witness: overruled.text)
      return
    }
    // One entry in each dialect that agree: the usual way to serve old and new systems.
    let isOther = (entries[earlier].components == nil) != (entries[later].components == nil)
    report(.repeatedApp, isOther ? .info : .warning, id, .appID(name, .alsoIn(pointer: pointer)))
  }

  /// A URL on which the later entry says something else than the earlier one, which decides.
  private mutating func overruling(of later: Int, by earlier: Int) -> (text: [UInt8], opens: Bool)? {
    // An entry has the same number before and after it is compiled.
    var other = modern
    let excluded = OpeningDifferences(
      of: &other, [later], from: &modern, [earlier], amongExclusions: true, limit: 1, &budget)
    if let found = excluded.found.first { return (found.text, false) }
    let opened = OpeningDifferences(
      of: &modern, [earlier], from: &other, [later], amongExclusions: true, limit: 1, &budget)
    return opened.found.first.map { ($0.text, true) }
  }

  // MARK: Both dialects in one entry

  /// `paths` beside `components`: from iOS 13 on only `components` count (WWDC 2019 session 717).
  mutating func lintDialects() {
    var coarse: RuleLanguages?
    for (number, entry) in document.entries.enumerated() {
      guard entry.paths != nil, entry.components != nil, !isFull(.bothDialects) else { continue }
      guard entry.appID != nil || entry.key != nil else {
        // Systems that read `paths` do not know `appIDs`.
        report(.bothDialects, .warning, entry.node, .missing)
        continue
      }
      let onNew = OpeningDifferences(of: &modern, [number], from: &legacy, [number], limit: 1, &budget)
      let onOld = OpeningDifferences(of: &legacy, [number], from: &modern, [number], limit: 1, &budget)
      if let found = onNew.found.first {
        report(.bothDialects, .warning, entry.node, .opensOnly(isOnOldSystems: false), witness: found.text)
      } else if let found = onOld.found.first {
        lintDialectsOnOldSystems(entry, number, found.text, &coarse)
      } else {
        let isDecided = onNew.isDecided && onOld.isDecided
        report(.bothDialects, .info, entry.node, isDecided ? .none : .undecided(behind: [], isLast: false))
      }
    }
  }

  /// `paths` cannot ask for a query, a fragment or a variable, so that older systems open more is a fault only where
  /// they could be kept from it.
  private mutating func lintDialectsOnOldSystems(
    _ entry: AssociationEntry, _ number: Int, _ witness: [UInt8], _ coarse: inout RuleLanguages?
  ) {
    var known =
      coarse ?? RuleLanguages(AssociationMatcher(document, profile: modern.matcher.profile, asPathsCan: true))
    let onOld = OpeningDifferences(of: &legacy, [number], from: &known, [number], limit: 1, &budget)
    let rule = known.decision(on: witness, in: [number]) ?? -1
    let isForced = rule >= 0 && !known.matcher.rules[rule].excludes
    if onOld.found.isEmpty, isForced {
      report(.bothDialects, .info, entry.node, .opensMoreByPaths, witness: witness)
    } else {
      let text = onOld.found.first?.text ?? witness
      report(.bothDialects, .warning, entry.node, .opensOnly(isOnOldSystems: true), witness: text)
    }
    coarse = known
  }
}
