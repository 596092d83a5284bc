import Foundation

/// Start tag of a page as linkd writes pages: attributes in double quotes, markup escaped everywhere else.
package struct PageElement: Sendable {
  package let name: String
  package let attributes: [(name: String, value: String)]

  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// All elements of a page, in order; what stands in scripts and styles is no markup.
  package static func all(of page: String) -> [PageElement] {
    var found: [PageElement] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      guard rest.first?.isLetter == true else { continue }
      let element = PageElement(reading: &rest)
      found.append(element)
      if ["script", "style"].contains(element.name), let end = rest.range(of: "</\(element.name)>") {
        rest = rest[end.upperBound...]
      }
    }
    return found
  }

  /// What stands in all elements of a name that hold no markup.
  package static func texts(of name: String, in page: String) -> [String] {
    page.components(separatedBy: "<\(name)>").dropFirst().map { $0.components(separatedBy: "</\(name)>")[0] }
  }

  private init(reading rest: inout Substring) {
    func word() -> String {
      let word = rest.prefix { !" =>\n/".contains($0) }
      rest = rest.dropFirst(word.count)
      return String(word)
    }
    name = word()
    var attributes: [(String, String)] = []
    while let next = rest.first, next != ">" {
      guard next != " ", next != "\n", next != "/" else {
        rest = rest.dropFirst()
        continue
      }
      let name = word()
      guard rest.hasPrefix("=\"") else {
        attributes.append((name, ""))
        if rest.first == "=" { rest = rest.dropFirst() }
        continue
      }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      rest = rest.dropFirst(2 + value.count + 1)
      attributes.append((name, Self.plain(value)))
    }
    self.attributes = attributes
  }

  private static func plain(_ html: Substring) -> String {
    String(html).replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
