import Foundation
import TestSupport
import Testing

/// A file that has one finding, word for word, and a file much like it that has not.
struct LintRow: Sendable, CustomTestStringConvertible {
  enum Severity: String {
    case error
    case warning
    case info
  }

  /// An association file.
  struct File: Sendable, ExpressibleByStringLiteral {
    let bytes: [UInt8]

    init(stringLiteral text: String) { self.init(text) }

    init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// For files of text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The parameter that hands the file over.
    var parameter: String {
      if String(validating: bytes, as: UTF8.self) != nil { return "\"aasa\":" + JSONTree.string(text).jsonText }
      return "\"aasaBase64\":\"\(Data(bytes).base64EncodedString())\""
    }

    private static let app = "ABCDE12345.com.example.app"

    static let good = rules(##"[{"/":"/a/*"}]"##)

    static func entries(_ entries: String) -> File { File(##"{"applinks":{"apps":[],"details":[\##(entries)]}}"##) }

    static func rules(_ rules: String) -> File {
      File(##"{"applinks":{"details":[{"appIDs":["\##(app)"],"components":\##(rules)}]}}"##)
    }

    static func paths(_ paths: String) -> File { entries(##"{"appID":"\##(app)","paths":\##(paths)}"##) }

    static func appID(_ id: String) -> File {
      File(##"{"applinks":{"details":[{"appIDs":["\##(id)"],"components":[{"/":"/a/*"}]}]}}"##)
    }

    static func variables(_ rules: String, _ variables: String) -> File {
      File(
        ##"""
        {"applinks":{"substitutionVariables":\##(variables),"details":[{"appIDs":["\##(app)"],"components":\##(rules)}]}}
        """##)
    }
  }

  let name: String
  let id: String
  let severity: Severity
  let file: File
  let pointer: String

  /// `line:column+length`, the length in bytes; empty when it is not about a place in the file.
  let place: String
  let message: String
  let fix: String
  let witness: String?

  /// Other members of the parameters.
  let more: String

  let miss: File
  let moreOfMiss: String

  var testDescription: String { "\(id) \(name)" }

  init(
    _ name: String, _ id: String, _ severity: Severity, _ file: File, _ pointer: String, _ place: String,
    _ message: String, _ fix: String, witness: String? = nil, more: String = "", miss: File, _ moreOfMiss: String? = nil
  ) {
    self.name = name
    self.id = id
    self.severity = severity
    self.file = file
    self.pointer = pointer
    self.place = place
    self.message = message
    self.fix = fix
    self.witness = witness
    self.more = more
    self.miss = miss
    self.moreOfMiss = moreOfMiss ?? more
  }

  static let all = [bytes, services, entries, appIDs, patterns, rules, reach, hosting, entitlements].flatMap { $0 }
}
