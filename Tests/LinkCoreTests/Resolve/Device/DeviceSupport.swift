@testable import LinkCore

enum DeviceSupport {
  static func headers(_ pairs: [(String, String)]) -> [HTTPField] {
    pairs.map { HTTPField(name: Array($0.0.utf8), value: Array($0.1.utf8)) }
  }

  static func traits(_ device: Device) -> [UInt8] {
    var bytes: [UInt8] = []
    device.appendTraits(to: &bytes)
    return bytes
  }

  static let iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)"
  static let iPad = "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)"
  static let mac =
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15"
  static let linux =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36"
  static let android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0"
}
