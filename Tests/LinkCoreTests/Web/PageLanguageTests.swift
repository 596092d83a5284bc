import Testing

@testable import LinkCore

struct PageLanguageTests {
  private static func texts(_ language: PageLanguage) -> [(name: String, text: String)] {
    Mirror(reflecting: language).children.compactMap { child in
      guard let name = child.label, let text = child.value as? StaticString else { return nil }
      return (name, text.description)
    }
  }

  @Test func tagsDiffer() {
    let tags = PageLanguage.all.map(\.tagBytes)
    #expect(Set(tags).count == tags.count)
    #expect(PageLanguage.all.filter(\.isRightToLeft).map { "\($0.tag)" } == ["ar", "he"])
  }

  /// Nothing is empty, left in English, or has lost the place of its URL.
  @Test(arguments: PageLanguage.all)
  func isWhole(_ language: PageLanguage) {
    let english = Self.texts(.english)
    for (mine, original) in zip(Self.texts(language), english) where mine.name != "tag" {
      #expect(!mine.text.isEmpty, "\(language.tag) \(mine.name)")
      #expect(mine.text.split(separator: "{}").count <= 2, "\(language.tag) \(mine.name)")
      #expect(mine.text.contains("{}") == original.text.contains("{}"), "\(language.tag) \(mine.name)")
      if language != .english { #expect(mine.text != original.text, "\(language.tag) \(mine.name)") }
      // A straight quotation mark or a tag is a slip of the keyboard.
      #expect(!mine.text.contains { "<>\"'&".contains($0) }, "\(language.tag) \(mine.name)")
    }
    #expect(Self.texts(language).count == english.count)
  }
}
