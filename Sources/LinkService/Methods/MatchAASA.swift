import JSONRPC
import LinkCore
import StrictJSON

extension Method {
  /// `matchAASA`: what an apple-app-site-association file does with URLs (Apple, "Supporting associated domains").
  static func matchAASA() -> Method {
    Method(
      "matchAASA", "Says which apps an apple-app-site-association file opens for URLs, and by which rule.",
      params: MatchAASAParams.shape(),
      result: AssociationWriter.schema,
      examples: [
        Example(
          "one rule and its exception",
          """
          {"aasa":{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.ios"],"components":[\
          {"/":"/buy/gift/*","exclude":true},{"/":"/buy/*"}]}]}},\
          "urls":["https://www.example.com/buy/42","https://www.example.com/buy/gift/1"]}
          """)
      ]
    ) { (params, json, context, writer) throws(ServiceFault) in
      let source = try params.source()
      let urls = try params.allURLs()
      let isText = if case .text = source { true } else { false }
      let matcher = try params.matcher(for: source, json, &context.associations)
      context.associations.work.allow(steps: MatchAASAParams.stepLimit)
      try AssociationWriter.write(
        matcher, urls: urls, question: params.question, hasPlaces: isText,
        bytes: context.configuration.limits.answerBytes, work: &context.associations.work, to: &writer)
      return .done
    }
  }
}

struct MatchAASAParams: Sendable {
  /// How many steps one request may take, a second or two.
  ///
  /// 5 000 rules and 1 000 URLs take a hundredth of it; patterns and URLs that are made to be slow would else hold the
  /// line for hours.
  static let stepLimit = 1 << 29

  let aasa: TextOrObject?
  let aasaBase64: [UInt8]?
  let url: [UInt8]?
  let urls: [[UInt8]]?
  let domain: [UInt8]?
  let appID: [UInt8]?
  let profile: AssociationProfile
  let form: AssociationForm
  let explain: Bool

  private static let profiles: [(name: String, profile: AssociationProfile)] = [
    ("ios9", .ios9), ("ios13", .ios13), ("ios13_5", .ios13Dot5), ("ios14", .ios14),
  ]

  static func shape() -> Shape<MatchAASAParams> {
    let urls = Shape<[[UInt8]]>.list(.url)
    let profile = Shape<Int>.oneOf(profiles.map(\.name))
    let form = Shape<Int>.oneOf(["raw", "browser"])
    return .object { (fields, json) throws(FieldFault) in
      MatchAASAParams(
        aasa: try fields.optional(
          "aasa", .textOrObject,
          "The file: a string is its text as served, an object its content; this or aasaBase64.", json),
        aasaBase64: try fields.optional(
          "aasaBase64", .base64, "The file's bytes as served, in base64; this or aasa.", json),
        url: try fields.optional("url", .url, "The URL to decide; this or urls.", json),
        urls: try fields.optional("urls", urls, "The URLs to decide; this or url.", json),
        domain: try fields.optional(
          "domain", .string, "The domain that serves the file, perhaps with \"*.\" in front; else the URL's host.", json
        ),
        appID: try fields.optional("appID", .string, "Answers for this app only.", json),
        profile: profiles[
          try fields.optional("profile", profile, "The systems whose reading is asked for; ios14 when absent.", json)
            ?? profiles.count - 1
        ].profile,
        form: try fields.optional(
          "form", form, "raw compares the URL as given, browser as a browser would send it; raw when absent.", json)
          == 1
          ? .browser : .raw,
        explain: try fields.optional("explain", .bool, "Adds the rules that were tried.", json) ?? false)
    }
  }

  var question: AssociationQuestion {
    AssociationQuestion(servedDomain: domain, appID: appID, form: form, traces: explain)
  }

  func allURLs() throws(ServiceFault) -> [[UInt8]] {
    switch (url, urls) {
    case (let url?, nil): return [url]
    case (nil, let urls?): return urls
    default: throw .field(FieldFault(.notExactlyOne(of: ["url", "urls"])))
    }
  }

  /// The file that was given.
  func source() throws(ServiceFault) -> TextOrObject {
    switch (aasa, aasaBase64) {
    case (let aasa?, nil): return aasa
    case (nil, let bytes?): return .text(bytes)
    default: throw .field(FieldFault(.notExactlyOne(of: ["aasa", "aasaBase64"])))
    }
  }

  /// The compiled file; an object with a repeated key is refused, since systems and JSON readers do not agree on which
  /// of the two counts.
  func matcher(
    for source: TextOrObject, _ json: borrowing JSON, _ cache: inout AssociationCache
  ) throws(ServiceFault) -> AssociationMatcher {
    switch source {
    case .text(let file):
      if let known = cache.matcher(for: file, isValue: false, profile: profile) { return known }
      let matcher = AssociationDocument(reading: file).compiled(profile: profile)
      cache.insert(matcher, for: file, isValue: false)
      return matcher
    case .object(let node):
      let content = Array(json.bytes[json.range(node)])
      if let known = cache.matcher(for: content, isValue: true, profile: profile) { return known }
      if let duplicate = json.firstDuplicateKey(in: node) {
        throw .field(FieldFault(.duplicateKeyInObject, pointer: json.pointer(to: duplicate, below: node)).under("aasa"))
      }
      let matcher = AssociationDocument(reading: content).compiled(profile: profile)
      cache.insert(matcher, for: content, isValue: true)
      return matcher
    }
  }
}

/// A file given as text or as a JSON object, the latter by its node.
enum TextOrObject: Sendable {
  case text([UInt8])
  case object(Int)
}

extension Shape where Value == TextOrObject {
  fileprivate static let textOrObject = Shape(schema: .anyOf([.string(), .anyObject]), blank: .text([])) {
    (json, node) throws(FieldFault) in
    switch json.kind(node) {
    case .object: return .object(node)
    case .string: return .text(try Shape<[UInt8]>.string.read(json, node))
    default: throw FieldFault(.wrongType(expected: "a string or an object", found: json.kind(node)))
    }
  }
}

extension Shape where Value == [UInt8] {
  /// Bytes in base64.
  fileprivate static let base64 = Shape(schema: .string(), blank: []) { (json, node) throws(FieldFault) in
    let text = try string.read(json, node)
    guard let bytes = Base64.decode(text) else {
      throw FieldFault(.badValue(expected: "base64 (RFC 4648 section 4, padded)", value: text))
    }
    return bytes
  }
}
