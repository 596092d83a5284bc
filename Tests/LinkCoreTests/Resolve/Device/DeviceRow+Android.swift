@testable import LinkCore

extension DeviceRow {
  /// User agents of browsers on Android, as they are seen or published.
  static let androids: [DeviceRow] = [
    DeviceRow(
      "Android, Chrome, reduced", .android,
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36"),
    DeviceRow(
      "Android, Chrome on a Pixel", .android,
      "Mozilla/5.0 (Linux; Android 12; Pixel 3) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/102.0.0.0 Mobile Safari/537.36"
    ),
    DeviceRow(
      "Android tablet, Chrome", .android,
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36"),
    DeviceRow(
      "Android tablet, Samsung", .android,
      "Mozilla/5.0 (Linux; Android 10; SAMSUNG SM-T505C) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/11.2 Chrome/75.0.3770.143 Safari/537.36"
    ),
    DeviceRow(
      "Android tablet called HiPad", .android,
      "Mozilla/5.0 (Linux; Android 12; HiPad XPro) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.0.5481.192 Safari/537.36 OPR/74.1.3922.71199"
    ),
    DeviceRow(
      "Android, Samsung", .android,
      "Mozilla/5.0 (Linux; Android 12; M2105K81C) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36"
    ),
    DeviceRow(
      "Android, Firefox", .android,
      "Mozilla/5.0 (Android 4.4.2; Mobile; rv:53.0) Gecko/53.0 Firefox/53.0"),
    DeviceRow(
      "Android, Firefox Focus", .android,
      "Mozilla/5.0 (Linux; Android 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Focus/6.1.1 Chrome/68.0.3440.91 Mobile Safari/537.36"
    ),
    DeviceRow(
      "Android, Edge", .android,
      "Mozilla/5.0 (Linux; Android 14; Pixel 7a Build/AP2A.240905.003; ) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36 EdgA/124.0.2478.64"
    ),
    DeviceRow(
      "Android, Opera", .android,
      "Mozilla/5.0 (Linux; Android 11; Bharat 5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.6045.105 Mobile Safari/537.36 OPR/105.0.4970.48"
    ),
    DeviceRow(
      "Android, Opera Mini on Presto", .android,
      "Opera/9.80 (Android; Opera Mini/7.5.54678/28.2555; U; ru) Presto/2.10.289 Version/12.02"),
    DeviceRow(
      "Android, Xiaomi", .android,
      "Mozilla/5.0 (Linux; U; Android 12; uz-uz; Xiaomi 12T Build/SP1A.210812.016) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.127 Mobile Safari/537.36 XiaoMi/MiuiBrowser/13.20.1-gn"
    ),
    DeviceRow(
      "Android, Huawei", .android,
      "Mozilla/5.0 (Linux; Android 11; NTH-AN00; HMSCore 6.3.0.327) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.4515.105 HuaweiBrowser/12.0.3.310 Mobile Safari/537.36"
    ),
    DeviceRow(
      "HarmonyOS with Android inside", .android,
      "Mozilla/5.0 (Linux; Android 12; HarmonyOS; PLU-AL10; HMSCore 6.14.2.319) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.10.302 Mobile Safari/537.36"
    ),
    DeviceRow(
      "Android, UC", .android,
      "Mozilla/5.0 (Linux; U; Android 11; en-US; SHARK PRS-H0 Build/PROS2203060OS00MP5) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0.3904.108 UCBrowser/13.4.0.1306 Mobile Safari/537.36"
    ),
    DeviceRow(
      "Android, UC on a phone that names the iPhone", .android,
      "Mozilla/5.0 (Linux; U; Android 11; en-US; Mi Note 10 Lite;iPhone: Build/RKQ1.200826.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0.3904.108 UCBrowser/13.3.5.1304 Mobile Safari/537.36"
    ),
    DeviceRow(
      "Android, UC through its own servers", .android,
      "UCWEB/2.0 (MIDP-2.0; U; Adr 7.1.1; en-US; GM_5_d) U2/1.0.0 UCBrowser/9.8.0.534 U2/1.0.0 Mobile"),
    DeviceRow(
      "Android, Yandex with the processor", .android,
      "Mozilla/5.0 (Linux; arm_64; Android 16; 2510DRA23G) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.7778.59 YaSearchBrowser/26.61.1 BroPP/1.0 YaSearchApp/26.61.1 webOmni Mobile Safari/537.36"
    ),
    DeviceRow(
      "Android, Puffin", .android,
      "Mozilla/5.0 (Linux; Android 7.1.2; Pixel Build/N2G47E; zh-tw) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Mobile Safari/537.36 Puffin/6.0.9.15863AP"
    ),
    DeviceRow(
      "Android, Vivaldi", .android,
      "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UPB2.230407.014) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.2.7822.95 Mobile Safari/537.36 Vivaldi/5.2.9076.131"
    ),
    DeviceRow(
      "Android, Brave", .android,
      "Mozilla/5.0 (Linux; Android 7.0; SM-G920F) AppleWebKit/537.36 (KHTML, like Gecko) Brave Chrome/85.0.4183.121 Mobile Safari/537.36"
    ),
    DeviceRow(
      "Android, DuckDuckGo", .android, in: .duckduckgo,
      "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/127.0.0.0 Mobile DuckDuckGo/5 Safari/537.36"
    ),
    DeviceRow(
      "Android, BlackBerry", .android,
      "Mozilla/5.0 (Linux; Android 13; BlackBerry Evolve X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36"
    ),
    DeviceRow(
      "Android TV", .android,
      "Mozilla/5.0 (Linux; Android 7.0; BRAVIA 4K GB ATV3) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/78.0.3904.108 Mobile Safari/537.36"
    ),
    DeviceRow(
      "Fire TV", .android,
      "Mozilla/5.0 (Linux; Android 9; AFTLFT962X3) AppleWebKit/537.36 (KHTML, like Gecko) Silk/124.5.2 like Chrome/124.0.6367.248 Safari/537.36"
    ),
    DeviceRow(
      "Android, Lighthouse as a phone", .android,
      "Mozilla/5.0 (Linux; Android 7.0; Moto G (4)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4590.2 Mobile Safari/537.36 Chrome-Lighthouse"
    ),
  ]
}
