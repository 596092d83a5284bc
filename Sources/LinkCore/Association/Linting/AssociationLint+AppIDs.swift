import StrictJSON

/// App ids: `<Application Identifier Prefix>.<Bundle Identifier>`, the prefix ten letters and digits (Apple,
/// applinks.Details; App Search Programming Guide, Support Universal Links).
///
/// Bundle ids have letters, digits, hyphens and dots, and a label may begin with a digit.
extension AssociationLint {
  mutating func lintAppIDs() {
    var ids = entryIDs
    for service in AssociationLint.services { ids += apps(of: service) }
    ids.sort()
    var spellings: [[UInt8]: [UInt8]] = [:]
    var linted: Set<[UInt8]> = []
    for id in ids {
      let name = text(id)
      guard linted.insert(name).inserted else { continue }
      lintAppID(id, name)
      let lower = name.map(\.lowercasedASCII)
      if let other = spellings[lower] {
        report(.appIDCase, .info, id, .appID(name, .otherCase(of: other)))
      } else {
        spellings[lower] = name
      }
    }
  }

  /// What is wrong with one id; where it stands again it is not told again.
  private mutating func lintAppID(_ id: Int, _ name: [UInt8]) {
    guard !name.isEmpty else { return report(.appIDForm, .error, id, .appID(name, .empty)) }
    guard let dot = name.firstIndex(of: UInt8(ascii: ".")) else {
      return report(.appIDForm, .error, id, .appID(name, .noDot))
    }
    if let character = AssociationLint.badCharacter(in: name) {
      return report(.appIDCharacter, .error, id, .appID(name, .character(character)))
    }
    if AssociationLint.isPlaceholder(name) { return report(.appIDCharacter, .error, id, .appID(name, .placeholder)) }
    if name.contains(UInt8(ascii: "*")) { report(.appIDWildcard, .error, id, .appID(name, .wildcard)) }
    if name.contains(UInt8(ascii: "_")) { report(.appIDCharacter, .warning, id, .appID(name, .underscore)) }
    let prefix = name[..<dot]
    if prefix.count != AppID.prefixLength {
      let isBundleID = AssociationLint.looksLikeDomain(prefix)
      report(
        isBundleID ? .appIDWithoutPrefix : .appIDForm, .error, id,
        .appID(name, isBundleID ? .noPrefix : .prefixLength(prefix.count)))
    } else if !prefix.allSatisfy({ $0.isASCIIUppercase || $0.isASCIIDigit }) {
      report(.appIDPrefix, .warning, id, .appID(name, .prefixCharacters))
    }
    if !AssociationLint.isBundleID(name[(dot + 1)...]) { report(.appIDForm, .error, id, .appID(name, .noBundleID)) }
  }

  private static func isBundleID(_ id: ArraySlice<UInt8>) -> Bool {
    !id.isEmpty && id.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }

  /// The first character that neither a prefix nor a bundle id has; a wildcard and an underscore are told apart.
  private static func badCharacter(in name: [UInt8]) -> UInt32? {
    for scalar in String(decoding: name, as: UTF8.self).unicodeScalars {
      guard scalar.isASCII else { return scalar.value }
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      if byte.isASCIILetter || byte.isASCIIDigit { continue }
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "*"): continue
      default: return scalar.value
      }
    }
    return nil
  }

  /// Words that stand in samples for what everyone has to fill in, whole words unless they end in a mark.
  private static let placeholders = [
    "teamid", "team-id", "team_id", "yourteam", "yourteamid", "your-", "your_", "appidprefix", "placeholder",
    "changeme", "bundleid", "bundle-id", "bundle_id", "xxxxxxxxxx",
  ].map { Array($0.utf8) }

  private static func isPlaceholder(_ name: [UInt8]) -> Bool {
    let lower = name.map(\.lowercasedASCII)
    return placeholders.contains { word in
      lower.indices.contains { start in
        guard lower[start...].starts(with: word), start == 0 || !lower[start - 1].isASCIILetter else { return false }
        let end = start + word.count
        return end == lower.count || !lower[end].isASCIILetter || !lower[end - 1].isASCIILetter
      }
    }
  }

  /// Whether a first label is that of a bundle id, which begins with a top-level domain.
  private static func looksLikeDomain(_ label: ArraySlice<UInt8>) -> Bool {
    (2...6).contains(label.count) && label.allSatisfy { $0.isASCIILetter && !$0.isASCIIUppercase }
  }
}
