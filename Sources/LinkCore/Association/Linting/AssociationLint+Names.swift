import StrictJSON

/// Names that systems do not know, and what they were probably meant to be.
///
/// Unknown members are ignored (seen with macOS 27's swcutil), so a misspelt one does nothing and nobody says so.
extension AssociationLint {
  static let applinksKeys = ["apps", "details", "defaults", "substitutionVariables"].map { Array($0.utf8) }
  private static let entryKeys = ["appID", "appIDs", "paths", "components", "defaults"].map { Array($0.utf8) }
  private static let ruleKeys = ["/", "?", "#", "exclude", "caseSensitive", "percentEncoded", "comment"]
    .map { Array($0.utf8) }
  private static let comment = Array("comment".utf8)
  private static let exclude = Array("exclude".utf8)

  /// Other words that people write for members of entries and of rules.
  private static let entryWords = [
    "patterns": "components", "pattern": "components", "routes": "components", "rules": "components",
    "urls": "components", "apps": "appIDs", "ids": "appIDs", "bundleids": "appIDs", "applicationids": "appIDs",
    "bundleid": "appID", "applicationid": "appID", "id": "appID",
  ]
  private static let ruleWords = [
    "path": "/", "paths": "/", "pathname": "/", "pattern": "/", "query": "?", "search": "?", "parameters": "?",
    "params": "?", "queryitems": "?", "fragment": "#", "hash": "#", "anchor": "#", "ignorecase": "caseSensitive",
    "caseinsensitive": "caseSensitive", "not": "exclude", "description": "comment",
  ]

  /// A known name that differs in case, blanks, hyphens or few letters; nil for none.
  static func nearest(_ name: [UInt8], among names: [[UInt8]]) -> [UInt8]? {
    let letters = name.filter { $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80 }
    return NearestName.find(letters.isEmpty ? name : letters, among: names)
  }

  private static func meant(_ name: [UInt8], among names: [[UInt8]], _ words: [String: String]) -> [UInt8]? {
    let lower = String(decoding: name.map(\.lowercasedASCII), as: UTF8.self)
    if let word = words[lower] { return Array(word.utf8) }
    return nearest(name, among: names.filter { $0.count > 1 && $0 != comment })
  }

  mutating func lintNames() {
    guard let applinks = document.applinks else { return }
    for key in keys(of: applinks) where !AssociationLint.applinksKeys.contains(text(key)) && !isFull(.unknownKey) {
      let name = text(key)
      if let meant = AssociationLint.nearest(name, among: AssociationLint.applinksKeys) {
        report(.unknownKey, .error, key: key, .misspelt(name, meant: meant))
      } else {
        lintUnknown(key)
      }
    }
    if let defaults = document.defaults { lintRuleNames(defaults) }
    for entry in document.entries {
      lintEntryNames(entry)
      if let defaults = entry.defaults { lintRuleNames(defaults) }
      if let components = entry.components {
        for rule in elements(of: components) { lintRuleNames(rule) }
      }
    }
  }

  mutating func lintUnknown(_ key: Int) {
    // A remark is ignored wherever it stands, and does no harm.
    guard text(key) != AssociationLint.comment else { return }
    report(.unknownKey, .info, key: key, .text(text(key)))
  }

  private mutating func lintEntryNames(_ entry: AssociationEntry) {
    for key in keys(of: entry.node) where !AssociationLint.entryKeys.contains(text(key)) {
      let name = text(key)
      if isAppIDKey(key, in: entry) {
        report(.entryType, .error, key: key, .appID(name, .isKey))
      } else if AssociationLint.ruleKeys.contains(name), name != AssociationLint.comment {
        report(.unknownKey, .error, key: key, .outOfPlace(name))
      } else if let meant = AssociationLint.meant(
        name, among: AssociationLint.entryKeys, AssociationLint.entryWords)
      {
        report(.misspeltEntryKey, .error, key: key, .misspelt(name, meant: meant))
      } else {
        lintUnknown(key)
      }
    }
  }

  /// Whether the entry is written as if `details` were an object: an app id is the key of what belongs to it.
  func isAppIDKey(_ key: Int, in entry: AssociationEntry) -> Bool {
    guard entry.key == nil, entry.appID == nil, entry.appIDs == nil, json.kind(key + 1) == .object else { return false }
    let name = text(key)
    return name.contains(UInt8(ascii: ".")) && name.allSatisfy { $0 > 0x20 }
  }

  /// Whether the entry has a key that was probably meant to be `appID` or `appIDs`.
  func hasMisspeltAppID(_ entry: AssociationEntry) -> Bool {
    keys(of: entry.node).contains { key in
      let name = text(key)
      guard !AssociationLint.entryKeys.contains(name), !AssociationLint.ruleKeys.contains(name) else { return false }
      let meant = AssociationLint.meant(name, among: AssociationLint.entryKeys, AssociationLint.entryWords)
      return isAppIDKey(key, in: entry) || (meant.map { $0.starts(with: "appID".utf8) } ?? false)
    }
  }

  /// Whether the entry has a key that was probably meant to be `paths` or `components`.
  func hasMisspeltRules(_ entry: AssociationEntry) -> Bool {
    keys(of: entry.node).contains { key in
      let name = text(key)
      guard !AssociationLint.entryKeys.contains(name), !AssociationLint.ruleKeys.contains(name) else { return false }
      let meant = AssociationLint.meant(name, among: AssociationLint.entryKeys, AssociationLint.entryWords)
      return meant == Array("paths".utf8) || meant == Array("components".utf8)
    }
  }

  private mutating func lintRuleNames(_ rule: Int) {
    for key in keys(of: rule) where !AssociationLint.ruleKeys.contains(text(key)) && !isFull(.unknownKey) {
      let name = text(key)
      if let meant = AssociationLint.meant(name, among: AssociationLint.ruleKeys, AssociationLint.ruleWords),
        meant != AssociationLint.comment
      {
        report(.unknownKey, .error, key: key, .misspelt(name, meant: meant))
      } else {
        lintUnknown(key)
      }
    }
  }
}
