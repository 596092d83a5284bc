import Testing

@testable import LinkCore

/// Identifiers of iOS apps, and fingerprints of Android apps.
@Suite struct AppIDTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let prefix: String
    let bundleID: String
    let isID: Bool
    var testDescription: String { prefix + "." + bundleID }

    init(_ prefix: String, _ bundleID: String, _ isID: Bool) {
      self.prefix = prefix
      self.bundleID = bundleID
      self.isID = isID
    }
  }

  static let rows = [
    Row("ABCDE12345", "com.example.ios", true),
    Row("ABCDE12345", "com.23devs.my-app", true),
    Row("ABCDE12345", "app", true),
    Row("ABCDE1234", "com.example.ios", false),
    Row("ABCDE123456", "com.example.ios", false),
    Row("abcde12345", "com.example.ios", false),
    Row("ABCDE-2345", "com.example.ios", false),
    Row("ABCDE12345", "", false),
    Row("ABCDE12345", "com..ios", false),
    Row("ABCDE12345", ".com", false),
    Row("ABCDE12345", "com.", false),
    Row("ABCDE12345", "com.example.*", false),
    Row("ABCDE12345", "com.example.my_app", false),
    Row("ABCDE12345", "com.example ios", false),
    Row("ABCDE12345", "com.exämple", false),
  ]

  @Test(arguments: rows)
  func id(_ row: Row) {
    let id = AppID(prefix: row.prefix.utf8Bytes, bundleID: row.bundleID.utf8Bytes)
    #expect(id?.text == (row.isID ? row.testDescription.utf8Bytes : nil))
  }

  private static let pairs = (0..<32).map { index in
    let digits = String(index * 7 % 256, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }

  @Test func fingerprintsAreBroughtIntoOneForm() {
    let wanted = Self.pairs.joined(separator: ":").uppercased().utf8Bytes
    for text in [
      Self.pairs.joined(separator: ":"), Self.pairs.joined(), Self.pairs.joined().uppercased(),
      Self.pairs.joined(separator: ":").uppercased(),
    ] {
      #expect(CertificateFingerprint(text.utf8Bytes)?.text == wanted, "\(text)")
    }
  }

  static let notFingerprints: [String] = {
    let joined = pairs.joined(separator: ":")
    let plain = pairs.joined()
    let short = pairs.prefix(20).joined(separator: ":")
    return [
      "", "AA:BB", short, String(joined.dropLast(3)), pairs.joined(separator: "-"), joined + ":", plain + "\n",
      " " + joined, plain.replacing("1", with: "g"), joined.replacing(":1", with: "1:"),
      String(repeating: "é", count: 32),
    ]
  }()

  @Test(arguments: notFingerprints)
  func noFingerprint(_ text: String) {
    #expect(CertificateFingerprint(text.utf8Bytes) == nil)
  }
}
