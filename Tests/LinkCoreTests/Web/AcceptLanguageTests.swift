import TestSupport
import Testing

@testable import LinkCore

struct AcceptLanguageTests {
  @Test(arguments: [
    ("absent", "", "en"),
    ("one", "de", "de"),
    ("region", "pt-BR", "pt"),
    ("script", "ar-Arab-EG", "ar"),
    ("script of an unknown one", "zh-Hant", "en"),
    ("script of an unknown one before a known", "zh-Hant-TW, zh;q=0.9, ja;q=0.1", "ja"),
    ("case", "DE-at", "de"),
    ("first of equals", "fr, de", "fr"),
    ("quality", "fr;q=0.5, de;q=0.8, en;q=0.7", "de"),
    ("quality of three digits", "fr;q=0.123, ja;q=0.124", "ja"),
    ("blanks", " fr ; q=0.5 ,\the ;\tq=0.9", "he"),
    ("capital q", "fr;Q=0.2, hi;Q=0.3", "hi"),
    ("unknown before known", "xx, sv;q=0.9, es;q=0.1", "es"),
    ("none known", "sv, da", "en"),
    ("refused", "de;q=0, fr;q=0.001", "fr"),
    ("all refused", "de;q=0", "en"),
    ("anything", "sv, *;q=0.5", "en"),
    ("anything less than one", "*;q=0.1, ja;q=0.2", "ja"),
    ("old Hebrew", "iw-IL", "he"),
    ("longer subtag", "deu, den", "en"),
    ("no tag", ";q=1, ,,de", "de"),
    ("broken quality", "de;q=2, fr;q=, es;q=0.5x, hi;q=0.1", "hi"),
    ("too precise", "de;q=0.1234, fr;q=0.1", "fr"),
    ("other parameter", "de;x=1, fr;q=0.1", "fr"),
    ("more than one", "de;q=1.9, fr", "de"),
    ("Chrome", "de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "de"),
  ])
  func picks(_ id: String, _ header: String, _ tag: String) {
    #expect(String(decoding: AcceptLanguage.best(Array(header.utf8)).tagBytes, as: UTF8.self) == tag, "\(id)")
  }

  @Test func readsNoFurtherThanItsLimit() {
    let padding = String(repeating: "x,", count: WeightedItem.searchedLength / 2)
    #expect(AcceptLanguage.best(Array((padding + "de").utf8)) == .english)
    #expect(AcceptLanguage.best(Array((padding.dropLast(4) + ",de").utf8)) == .german)
  }

  /// Lines of one name are one list (RFC 9110 §5.3).
  @Test func linesAreReadAsOne() {
    let headers = [
      HTTPField("Accept-Language", "sv"), HTTPField("accept-language", ""), HTTPField("ACCEPT-LANGUAGE", "fr;q=0.5"),
      HTTPField("Accept-Language", "de;q=0.6"),
    ]
    #expect(Device(headers: headers).language == .german)
    #expect(Device(headers: Array(headers.prefix(3))).language == .french)
    #expect(Device(headers: Array(headers.prefix(2))).language == .english)
  }

  /// No bytes end the program.
  @Test func anyBytes() {
    var random = SeededGenerator(seed: 5)
    let signs = Array("de,;q=01. *-\t".utf8)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : signs.randomElement(using: &random) ?? 0
      }
      #expect(PageLanguage.all.contains(AcceptLanguage.best(bytes)), "\(bytes)")
    }
  }
}
