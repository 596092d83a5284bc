import StrictJSON

/// Features that are newer than the systems asked for, each told once (Apple, applinks and its members; WWDC 2020 session
/// 10098).
extension AssociationLint {
  mutating func lintFeatures() {
    guard profile != .ios14, let applinks = document.applinks else { return }
    var told: Set<[UInt8]> = []
    func isTold(_ name: [UInt8]) -> Bool { !told.insert(name).inserted }
    for key in keys(of: applinks) { lintFeature(key, inRule: false, isTold) }
    for entry in document.entries {
      for key in keys(of: entry.node) { lintFeature(key, inRule: false, isTold) }
      for rule in entry.components.map({ elements(of: $0) }) ?? [] {
        for key in keys(of: rule) { lintFeature(key, inRule: true, isTold) }
      }
    }
    guard !profile.readsVariables else { return }
    for node in referringNodes {
      let name = Array("$(…)".utf8)
      if !isTold(name) { report(.newerFeature, .info, node, .feature(name, since: .ios13Dot5)) }
    }
  }

  private mutating func lintFeature(_ key: Int, inRule: Bool, _ isTold: ([UInt8]) -> Bool) {
    let name = text(key)
    let since: AssociationProfile? =
      switch String(decoding: name, as: UTF8.self) {
      case "components" where !inRule, "appIDs" where !inRule: .ios13
      case "substitutionVariables" where !inRule, "caseSensitive" where inRule: .ios13Dot5
      case "defaults" where !inRule, "percentEncoded" where inRule: .ios14
      default: nil
      }
    guard let since, since > profile, !isTold(name) else { return }
    report(.newerFeature, .info, key: key, .feature(name, since: since))
  }
}
