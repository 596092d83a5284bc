import JSONRPC
import LinkCore

// What only a web front meets.
extension ErrorText {
  static func noDomains(_ url: [UInt8]) -> RPCError {
    RPCError(
      .notFound,
      "No domain is configured, so \(shown(url)) is not served; list your prefixes under \"domains\" in a file that "
        + "--config or LINKD_CONFIG names.")
  }

  static func noHost(_ url: [UInt8]) -> RPCError {
    RPCError(
      .invalidArgument,
      "The request has no usable Host header, so its URL would be \(shown(url)); have the proxy pass the header on, as "
        + "nginx does with \"proxy_set_header Host $host;\".",
      data: [.string("field", "/url")])
  }

  static func hostNotServed(_ host: [UInt8], near prefixes: [[UInt8]]) -> RPCError {
    let name = Quoted.text(host)
    guard !prefixes.isEmpty else {
      return RPCError(
        .notFound,
        "No prefix has the host \(name); open the link under the host of one of your \"domains\", or have the proxy pass "
          + "on the Host header that came in.")
    }
    let known = prefixes.map { String(decoding: $0, as: UTF8.self) }
    return RPCError(
      .notFound,
      "No prefix has the host \(name), but there is \(Quoted.all(known)); open the link under that host and port, or "
        + "have the proxy pass on the Host header that came in.")
  }

  static func noAssociationFile(_ path: AssociationPath, _ lack: AssociationLack) -> RPCError {
    let (apps, identity, name) =
      switch path {
      case .appleAppSiteAssociation: ("apps.ios", "appIdPrefix", "bundleId")
      case .assetLinks: ("apps.android", "sha256CertFingerprints", "packageName")
      }
    let reason =
      switch lack {
      case .portAlone(let places):
        "systems ask for it on port 443 alone, and another port is in "
          + Quoted.all(places.map { String(decoding: $0, as: UTF8.self) })
      case .noApp: "there is no app under \"\(apps)\""
      case .noIdentity: "no app under \"\(apps)\" has \"\(identity)\""
      case .noValidName: "no app under \"\(apps)\" has a \"\(name)\" that can be one"
      }
    return RPCError(.notFound, "This host has no \(path.fileName), because \(reason).")
  }

  static func longLinksRefused(_ prefix: [UInt8]) -> RPCError {
    RPCError(
      .invalidArgument,
      "Long links under \(Quoted.text(prefix)) could lead anywhere and are not followed; list patterns under \"allow\", "
        + "or set \"allowAny\" to true.")
  }
}
