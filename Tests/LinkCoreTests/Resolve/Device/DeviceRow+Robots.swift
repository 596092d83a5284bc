@testable import LinkCore

extension DeviceRow {
  /// User agents of search engines and other robots, as they are seen or published.
  static let robots: [DeviceRow] = [
    DeviceRow(
      "Google", .desktop,
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"),
    DeviceRow(
      "Google, as a phone", .desktop,
      "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/41.0.2272.96 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
    ),
    DeviceRow(
      "Google, inspection as a phone", .desktop,
      "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0)"
    ),
    DeviceRow(
      "Google, reading aloud", .desktop,
      "Mozilla/5.0 (Linux; Android 7.0; SM-G930V Build/NRD90M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/59.0.3071.125 Mobile Safari/537.36 (compatible; Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943)"
    ),
    DeviceRow(
      "Bing", .desktop,
      "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"),
    DeviceRow(
      "Bing, as a Windows phone", .desktop,
      "Mozilla/5.0 (Windows Phone 8.1; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 530) like Gecko (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)"
    ),
    DeviceRow(
      "Bing, as a phone", .desktop,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 7_0 like Mac OS X) AppleWebKit/537.51.1 (KHTML, like Gecko) Version/7.0 Mobile/11A465 Safari/9537.53 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"
    ),
    DeviceRow(
      "Google, as an iPhone", .desktop,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 6_0 like Mac OS X) AppleWebKit/536.26 (KHTML, like Gecko) Version/6.0 Mobile/10A5376e Safari/8536.25 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
    ),
    DeviceRow(
      "Bing, preview of its own results", .desktop,
      "Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b"),
    DeviceRow(
      "Apple", .desktop,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_1) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Applebot/0.1; +http://www.apple.com/go/applebot)"
    ),
    DeviceRow(
      "Apple, as a phone", .desktop,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12B410 Safari/600.1.4 (Applebot/0.1;+http://www.apple.com/go/applebot)"
    ),
    DeviceRow(
      "DuckDuckGo", .desktop,
      "DuckDuckBot/1.0; (+http://duckduckgo.com/duckduckbot.html)"),
    DeviceRow(
      "Yandex, as a phone", .desktop,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12B411 Safari/600.1.4 (compatible; YandexMobileBot/3.0; +http://yandex.com/bots)"
    ),
    DeviceRow(
      "Yandex", .desktop,
      "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)"),
    DeviceRow(
      "Baidu", .desktop,
      "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)"),
    DeviceRow(
      "Naver, search", .desktop,
      "Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/bot)"),
    DeviceRow(
      "LINE, search", .desktop,
      "Mozilla/5.0 (compatible; Linespider/1.1; +https://lin.ee/4dwXkTH)"),
    DeviceRow(
      "Petal, as a phone", .desktop,
      "Mozilla/5.0 (Linux; Android 7.0;) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; AspiegelBot)"
    ),
    DeviceRow(
      "ByteDance, as a phone", .desktop,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 11_0 like Mac OS X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/40.0.3754.1902 Mobile Safari/537.36; Bytespider"
    ),
    DeviceRow(
      "TikTok, as a phone", .desktop,
      "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; TikTokSpider; ttspider-feedback@tiktok.com)"
    ),
    DeviceRow(
      "Amazon", .desktop,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_1) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot)"
    ),
    DeviceRow(
      "OpenAI", .desktop,
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.0; +https://openai.com/gptbot)"),
    DeviceRow(
      "Meta, for its models", .desktop,
      "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)"),
    DeviceRow(
      "Ahrefs, as a phone", .desktop,
      "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.128 Mobile Safari/537.36 (compatible; AhrefsSiteAudit/6.1; +http://ahrefs.com/robot/site-audit)"
    ),
    DeviceRow(
      "BrandVerity, as X on a phone", .desktop,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 7_0 like Mac OS X) AppleWebKit/537.51.1 (KHTML, like Gecko) Mobile/11A465 Twitter for iPhone BrandVerity/1.0 (http://www.brandverity.com/why-is-brandverity-visiting-me)"
    ),
    DeviceRow(
      "Kargo, as a phone", .desktop,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 13_2_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0.3 Mobile/15E148 Safari/604.1 (compatible; KargoBot-Artemis-Mobile; +https://www.kargo.com/kargobot-artemis)"
    ),
    DeviceRow(
      "Google, AMP as a phone", .desktop,
      "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/41.0.2272.96 Mobile Safari/537.36 (compatible; Google-AMPHTML)"
    ),
    DeviceRow(
      "Google, Duplex as a phone", .desktop,
      "Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3.170816.012; DuplexWeb-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/74.0.3729.131 Mobile Safari/537.36"
    ),
    DeviceRow(
      "Baidu, as a phone", .desktop,
      "Mozilla/5.0 (Linux;u;Android 2.3.7;zh-cn;) AppleWebKit/533.1 (KHTML,like Gecko) Version/4.0 Mobile Safari/533.1 (compatible; +http://www.baidu.com/search/spider.html)"
    ),
    DeviceRow(
      "Easou, as a phone", .desktop,
      "Mozilla/5.0 (iPhone; U; CPU iPhone OS 3_0 like Mac OS X; en-us; EasouSpider; +http://www.easou.com/search/spider.html)"
    ),
    DeviceRow(
      "Sitebulb, as a phone", .desktop,
      "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6439.0 Mobile Safari/537.36 +https://sitebulb.com"
    ),
    DeviceRow(
      "Deepcrawl, as a WebView", .desktop,
      "Mozilla/5.0 (Linux; Android 7.0; SM-G892A Build/NRD90M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/60.0.3112.107 Mobile Safari/537.36 https://deepcrawl.com/bot"
    ),
  ]
}
