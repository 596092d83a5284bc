import Testing

/// A file that is broken as files in the wild are, and the same file when every finding was followed.
struct BrokenFile: Sendable, CustomTestStringConvertible {
  let id: String
  let bytes: [UInt8]

  /// All findings in order: id, severity, line and column.
  let findings: [String]

  /// The corrected text.
  let fixed: String

  /// What is left to say about it.
  let remarks: [String]

  /// A URL that was meant to do what the file does not do with it.
  let url: String

  /// What the file makes of it before and after: the app that opens, or nil.
  let opens: String?
  let opensFixed: String?

  var testDescription: String { id }

  static let app = "ABCDE12345.com.example.app"

  init(
    _ id: String, bytes: [UInt8], _ findings: [String], fixed: String, remarks: [String] = [], url: String,
    opens: String? = nil, opensFixed: String? = app
  ) {
    self.id = id
    self.bytes = bytes
    self.findings = findings
    self.fixed = fixed
    self.remarks = remarks
    self.url = url
    self.opens = opens
    self.opensFixed = opensFixed
  }

  init(
    _ id: String, _ text: String, _ findings: [String], fixed: String, remarks: [String] = [],
    url: String = "https://example.com/app/1", opens: String? = nil, opensFixed: String? = app
  ) {
    self.init(
      id, bytes: Array(text.utf8), findings, fixed: fixed, remarks: remarks, url: url, opens: opens,
      opensFixed: opensFixed)
  }

  static let all = texts + entries + rules

  /// A file with one list of `paths`.
  static func paths(_ lines: String...) -> String {
    entry(
      ##"""
      "appID": "\##(app)",
            "paths": [
              \##(lines.joined(separator: ",\n        "))
            ]
      """##)
  }

  /// A file with one list of `components`.
  static func components(_ lines: String...) -> String {
    entry(
      ##"""
      "appIDs": ["\##(app)"],
            "components": [
              \##(lines.joined(separator: ",\n        "))
            ]
      """##)
  }

  /// A file with one entry.
  static func entry(_ members: String) -> String {
    ##"""
    {
      "applinks": {
        "apps": [],
        "details": [{
          \##(members)
        }]
      }
    }

    """##
  }

  /// The content of a signed file around a text (RFC 5652), with no certificates and no signatures.
  static func signed(_ text: String) -> [UInt8] {
    func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
      let (high, low) = content.count.quotientAndRemainder(dividingBy: 256)
      var length = [UInt8(low)]
      if high > 0 { length = [0x82, UInt8(high), UInt8(low)] } else if low > 0x7F { length = [0x81, UInt8(low)] }
      return [tag] + length + content
    }
    func identifier(_ last: UInt8) -> [UInt8] {
      [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, last]
    }
    let content = element(0x30, identifier(1) + element(0xA0, element(0x04, Array(text.utf8))))
    let data = element(0x30, [0x02, 0x01, 0x01, 0x31, 0x00] + content + [0x31, 0x00])
    return element(0x30, identifier(2) + element(0xA0, data))
  }
}
