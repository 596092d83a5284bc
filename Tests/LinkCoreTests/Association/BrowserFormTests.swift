import LinkCore
import Testing

struct BrowserFormTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let given: String
    let sent: String

    var testDescription: String { given }

    init(_ given: String, _ sent: String) {
      self.given = given
      self.sent = sent
    }
  }

  static let rows: [Row] = [
    Row("https://example.com", "https://example.com/"),
    Row("HTTPS://EXAMPLE.com/A", "https://example.com/A"),
    Row(" \thttps://example.com/a\n b ", "https://example.com/a%20b"),
    Row("https:example.com/a", "https://example.com/a"),
    Row("https:////example.com/a", "https://example.com/a"),
    Row("https:\\\\example.com\\a\\b?c\\d#e\\f", "https://example.com/a/b?c\\d#e\\f"),
    Row("https://example.com:443/a", "https://example.com/a"),
    Row("http://example.com:443/a", "http://example.com:443/a"),
    Row("http://example.com:0080/a", "http://example.com/a"),
    Row("https://example.com:/a", "https://example.com/a"),
    Row("https://example.com?x", "https://example.com/?x"),
    Row("https://example.com#x", "https://example.com/#x"),
    Row("https://example.com/a/../b/./c", "https://example.com/b/c"),
    Row("https://example.com/a/%2E%2e/b", "https://example.com/b"),
    Row("https://example.com/a/..", "https://example.com/"),
    Row("https://example.com/a/b/..", "https://example.com/a/"),
    Row("https://example.com/a/.", "https://example.com/a/"),
    Row("https://example.com/../../a", "https://example.com/a"),
    Row("https://example.com//a//", "https://example.com//a//"),
    Row("https://example.com/é?é#é", "https://example.com/%C3%A9?%C3%A9#%C3%A9"),
    Row("https://example.com/\"<>^`{}|'", "https://example.com/%22%3C%3E%5E%60%7B%7D|'"),
    Row("https://example.com/?\"<>^`{}|'", "https://example.com/?%22%3C%3E^`{}|%27"),
    Row("https://example.com/#\"<>^`{}|'", "https://example.com/#%22%3C%3E^%60{}|'"),
    Row("https://example.com/#a#b?c", "https://example.com/#a#b?c"),
    Row("https://example.com/?a?b", "https://example.com/?a?b"),
    Row("https://example.com/?", "https://example.com/?"),
    Row("https://example.com/%zz%2f", "https://example.com/%zz%2f"),
    Row("https://bücher.example/", "https://xn--bcher-kva.example/"),
    Row("https://ex%61mple.com/", "https://example.com/"),
    Row("https://u:p@example.com/", "https://u:p@example.com/"),
    Row("https://[2001:DB8::1]:8443/", "https://[2001:db8::1]:8443/"),
    Row("myapp://Example.com/a b", "myapp://Example.com/a b"),
  ]

  /// The form that was compared, as the note tells it.
  @Test(arguments: rows)
  func sent(_ row: Row) {
    var work = AssociationWork()
    let matcher = AssociationDocument(reading: Array(AssociationCase.rules("{}").utf8)).compiled()
    let notes = matcher.decide(Array(row.given.utf8), AssociationQuestion(form: .browser), using: &work).notes
    var sent = row.given
    for case .browserForm(let form) in notes { sent = String(decoding: form, as: UTF8.self) }
    #expect(sent == row.sent)
  }
}
