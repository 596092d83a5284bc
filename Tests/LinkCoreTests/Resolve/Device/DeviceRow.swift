import Testing

@testable import LinkCore

/// A real user agent, and what is to be read from it.
struct DeviceRow: CustomTestStringConvertible, Sendable {
  let id: String
  let platform: Device.Platform
  let source: Device.Source
  let app: InAppBrowser?
  let userAgent: String

  init(
    _ id: String, _ platform: Device.Platform, source: Device.Source = .userAgent, in app: InAppBrowser? = nil,
    _ userAgent: String
  ) {
    self.id = id
    self.platform = platform
    self.source = source
    self.app = app
    self.userAgent = userAgent
  }

  var testDescription: String { id }

  static let all = iPhones + iPhoneApps + iPads + androids + androidApps + desktops + previews + robots
}
