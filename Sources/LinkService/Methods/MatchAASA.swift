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
      let source = try FileSource(aasa: params.aasa, orBytes: params.aasaBase64)
      let urls = try params.allURLs()
      let matcher = try params.matcher(for: source, json, &context.associations)
      context.associations.work.allow(steps: MatchAASAParams.stepLimit)
      let document = matcher.document
      let problems =
        params.lint ? AssociationLinter.findings(in: document, profile: params.profile) : document.problems
      try AssociationWriter.write(
        matcher, urls: urls, question: params.question, problems: problems, hasPlaces: source.hasPlaces,
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

  let aasa: FileSource?
  let aasaBase64: [UInt8]?
  let url: [UInt8]?
  let urls: [[UInt8]]?
  let domain: [UInt8]?
  let appID: [UInt8]?
  let profile: AssociationProfile
  let form: AssociationForm
  let lint: Bool
  let explain: Bool

  static func shape() -> Shape<MatchAASAParams> {
    let urls = Shape<[[UInt8]]>.list(.url)
    let profile = Shape<AssociationProfile>.word()
    let form = Shape<AssociationForm>.word()
    return .object { (fields, json) throws(FieldFault) in
      MatchAASAParams(
        aasa: try fields.optional(
          "aasa", .association,
          "The file: a string is its text as served, an object its content; this or aasaBase64.", json),
        aasaBase64: try fields.optional(
          "aasaBase64", .base64, "The file's bytes as served, in base64; this or aasa.", json),
        url: try fields.optional("url", .url, "The URL to decide; this or urls.", json),
        urls: try fields.optional("urls", urls, "The URLs to decide; this or url.", json),
        domain: try fields.optional(
          "domain", .string, "The domain that serves the file, perhaps with \"*.\" in front; else the URL's host.", json
        ),
        appID: try fields.optional("appID", .string, "Answers for this app only.", json),
        profile: try fields.optional(
          "profile", profile, "The systems whose reading is asked for; ios14 when absent.", json) ?? .ios14,
        form: try fields.optional(
          "form", form, "raw compares the URL as given, browser as a browser would send it; raw when absent.", json)
          ?? .raw,
        lint: try fields.optional(
          "lint", .bool, "Adds to problems all that lintAASA finds in the file.", json) ?? false,
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

  /// The compiled file, perhaps from a request before.
  func matcher(
    for source: FileSource, _ json: borrowing JSON, _ cache: inout AssociationCache
  ) throws(ServiceFault) -> AssociationMatcher {
    let isValue = !source.hasPlaces
    let content = source.content(in: json)
    if let known = cache.matcher(for: content, isValue: isValue, profile: profile) { return known }
    try source.checkKeys(in: json, field: "aasa")
    let matcher = AssociationDocument(reading: content).compiled(profile: profile)
    cache.insert(matcher, for: content, isValue: isValue)
    return matcher
  }
}
