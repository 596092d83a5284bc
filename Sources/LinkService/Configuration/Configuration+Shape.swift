import JSONRPC
import LinkCore
import StrictJSON

extension Configuration {
  /// How the configuration file is read.
  static let shape = Shape<Configuration>.object { (fields, json) throws(FieldFault) in
    var configuration = Configuration()
    _ = try fields.optional("$schema", .string, "Where editors find this schema; ignored.", json)
    configuration.store = try fields.optional(
      "store", .string,
      "Where short links are kept: sqlite:PATH (relative to this file) or sqlite::memory:.", json)
    configuration.domains =
      try fields.optional(
        "domains", .list(Domain.shape), "The prefixes that links are made for; without any, every https prefix is.",
        json) ?? []
    try refuseRepeatedPrefix(configuration.domains)
    if let apps = try fields.optional(
      "apps", Apps.shape, "The apps that links are for; other apps are warned about, other custom schemes refused.",
      json)
    {
      configuration.iosApps = apps.ios
      configuration.androidApps = apps.android
    }
    configuration.routes =
      try fields.optional(
        "routes", .routes, "What URLs mean to the apps, for parseIncoming and build; more specific paths come first.",
        json) ?? []
    configuration.limits =
      try fields.optional("limits", WireLimits.shape, "Bounds on messages and answers; each has a default.", json)
      ?? WireLimits()
    return configuration
  }

  /// Only one of two domains with the same prefix can hold, and the other one's allowlist would be lost in silence.
  private static func refuseRepeatedPrefix(_ domains: [Domain]) throws(FieldFault) {
    var seen: Set<[UInt8]> = []
    for (index, domain) in domains.enumerated() where !seen.insert(domain.uriPrefix.key).inserted {
      let fault = FieldFault(
        .badValue(expected: "a prefix that no domain before it has", value: domain.uriPrefix.text))
      throw fault.under("uriPrefix").under(index).under("domains")
    }
  }

  private struct Apps: Sendable {
    let ios: [IOSApp]
    let android: [AndroidApp]

    static let shape = Shape<Apps>.object { (fields, json) throws(FieldFault) in
      Apps(
        ios: try fields.optional("ios", .list(IOSApp.shape), "iOS and iPadOS apps.", json) ?? [],
        android: try fields.optional("android", .list(AndroidApp.shape), "Android apps.", json) ?? [])
    }
  }
}

extension Configuration.Domain {
  static let shape = Shape<Configuration.Domain>.object { (fields, json) throws(FieldFault) in
    Configuration.Domain(
      uriPrefix: try fields.required("uriPrefix", .uriPrefix, "https://HOST or https://HOST/PATH.", json),
      allow: try fields.optional(
        "allow", .list(.pattern),
        "RE2 patterns; link and every fallback must match one of them, anywhere in the URL unless anchored.", json),
      allowAny: try fields.optional(
        "allowAny", .bool,
        "Lets handleRequest follow long links although there is no allow, so that anybody can lead visitors anywhere; "
          + "without either it refuses them.",
        json) ?? false,
      notFound: try fields.optional(
        "notFound", .webURL,
        "Where handleRequest sends visitors of unknown paths, below no prefix of yours; a page says so when absent.",
        json))
  }
}

extension Configuration.IOSApp {
  static let shape = Shape<Configuration.IOSApp>.object { (fields, json) throws(FieldFault) in
    Configuration.IOSApp(
      bundleId: try fields.required("bundleId", .string, "Such as com.example.ios.", json),
      appIdPrefix: try fields.optional(
        "appIdPrefix", .matching("10 upper-case letters and digits", isAppIDPrefix),
        "The application identifier prefix, 10 characters; usually the team id.", json),
      appStoreId: try fields.optional(
        "appStoreId", .digits,
        "The app's number in the App Store; a link with another one is warned about, a link with none gets none.", json),
      customScheme: try fields.optional(
        "customScheme", .customScheme, "A URL scheme that opens the app, beside its bundle id.", json))
  }

  private static func isAppIDPrefix(_ text: [UInt8]) -> Bool {
    text.count == 10 && text.allSatisfy { $0.isASCIIUppercase || $0.isASCIIDigit }
  }
}

extension Configuration.AndroidApp {
  static let shape = Shape<Configuration.AndroidApp>.object { (fields, json) throws(FieldFault) in
    Configuration.AndroidApp(
      packageName: try fields.required("packageName", .string, "Such as com.example.android.", json),
      sha256CertFingerprints: try fields.optional(
        "sha256CertFingerprints", .list(.fingerprint),
        "SHA-256 fingerprints of the certificates that sign the app, with that of Play's signing key: 64 hex digits, "
          + "perhaps in pairs joined by colons.", json) ?? [])
  }
}

extension Shape where Value == CertificateFingerprint {
  static let fingerprint: Shape = {
    guard let blank = CertificateFingerprint([UInt8](repeating: UInt8(ascii: "0"), count: 64)) else {
      preconditionFailure("64 zeros are a fingerprint.")
    }
    return Shape(schema: .string(), blank: blank) { (json, node) throws(FieldFault) in
      let text = try Shape<[UInt8]>.string.read(json, node)
      guard let fingerprint = CertificateFingerprint(text) else {
        throw FieldFault(
          .badValue(
            expected: "a SHA-256 fingerprint, 32 bytes in hex with or without colons between them", value: text))
      }
      return fingerprint
    }
  }()
}

extension Shape where Value == URIPrefix {
  /// An https prefix.
  static let uriPrefix: Shape = {
    let example = Array("https://example.com".utf8)
    guard let blank = try? URIPrefix(example.span) else { preconditionFailure("https://example.com is a prefix.") }
    return Shape(schema: .string(), blank: blank) { (json, node) throws(FieldFault) in
      let text = try Shape<[UInt8]>.string.read(json, node)
      do throws(LinkFault) {
        return try URIPrefix(text.span)
      } catch {
        throw FieldFault(.badPrefix(error))
      }
    }
  }()
}

extension Shape where Value == [UInt8] {
  /// A string that passes a test; `expected` says which, after "must be".
  static func matching(_ expected: String, _ test: @escaping @Sendable ([UInt8]) -> Bool) -> Shape {
    Shape(schema: .string(), blank: []) { (json, node) throws(FieldFault) in
      let text = try string.read(json, node)
      guard test(text) else { throw FieldFault(.badValue(expected: expected, value: text)) }
      return text
    }
  }

  /// A number given as a string of digits or as a whole number.
  static let digits = Shape(schema: .anyOf([.string(), .integer(minimum: 0)]), blank: []) {
    (json, node) throws(FieldFault) in
    let text: [UInt8]
    if let number = json.numberText(node) {
      text = number
    } else {
      text = try string.read(json, node)
    }
    guard !text.isEmpty, text.allSatisfy(\.isASCIIDigit) else {
      throw FieldFault(.notNumber(value: text))
    }
    return text
  }

  static let customScheme = matching(
    "a scheme of the app's own: a letter, then letters, digits, \"+\", \"-\" or \".\", and no common one such as https"
  ) { CustomScheme.isValid($0.span) }

  /// An absolute http or https URL, read as the text that goes out.
  static let webURL = Shape(schema: .string(), blank: []) { (json, node) throws(FieldFault) in
    let text = try string.read(json, node)
    var url: [UInt8] = []
    do throws(URLFault) {
      try WebURL.append(text.span, to: &url)
    } catch {
      throw FieldFault(.badValue(expected: "an absolute http or https URL", value: text))
    }
    return url
  }

  /// A pattern that RE2 takes.
  static let pattern = Shape(schema: .string(), blank: []) { (json, node) throws(FieldFault) in
    let text = try string.read(json, node)
    if let reason = Allowlist([text]).patterns.first?.fault() {
      throw FieldFault(
        .badValue(expected: "an RE2 pattern (\(String(decoding: reason, as: UTF8.self)))", value: text))
    }
    return text
  }
}
