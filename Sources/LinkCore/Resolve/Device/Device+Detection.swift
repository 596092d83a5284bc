// Who speaks first:
//
// 1. The caller, who names the platform.
// 2. A fetcher or robot that names itself in its user agent: a hint speaks of the system on which it runs.
// 3. Touch points with the user agent of a Mac: iPadOS has sent that of a Mac since version 13, and no Mac has a touch
//    screen. The caller has the number from a page of its own.
// 4. The hint of the platform, unless that of the form contradicts it: no desktop asks for pages for phones.
// 5. The user agent.

extension Device {
  static func detect(_ platform: Platform?, _ clues: DeviceClues) -> (Platform, Evidence, InAppBrowser?) {
    if let platform, !platform.hasApps { return (platform, .explicit, nil) }
    let signs = UserAgentSigns(clues.userAgent.span)
    let (found, evidence) = platform.map { ($0, .explicit) } ?? detect(signs, clues)
    return (found, evidence, inAppBrowser(signs, on: found))
  }

  private static func detect(_ signs: UserAgentSigns, _ clues: DeviceClues) -> (Platform, Evidence) {
    let row = signs.row.map { UserAgentTable.rows[$0] }
    let ownEvidence = signs.row.map { Evidence.userAgent(row: $0) } ?? .none
    if let row, row.isRobot { return (row.platform, ownEvidence) }
    if let place = signs.row, row?.meaning == .mac, let points = clues.maxTouchPoints, points > 1 {
      return (.ipados, .touchPoints(row: place))
    }
    if let hinted = platform(clues.hints, beside: row) { return (hinted, .clientHint(clues.hints.platformValue)) }
    return (row?.platform ?? .desktop, ownEvidence)
  }

  /// What the hints say of a browser with the user agent of `row`; nil when they leave it to the user agent.
  private static func platform(_ hints: ClientHints, beside row: UserAgentRow?) -> Platform? {
    switch hints.platform {
    case nil: return nil
    case .android: return .android
    case .ipados: return .ipados
    case .ios:
      if let row, row.platform == .ios || row.platform == .ipados { return row.platform }
      // An iPad that asks for pages for the desktop has the user agent of a Mac, as a phone has that is told to.
      let isPad = hints.isMobile.map { !$0 } ?? (row?.meaning == .mac)
      return isPad ? .ipados : .ios
    case .desktop:
      if hints.isMobile == true, let row, row.platform.hasApps { return nil }
      return .desktop
    }
  }

  private static func inAppBrowser(_ signs: UserAgentSigns, on platform: Platform) -> InAppBrowser? {
    switch platform {
    case .android: signs.app
    case .ios, .ipados: signs.app ?? (signs.isBareWebKit ? .webview : nil)
    case .desktop, .crawler: nil
    }
  }
}
