/// What one pass over a user agent finds of both tables.
struct UserAgentSigns {
  /// How many bytes are looked at, so that an endless header costs nothing.
  static let searchedLength = 2_048

  /// Place of the first row of ``UserAgentTable`` whose token stands in the text, nil when there is none.
  private(set) var row: Int?
  /// The app of the first row of ``InAppBrowserTable`` whose token stands in the text.
  private(set) var app: InAppBrowser?
  private var namesWebKit = false
  private var namesSafari = false

  /// Whether the text names WebKit and not Safari, as on iOS apps do in which pages are shown: Safari and browsers name
  /// both (WKWebView's default user agent; so inapp-spy, `regexInApp.ts`).
  var isBareWebKit: Bool { namesWebKit && !namesSafari }

  init(_ userAgent: Span<UInt8>) {
    let (index, rows, apps) = (Self.index, UserAgentTable.rows, InAppBrowserTable.rows)
    var best = rows.count
    var bestApp = apps.count
    var isInWord = false
    for position in 0..<min(userAgent.count, Self.searchedLength) {
      let byte = userAgent[position].lowercasedASCII
      let isLetter = byte.isASCIILetter
      let isBeginning = isLetter && !isInWord
      isInWord = isLetter || byte.isASCIIDigit
      guard isBeginning else { continue }
      let next = position &+ 1 < userAgent.count ? userAgent[position &+ 1].lowercasedASCII : 0
      for place in index.range(byte, next) {
        let candidate = index[place]
        if candidate < rows.count {
          guard candidate < best, rows[candidate].place == .word || position == 0 else { continue }
          if ByteText.hasPrefixIgnoringASCIICase(userAgent, rows[candidate].token, from: position) { best = candidate }
        } else {
          let number = candidate &- rows.count
          guard number < bestApp || apps[number].isEngine else { continue }
          guard ByteText.hasPrefixIgnoringASCIICase(userAgent, apps[number].token, from: position) else { continue }
          switch apps[number].meaning {
          case .webKit: namesWebKit = true
          case .safari: namesSafari = true
          case .app: bestApp = number
          }
        }
      }
    }
    row = best < rows.count ? best : nil
    if bestApp < apps.count, case .app(let app) = apps[bestApp].meaning { self.app = app }
  }

  private static let index = TokenIndex(UserAgentTable.rows.map(\.token) + InAppBrowserTable.rows.map(\.token))
}
