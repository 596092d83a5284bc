import LinkCore
import Testing

/// A document, a URL, and what the document says about it.
struct AssociationCase: CustomTestStringConvertible, Sendable {
  let id: String
  let document: String
  let url: String
  let app: String
  let domain: String?
  let profile: AssociationProfile
  let outcome: AssociationAppVerdict.Outcome

  /// The deciding rule as `entry/index`, or nil.
  let rule: String?

  var testDescription: String { id }

  static let appA = "ABCDE12345.com.example.app"
  static let appB = "ABCDE12345.com.example.other"

  init(
    _ id: String, _ document: String, _ url: String, _ outcome: AssociationAppVerdict.Outcome, _ rule: String? = nil,
    app: String = AssociationCase.appA, domain: String? = "example.com", profile: AssociationProfile = .ios14
  ) {
    self.id = id
    self.document = document
    self.url = url.contains("://") ? url : "https://example.com" + url
    self.app = app
    self.domain = domain
    self.profile = profile
    self.outcome = outcome
    self.rule = rule
  }

  /// A document in which app A has these rules.
  static func rules(_ rules: String, more: String = "") -> String {
    let list = rules.hasPrefix("[") ? rules : "[\(rules)]"
    return document(##"{"appIDs":["\##(appA)"],"components":\##(list)\##(more)}"##)
  }

  /// A document in which app A has these path patterns.
  static func paths(_ paths: String) -> String {
    ##"{"applinks":{"apps":[],"details":[{"appID":"\##(appA)","paths":\##(paths)}]}}"##
  }

  /// A document with these entries.
  static func document(_ entries: String, more: String = "") -> String {
    ##"{"applinks":{"details":[\##(entries)]\##(more)}}"##
  }

  /// The oldest profile that reads the document as the case's own does.
  var leastProfile: AssociationProfile {
    let isNew = document.contains("\"percentEncoded\"") || document.contains("\"defaults\"")
    if isNew { return .ios14 }
    let hasVariables = document.contains("$(") || document.contains("\"caseSensitive\"")
    if hasVariables { return .ios13Dot5 }
    return document.contains("\"appIDs\"") || document.contains("\"components\"") ? .ios13 : .ios9
  }

  /// The verdict for the case's app.
  func verdict(as profile: AssociationProfile? = nil) -> AssociationAppVerdict? {
    var work = AssociationWork()
    let question = AssociationQuestion(servedDomain: domain.map { Array($0.utf8) }, appID: Array(app.utf8))
    return AssociationDocument(reading: Array(document.utf8)).compiled(profile: profile ?? self.profile)
      .decide(Array(url.utf8), question, using: &work).apps.first
  }

  func check(as profile: AssociationProfile? = nil, _ location: SourceLocation = #_sourceLocation) {
    let verdict = verdict(as: profile)
    #expect(verdict?.outcome == outcome, sourceLocation: location)
    #expect(verdict?.rule.map { "\($0.entry)/\($0.index)" } == rule, sourceLocation: location)
  }
}
