/// One thing that a link, a device or a click may have, for tests of all pairs.
struct ClickFeature: Sendable {
  /// Parameters of the link, with `&` in front.
  var link = ""
  /// Members of `device`.
  var device: [(name: String, json: String)] = []
  /// Added to the URL that is clicked.
  var added = ""

  static let all: [ClickFeature] = links + devices + additions

  private static func own(_ path: String) -> String { "https%3A%2F%2Fwww.example.com%2F\(path)" }

  private static let links: [ClickFeature] = [
    "&ofl=" + own("o"), "&ifl=" + own("i"), "&ipfl=" + own("p"), "&afl=" + own("a"), "&amv=7", "&amv=x",
    "&al=" + own("al"), "&al=myapp%3A%2F%2Fevil.example%2Fx%23Intent%3Bpackage%3Devil%3Bend",
    "&apn=com.example.android",
    "&apn=evil", "&ibi=com.example.ios", "&ibi=evil.app", "&ibi=tel", "&ipbi=sms", "&ipbi=com.example.pad",
    "&ius=myapp", "&isi=123", "&isi=evil", "&imv=2.0",
    "&efr=1", "&st=%3Cscript%3Ealert(1)%3C%2Fscript%3E&sd=%22%20onload%3D%22x",
    "&si=https%3A%2F%2Fimages.example%2Fi.png",
    "&si=javascript%3Aalert(1)", "&utm_source=a%26b&utm_campaign=%22%3E%3Ca%20href%3D%22https%3A%2F%2Fevil.example",
    "&pt=1&at=2&ct=%26evil%3Dx&mt=8", "&zz=https%3A%2F%2Fevil.example", "&gclid=https%3A%2F%2Fevil.example",
    "&utm_source=%26deep_link%3Dhttps%3A%2F%2Fevil.example", "&utm_medium=%3Bend%23Intent%3Bpackage%3Devil%3B",
    "&st=https%3A%2F%2Fevil.example&sd=javascript%3Aalert(1)",
    "&al=https%3A%2F%2Fwww.example.com%2F%3Bpackage%3Devil%3Bend",
    // A picture that no page shows.
    "&si=http%3A%2F%2Fimages.example%2Fi.png", "&si=https%3A%2F%2Fwww.example.com%40evil.example%2Fi.png",
    "&si=https%3A%2F%2Fimages.example%3Bscript-src%20*%2F", "&si=https%3A%2F%2F%5B%3A%3A1%5D%2Fi.png", "&d=1",
    // A dynamic link that comes back, and one that does not.
    "&ofl=https%3A%2F%2Fexample.com%2Flink%2Fback&ifl=https%3A%2F%2Fexample.com%2Flink%2Fback",
    "&ofl=https%3A%2F%2Fexample.com%2Flink%2Fend&afl=https%3A%2F%2Fexample.com%2Flink%2Fend",
    "&ipfl=https%3A%2F%2Fexample.com%2Flink%2Fback&afl=https%3A%2F%2Fexample.com%2Flink%2Fback%3Fd%3D1",
    "&afl=https%3A%2F%2Fopen.example%2F%3Flink%3Dhttps%253A%252F%252Fwww.example.com%252F%26afl%3Dhttps%253A%252F%252Fexample.com%252Flink%252Fback",
    // These are refused, or count as absent.
    "&ofl=https%3A%2F%2Fevil.example", "&ifl=https%3A%2F%2Fwww.example.com%40evil.example",
    "&afl=javascript%3Aalert(1)",
    "&ipfl=%2F%2Fevil.example", "&al=evil%3A%2F%2Fx", "&ius=javascript", "&ius=evil",
    "&link=https%3A%2F%2Fevil.example",
    "&ofl=https%3A%2F%2Fwww.example.com%0D%0Aevil.example", "&afl=intent%3A%2F%2Fevil.example%23Intent%3Bend",
  ].map { ClickFeature(link: $0) }

  private static func agent(_ text: String) -> ClickFeature { ClickFeature(device: [("userAgent", "\"\(text)\"")]) }

  private static let devices: [ClickFeature] =
    ["ios", "ipados", "android", "desktop", "crawler"].map { ClickFeature(device: [("platform", "\"\($0)\"")]) } + [
      agent(
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 335.0"),
      agent("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/470.0]"),
      agent(
        "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/126.0 Mobile [FB_IAB/FB4A;FBAV/470.0]"),
      agent("Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Line/14.1.0"),
      agent("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1 NAVER(inapp; 1)"),
      agent("Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1"),
      agent("Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36"),
      agent("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"),
      agent("Slackbot-LinkExpanding 1.0"), ClickFeature(device: [("appInstalled", "true")]),
      ClickFeature(device: [("appInstalled", "false")]), ClickFeature(device: [("appVersionCode", "6")]),
      ClickFeature(device: [("appVersion", #""1.9""#)]),
      ClickFeature(device: [("headers", #"{"Accept-Language":"ar"}"#)]),
      ClickFeature(device: [("headers", #"{"Accept-Language":"ja, de;q=0.5"}"#)]),
    ]

  private static let additions: [ClickFeature] = [
    "link=https%3A%2F%2Fevil.example", "ofl=https%3A%2F%2Fevil.example&ifl=https%3A%2F%2Fevil.example",
    "utm_source=https%3A%2F%2Fevil.example%2F%22%3E%3Ca%20href%3D%22", "utm_campaign=%0D%0ALocation%3A%20evil",
    "apn=evil.app&ibi=evil.app&isi=9&ius=evil&efr=1&al=evil%3A%2F%2Fx", "redir_url=https%3A%2F%2Fevil.example&_icp=1",
    "utm_term=%3Bend%23Intent%3Bpackage%3Devil%3B&utm_content=javascript%3Aalert(1)", "d=1",
    "st=%3Cscript%3E&si=https%3A%2F%2Fevil.example%2Fi.png&d=1", "efr=0&ipfl=https%3A%2F%2Fevil.example&d=0",
  ].map { ClickFeature(added: $0) }
}
