@testable import LinkCore

extension DeviceRow {
  /// User agents of Safari and browsers on iPhone and iPod, as they are seen or published.
  static let iPhones: [DeviceRow] = [
    DeviceRow(
      "iPhone, Safari 26", .ios,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.3 Mobile/15E148 Safari/604.1"
    ),
    DeviceRow(
      "iPhone, Safari 18", .ios,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1"
    ),
    DeviceRow(
      "iPhone, Safari 16", .ios,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1"
    ),
    DeviceRow(
      "iPhone, Safari 10", .ios,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 10_2_1 like Mac OS X) AppleWebKit/602.4.6 (KHTML, like Gecko) Version/10.0 Mobile/14D27 Safari/602.1"
    ),
    DeviceRow(
      "iPhone, Chrome", .ios,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/135.0.7049.53 Mobile/15E148 Safari/604.1"
    ),
    DeviceRow(
      "iPhone, Firefox", .ios,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/130.1  Mobile/15E148 Safari/605.1.15"
    ),
    DeviceRow(
      "iPhone, Edge", .ios,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) EdgiOS/128.0.2739.82 Version/18.0 Mobile/15E148 Safari/604.1"
    ),
    DeviceRow(
      "iPhone, Opera", .ios,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1 OPT/5.0.7"
    ),
    DeviceRow(
      "iPhone, Opera Mini", .ios,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 9_2 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) OPiOS/12.1.1.98980 Mobile/13C75 Safari/9537.53"
    ),
    DeviceRow(
      "iPhone, Opera Mini on Presto", .ios,
      "Opera/9.80 (iPhone; Opera Mini/7.1.32694/27.1407; U; en) Presto/2.8.119 Version/11.10"),
    DeviceRow(
      "iPhone, Brave", .ios,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.4.2 Mobile/15E148 Safari/604.1 Brave"
    ),
    DeviceRow(
      "iPhone, Yandex", .ios,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 YaBrowser/24.7.7.799.10 SA/3 Mobile/15E148 Safari/604.1"
    ),
    DeviceRow(
      "iPhone, DuckDuckGo", .ios, in: .duckduckgo,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1 Ddg/18.6"
    ),
    DeviceRow(
      "iPhone, Telegram, which says nothing", .ios,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/22B5045g Safari/604.1"
    ),
    DeviceRow(
      "iPod, YaBrowser", .ios,
      "Mozilla/5.0 (iPod touch; CPU iPhone 16_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 YaBrowser/23.3.3.330 Mobile/15E148 Safari/605.1"
    ),
    DeviceRow(
      "iPod, an app", .ios, in: .webview,
      "Mozilla/5.0 (iPod; U; CPU iPhone OS 4_3_0 like Mac OS X; en-us) AppleWebKit/533.17.9 (KHTML, like Gecko) Mobile/4B2086"
    ),
    DeviceRow(
      "iPod, Instagram", .ios, in: .instagram,
      "Mozilla/5.0 (iPod touch; CPU iPhone OS 10_1_1 like Mac OS X) AppleWebKit/602.2.14 (KHTML, like Gecko) Mobile/14B100 Instagram 46.0.0.14.96 (iPod7,1; iOS 10_1_1; pt_PT; pt-PT; scale=2.00; gamut=normal; 640x1136)"
    ),
  ]
}
