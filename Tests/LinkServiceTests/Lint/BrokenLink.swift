import Testing

/// A link that did not do what a web developer wanted, as public bug reports and questions tell it: what was wrong, what
/// linkd says of it, and the same after doing what the findings say.
struct BrokenLink: Sendable, CustomTestStringConvertible {
  /// One side of the repair.
  struct State: Sendable {
    let file: String

    /// `hosting` and `entitlements` of `lintAASA`; empty for the file alone.
    var more = ""
  }

  /// What explains the fault.
  struct Finding: Sendable {
    let id: String
    let pointer: String
    let fix: String

    init(_ id: String, _ pointer: String, _ fix: String) {
      self.id = id
      self.pointer = pointer
      self.fix = fix
    }
  }

  /// The number in the list of reports, and what it is about.
  let id: String
  let before: State
  let findings: [Finding]
  let after: State

  /// What opens the app after the repair.
  let opens: String

  /// Whether it did before: the fault then is not in what the file says.
  var openedBefore = false

  /// What opened the app before and is not meant to.
  var closes: String?

  /// The note of `matchAASA` on `opens` that explains what no file shows; the repair makes it go.
  var note: String?
  var profile = "ios14"

  var testDescription: String { id }

  static let all = files + serving

  // MARK: Parts of files

  static let app = "ABCDE12345.com.example.shop"

  static func components(_ rules: String, appID: String = #""appIDs":["\#(app)"]"#) -> State {
    State(file: #"{"applinks":{"details":[{\#(appID),"components":[\#(rules)]}]}}"#)
  }

  static func paths(_ paths: String, appID: String = #""appID":"\#(app)""#) -> State {
    State(file: #"{"applinks":{"apps":[],"details":[{\#(appID),"paths":[\#(paths)]}]}}"#)
  }

  /// `hosting`, with more members than these.
  static func hosting(_ url: String, _ status: Int = 200, _ type: String = "application/json", _ more: String = "")
    -> String
  {
    #""hosting":{"url":"\#(url)","status":\#(status),"headers":{"Content-Type":"\#(type)"}\#(more)}"#
  }

  static func entitlements(_ entries: String...) -> String {
    #""entitlements":["\#(entries.joined(separator: "\",\""))"]"#
  }

  static let wellKnown = "https://www.example.com/.well-known/apple-app-site-association"
}
