@testable import LinkCore

extension DeviceRow {
  /// User agents of iPads, as they are seen or published.
  static let iPads: [DeviceRow] = [
    DeviceRow(
      "iPad, Safari", .ipados,
      "Mozilla/5.0 (iPad; CPU OS 13_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Mobile/15E148 Safari/604.1"
    ),
    DeviceRow(
      "iPad, Safari 7", .ipados,
      "Mozilla/5.0 (iPad; CPU OS 7_0_4 like Mac OS X) AppleWebKit/537.51.1 (KHTML, like Gecko) Version/7.0 Mobile/11B554a Safari/9537.53"
    ),
    DeviceRow(
      "iPad, Chrome", .ipados,
      "Mozilla/5.0 (iPad; CPU OS 10_3_1 like Mac OS X) AppleWebKit/602.1.50 (KHTML, like Gecko) CriOS/58.0.3029.83 Mobile/14E304 Safari/602.1"
    ),
    DeviceRow(
      "iPad, Chrome, model in place of name", .ipados,
      "Mozilla/5.0 (iPad13,10; CPU OS 16_6_2 like Mac OS X) AppleWebKit/602.3 (KHTML, like Gecko) CriOS/97.0.0.5927.72 Mobile/11S296 Safari/602.3"
    ),
    DeviceRow(
      "iPad, Chrome, page for the desktop", .ipados,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_5) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/87 Version/11.1.1 Safari/605.1.15"
    ),
    DeviceRow(
      "iPad, Firefox", .ipados,
      "Mozilla/5.0 (iPad; CPU iPhone OS 8_3 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) FxiOS/1.0 Mobile/12F69 Safari/600.1.4"
    ),
    DeviceRow(
      "iPad, DuckDuckGo", .ipados, in: .duckduckgo,
      "Mozilla/5.0 (iPad; iPad13,6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) DuckDuckGo/130.0.0.0 Mobile/15E148 Safari/604.1"
    ),
    DeviceRow(
      "iPad, an app", .ipados, in: .webview,
      "Mozilla/5.0 (iPad; CPU iPad OS 17_1_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148"),
    DeviceRow(
      "iPad, Facebook", .ipados, in: .facebook,
      "Mozilla/5.0 (iPad; CPU OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 [FBAN/FBIOS;FBAV/471.0.0.20.112;FBBV/618472162;FBDV/iPad14,3;FBMD/iPad;FBSN/iPadOS;FBSV/17.5.1;FBSS/2;FBID/tablet;FBLC/uk_UA;FBOP/5;FBRV/0]"
    ),
    DeviceRow(
      "iPad, Messenger", .ipados, in: .messenger,
      "Mozilla/5.0 (iPad; CPU OS 10_3_1 like Mac OS X) AppleWebKit/603.1.30 (KHTML, like Gecko) Mobile/14E304 {useragents: [FBAN/MessengerForiOS;FBAV/117.0.0.36.70;FBBV/57539258;FBDV/iPad4,4;FBMD/iPad;FBSN/iOS;FBSV/10.3.1;FBSS/2;FBCR/;FBID/tablet;FBLC/zh_TW;FBOP/5;FBRV/0]"
    ),
    DeviceRow(
      "iPad, Instagram for iPhone", .ipados, in: .instagram,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 11_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E302 Instagram 46.0.0.14.96 (iPad6,11; iOS 11_3_1; en_150; en-150; scale=2.00; gamut=normal; 960x640)"
    ),
    DeviceRow(
      "iPad, Instagram", .ipados, in: .instagram,
      "Mozilla/5.0 (iPad; CPU OS 13_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 148.0.0.26.120 (iPad7,3; iOS 13_5_1; en_US; en-US; scale=2.00; 750x1334; 226453516)"
    ),
    DeviceRow(
      "iPad, X", .ipados, in: .x,
      "Mozilla/5.0 (iPad; CPU OS 15_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/19H12 Twitter for iPhone/10.34"
    ),
    DeviceRow(
      "iPad, LINE", .ipados, in: .line,
      "Mozilla/5.0 (iPad; CPU OS 10_3_1 like Mac OS X) AppleWebKit/603.1.30 (KHTML, like Gecko) Mobile/14E304 Safari Line/7.3.0"
    ),
    DeviceRow(
      "iPad, WeChat", .ipados, in: .wechat,
      "Mozilla/5.0 (iPad; CPU OS 10_3_1 like Mac OS X) AppleWebKit/603.1.30 (KHTML, like Gecko) Mobile/14E304 MicroMessenger/6.5.8 NetType/WIFI Language/zh_TW"
    ),
    DeviceRow(
      "iPad, Pinterest", .ipados, in: .pinterest,
      "Mozilla/5.0 (iPad; CPU OS 8_4_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Mobile/12H321 [Pinterest/iOS]"
    ),
    DeviceRow(
      "iPad, Teams", .ipados, in: .webview,
      "Mozilla/5.0 (iPad; CPU OS 16_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 TeamsMobile-iOS"
    ),
    DeviceRow(
      "iPad, Yahoo Japan", .ipados, in: .webview,
      "Mozilla/5.0 (iPad; CPU OS 18_1_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 YJApp-IOS jp.co.yahoo.ipn.appli/4.131.0"
    ),
    DeviceRow(
      "iPad, Discord's own requests", .ipados,
      "Discord/52.0 (iPad; iOS 14.4; Scale/2.00)"),
  ]
}
