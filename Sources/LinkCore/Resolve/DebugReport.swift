import StrictJSON

/// How a link is resolved on each platform, for the people who made it.
enum DebugReport {
  /// `{longDynamicLink, destinations: [{platform, kind, url, withoutApp?: {kind, url}, appUrl?}], warning: [code]}`
  /// for a device of which no more than the platform is known.
  static func json(_ link: DynamicLink, isShort: Bool) -> [UInt8] {
    var plain = link
    plain.parameters.remove(.debug)
    var longLink: [UInt8] = []
    plain.appendLongLink(to: &longLink)
    var codes: [LinkWarning.Code] = []

    var out = JSONWriter()
    out.beginObject()
    out.key("longDynamicLink")
    out.string(longLink)
    out.key("destinations")
    out.beginArray()
    for platform in Device.Platform.allCases {
      let device = Device(platform: platform)
      guard let resolution = try? Resolver.decide(link: plain, device: device, isShort: isShort) else { continue }
      write(platform, resolution, to: &out)
      for warning in resolution.warnings where !codes.contains(warning.code) { codes.append(warning.code) }
    }
    out.endArray()
    out.key("warning")
    out.beginArray()
    for code in codes { out.string(code.rawValue) }
    out.endArray()
    out.endObject()
    return out.bytes
  }

  private static func write(_ platform: Device.Platform, _ resolution: Resolution, to out: inout JSONWriter) {
    out.beginObject()
    out.key("platform")
    out.string(platform.rawValue)
    write(resolution.destination, to: &out)
    if let other = resolution.withoutApp {
      out.key("withoutApp")
      out.beginObject()
      write(other, to: &out)
      out.endObject()
    }
    if let appURL = resolution.appURL {
      out.key("appUrl")
      out.string(appURL)
    }
    out.endObject()
  }

  private static func write(_ destination: Destination, to out: inout JSONWriter) {
    out.key("kind")
    out.string(destination.kind.rawValue)
    if let url = destination.url {
      out.key("url")
      out.string(url)
    }
  }
}
