import LinkCore
import StrictJSON

extension Device {
  /// How the `device` object is read.
  static func shape() -> Shape<Device> {
    let platform = Shape<Device.Platform>.word()
    let headers = Shape<[HTTPField]>.headers
    let count = Shape<Int64>.integer(0)
    return .object { (fields, json) throws(FieldFault) in
      Device(
        platform: try fields.optional(
          "platform", platform,
          "When absent it is read from userAgent, else from the headers' client hints and User-Agent, else it is desktop.",
          json
        ),
        userAgent: try fields.optional("userAgent", .string, "The User-Agent header; it beats headers.", json),
        headers: try fields.optional(
          "headers", headers, "The request's headers, as an object or as an array of [name, value].", json) ?? [],
        maxTouchPoints: try fields.optional(
          "maxTouchPoints", count,
          "navigator.maxTouchPoints of a page; more than 1 with the user agent of a Mac is an iPad.", json),
        appInstalled: try fields.optional("appInstalled", .bool, "Whether the app is known to be installed.", json),
        appVersionCode: try fields.optional("appVersionCode", count, "The installed Android app's version code.", json),
        appVersion: try fields.optional("appVersion", .string, "The installed iOS app's version.", json))
    }
  }
}
