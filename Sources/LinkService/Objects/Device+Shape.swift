import LinkCore
import StrictJSON

extension Device {
  /// How the `device` object is read.
  static func shape() -> Shape<Device> {
    let platform = Shape<Device.Platform>.word()
    let headers = Shape<[HTTPField]>.headers
    let code = Shape<Int64>.integer(0)
    return .object { (fields, json) throws(FieldFault) in
      Device(
        platform: try fields.optional(
          "platform", platform, "When absent it is read from userAgent, else from headers, else it is desktop.", json),
        userAgent: try fields.optional("userAgent", .string, "The User-Agent header; it beats headers.", json),
        headers: try fields.optional(
          "headers", headers, "The request's headers, as an object or as an array of [name, value].", json) ?? [],
        appInstalled: try fields.optional("appInstalled", .bool, "Whether the app is known to be installed.", json),
        appVersionCode: try fields.optional("appVersionCode", code, "The installed Android app's version code.", json),
        appVersion: try fields.optional("appVersion", .string, "The installed iOS app's version.", json))
    }
  }
}
