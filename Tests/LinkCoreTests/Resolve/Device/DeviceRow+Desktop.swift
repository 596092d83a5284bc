@testable import LinkCore

extension DeviceRow {
  /// User agents of desktops and everything that is none of the others, as they are seen or published.
  static let desktops: [DeviceRow] = [
    DeviceRow(
      "Windows, Chrome", .desktop,
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/111.0.0.0 Safari/537.36"),
    DeviceRow(
      "Windows, Edge", .desktop,
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/97.0.4692.71 Safari/537.36 Edg/97.0.1072.66"
    ),
    DeviceRow(
      "Windows, WeChat", .desktop,
      "Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/39.0.2171.95 Safari/537.36 MicroMessenger/6.5.2.501 NetType/WIFI WindowsWechat QBCore/3.43.901.400 QQBrowser/9.0.2524.400"
    ),
    DeviceRow(
      "Windows, Notion", .desktop,
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Notion/2.0.8 Chrome/76.0.3809.146 Electron/6.1.5 Safari/537.36"
    ),
    DeviceRow(
      "Windows, Steam", .desktop,
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; Valve Steam GameOverlay/default/1741737356) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.183 Safari/537.36"
    ),
    DeviceRow(
      "Mac, Safari", .desktop,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15"
    ),
    DeviceRow(
      "Mac, Chrome", .desktop,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14_6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/98.0.4758.109 Safari/537.36"
    ),
    DeviceRow(
      "Mac, DuckDuckGo", .desktop,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.3 Safari/605.1.15 Ddg/26.3"
    ),
    DeviceRow(
      "Mac, Slack", .desktop,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Slack/4.39.90 Chrome/127.0.6533.72 Electron/13.1.9 Safari/537.36"
    ),
    DeviceRow(
      "Mac, Teams", .desktop,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 11_3_1) AppleWebKit/537.36 (KHTML, like Gecko) Teams/1.8.00.3758 Chrome/126.0.6478.261 Electron/31.7.7 Safari/537.36"
    ),
    DeviceRow(
      "Mac, Mattermost", .desktop,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_16_0) AppleWebKit/537.36 (KHTML, like Gecko) Mattermost/4.4.0 Chrome/76.0.3809.146 Electron/6.1.7 Safari/537.36"
    ),
    DeviceRow(
      "Linux, Chrome", .desktop,
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/98.0.4758.102 Safari/537.36"),
    DeviceRow(
      "Linux, Firefox", .desktop,
      "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:26.0) Gecko/20100101 Firefox/26.0"),
    DeviceRow(
      "Linux, Discord", .desktop,
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) discord/0.0.26 Chrome/108.0.5359.215 Electron/22.3.2 Safari/537.36"
    ),
    DeviceRow(
      "Chrome OS", .desktop,
      "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/111.0.0.0 Safari/537.36"),
    DeviceRow(
      "Chromecast", .desktop,
      "Mozilla/5.0 (X11; Linux aarch64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/76.0.3809.81 Safari/537.36 CrKey/1.42.183786"
    ),
    DeviceRow(
      "Quest", .desktop,
      "Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/32.1.0.37.133.575621010 Chrome/122.0.6261.64 VR Safari/537.36"
    ),
    DeviceRow(
      "Tesla", .desktop,
      "Mozilla/5.0 (X11; GNU/Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chromium/79.0.3945.130 Chrome/79.0.3945.130 Safari/537.36 Tesla/2020.16.2.1-e99c70fff409"
    ),
    DeviceRow(
      "Windows Phone 10, which names Android", .desktop,
      "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 640 LTE) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063"
    ),
    DeviceRow(
      "Windows Phone 8, which names both", .desktop,
      "Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Nokia 925) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537"
    ),
    DeviceRow(
      "KaiOS, which names Android", .desktop,
      "Mozilla/5.0 (Mobile; LYF/F30C/LYF_F30C-000-09-10-140318; Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.0"),
    DeviceRow(
      "Tizen, which names Android", .desktop,
      "Mozilla/5.0 (Linux; Tizen 2.2; SAMSUNG SM-Z9005) AppleWebKit/537.3 (KHTML, like Gecko) Version/2.2 like Android 4.1; Mobile Safari/537.3"
    ),
    DeviceRow(
      "PocketBook, which is like Android", .desktop,
      "Mozilla/5.0 (Linux like Android; en_US) AppleWebKit/534.34 PocketBook/515 (screen 600x800; FW W515.4.4.540) Mobile"
    ),
    DeviceRow(
      "Nintendo 3DS, which is like iPhone", .desktop,
      "Mozilla/5.0 (New Nintendo 3DS like iPhone) AppleWebKit/536.30 (KHTML, like Gecko) NX/3.0.0.5.22 Mobile NintendoBrowser/1.10.10166.JP"
    ),
    DeviceRow(
      "Librem, which is like iPhone", .desktop,
      "Mozilla/5.0 (Librem 5, like iPhone; X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15 Epiphany/605.1.15"
    ),
    DeviceRow(
      "OpenHarmony, a phone without Android", .desktop, source: .none,
      "Mozilla/5.0 (Phone; OpenHarmony 4.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile"
    ),
    DeviceRow(
      "Sailfish", .desktop, source: .none,
      "Mozilla/5.0 (Maemo; Linux; U; Jolla; Sailfish; Mobile; rv:31.0) Gecko/31.0 Firefox/31.0 SailfishBrowser/1.0"),
    DeviceRow(
      "Tizen television", .desktop, source: .none,
      "Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36 (KHTML, like Gecko) Samsung Browser/7.0 Chrome/108.0.5359.1 TV Safari/537.36"
    ),
    DeviceRow(
      "webOS television", .desktop, source: .none,
      "Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/68.0.3440.106 Safari/537.36 HbbTV/1.5.1 ( DRM; LGE; OLED55CX; WEBOS5.0 03.21.08; W50_O20; DTV_W20O;)"
    ),
    DeviceRow(
      "PlayStation", .desktop, source: .none,
      "Mozilla/5.0 (PlayStation; PlayStation 5/2.26) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15"
    ),
    DeviceRow(
      "Nintendo", .desktop, source: .none,
      "Mozilla/5.0 (Nintendo Switch; WifiWebAuthApplet) AppleWebKit/606.4 (KHTML, like Gecko) NF/6.0.1.15.4 NintendoBrowser/5.1.0.20393"
    ),
    DeviceRow(
      "Opera Mini on a feature phone", .desktop, source: .none,
      "Opera/9.80 (J2ME/MIDP; Opera Mini/5.1.21214/19.916; U; en) Presto/2.5.25"),
    DeviceRow(
      "curl", .desktop, source: .none,
      "curl/7.55.1"),
    DeviceRow(
      "okhttp", .desktop, source: .none,
      "okhttp/4.1.0"),
    DeviceRow(
      "an app's own requests", .desktop, source: .none,
      "Telegram/29835 CFNetwork/1333.0.4 Darwin/21.5.0"),
  ]
}
