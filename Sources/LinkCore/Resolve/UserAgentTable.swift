/// The one table of signs in user agents.
///
/// The first row that is found decides, wherever in the text it stands. A new agent is one new row: previews first,
/// robots next because they carry the names of the devices that they imitate, devices last.
enum UserAgentTable {
  /// How many bytes are looked at, so that an endless header costs nothing.
  static let searchedLength = 2_048

  static let rows: [UserAgentRow] = previews + robots + devices

  /// The services that FDL's documentation names (Generate link previews with social metadata) and others that show
  /// previews today.
  ///
  /// iMessage's fetcher carries Facebook's and Twitter's names, Signal's that of WhatsApp.
  private static let previews: [UserAgentRow] = [
    UserAgentRow("facebookexternalhit", .linkPreview),
    UserAgentRow("facebot", .linkPreview),
    UserAgentRow("twitterbot", .linkPreview),
    UserAgentRow("whatsapp/", .linkPreview, at: .beginning),
    UserAgentRow("developers.google.com/+/web/snippet", .linkPreview),
    UserAgentRow("telegrambot", .linkPreview),
    UserAgentRow("linkedinbot", .linkPreview),
    UserAgentRow("slackbot", .linkPreview),
    UserAgentRow("slack-imgproxy", .linkPreview),
    UserAgentRow("discordbot", .linkPreview),
    UserAgentRow("skypeuripreview", .linkPreview),
    UserAgentRow("microsoftpreview", .linkPreview),
    UserAgentRow("viber/", .linkPreview, at: .beginning),
    UserAgentRow("kakaotalk-scrap", .linkPreview),
    UserAgentRow("snap url preview service", .linkPreview),
    UserAgentRow("pinterestbot", .linkPreview),
    UserAgentRow("pinterest.com/bot", .linkPreview),
    UserAgentRow("redditbot", .linkPreview),
    UserAgentRow("vkshare", .linkPreview),
    UserAgentRow("odklbot", .linkPreview),
    UserAgentRow("bluesky cardyb", .linkPreview),
    UserAgentRow("mastodon/", .linkPreview),
    UserAgentRow("summalybot", .linkPreview),
    UserAgentRow("synapse (bot", .linkPreview),
    UserAgentRow("mattermost-bot", .linkPreview),
    UserAgentRow("embedly", .linkPreview),
    UserAgentRow("iframely", .linkPreview),
    UserAgentRow("flipboardproxy", .linkPreview),
    UserAgentRow("quora link preview", .linkPreview),
    UserAgentRow("xing-contenttabreceiver", .linkPreview),
  ]

  private static let robots: [UserAgentRow] = [
    UserAgentRow("googlebot", .robot),
    UserAgentRow("google-inspectiontool", .robot),
    UserAgentRow("googleother", .robot),
    UserAgentRow("storebot-google", .robot),
    UserAgentRow("adsbot-google", .robot),
    UserAgentRow("mediapartners-google", .robot),
    UserAgentRow("bingbot", .robot),
    UserAgentRow("bingpreview", .robot),
    UserAgentRow("adidxbot", .robot),
    UserAgentRow("applebot", .robot),
    UserAgentRow("duckduckbot", .robot),
    UserAgentRow("slurp", .robot),
    UserAgentRow("baiduspider", .robot),
    UserAgentRow("yandexbot", .robot),
    UserAgentRow("yandexmobilebot", .robot),
    UserAgentRow("sogou web spider", .robot),
    UserAgentRow("seznambot", .robot),
    UserAgentRow("petalbot", .robot),
    UserAgentRow("bytespider", .robot),
    UserAgentRow("amazonbot", .robot),
    UserAgentRow("gptbot", .robot),
    UserAgentRow("oai-searchbot", .robot),
    UserAgentRow("chatgpt-user", .robot),
    UserAgentRow("claudebot", .robot),
    UserAgentRow("perplexitybot", .robot),
    UserAgentRow("ccbot", .robot),
    UserAgentRow("ahrefsbot", .robot),
    UserAgentRow("semrushbot", .robot),
    UserAgentRow("meta-externalagent", .robot),
    UserAgentRow("archive.org_bot", .robot),
  ]

  /// Windows Phone calls itself Android and iPhone as well; an iPhone app on an iPad names both.
  private static let devices: [UserAgentRow] = [
    UserAgentRow("windows phone", .device(.desktop)),
    UserAgentRow("ipad", .device(.ipados)),
    UserAgentRow("iphone", .device(.ios)),
    UserAgentRow("ipod", .device(.ios)),
    UserAgentRow("android", .device(.android)),
  ]

  /// The first row whose token stands in `userAgent`, nil when there is none.
  static func row(_ userAgent: Span<UInt8>) -> UserAgentRow? {
    let rows = rows
    let buckets = buckets
    var best = rows.count
    var previous: UInt8 = 0
    for index in 0..<min(userAgent.count, searchedLength) {
      let byte = userAgent[index].lowercasedASCII
      defer { previous = byte }
      guard byte.isASCIILetter, !previous.isASCIILetter, !previous.isASCIIDigit else { continue }
      for candidate in buckets[Int(byte &- 0x61)] where candidate < best {
        let row = rows[candidate]
        guard row.place == .word || index == 0 else { continue }
        if ByteText.hasPrefixIgnoringASCIICase(userAgent, row.token, from: index) { best = candidate }
      }
    }
    return best < rows.count ? rows[best] : nil
  }

  /// Places of the rows by the first letter of their token, so that most words of a user agent are passed over at once.
  private static let buckets: [[Int]] = {
    var buckets = [[Int]](repeating: [], count: 26)
    for (index, row) in rows.enumerated() {
      guard let first = row.tokenBytes.first, first.isASCIILetter else { continue }
      buckets[Int(first.lowercasedASCII &- 0x61)].append(index)
    }
    return buckets
  }()
}
