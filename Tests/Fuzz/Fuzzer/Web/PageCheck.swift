/// Reads a page as strictly as no browser does: what is not written as linkd writes it was put in by somebody else.
struct PageCheck {
  /// Values of attributes that lead somewhere, and of the banner of the App Store.
  private(set) var places: [String] = []
  private(set) var hasScript = false
  private var open: [String] = []

  private static let empty: Set<String> = ["meta", "link", "img", "rect", "path"]
  private static let elements: Set<String> = [
    "html", "head", "title", "style", "body", "main", "h1", "h2", "h3", "p", "a", "div", "button", "script", "bdi",
    "code", "span", "ul", "li", "dl", "dt", "dd", "section", "svg", "g", "text", "details", "summary", "meta", "link",
    "img", "rect", "path",
  ]
  private static let attributes: Set<String> = [
    "lang", "dir", "charset", "name", "content", "property", "class", "id", "href", "hidden", "type", "role", "src",
    "alt", "rel", "aria-describedby", "aria-label", "data-link", "data-done", "data-failed", "viewBox", "x", "y",
    "width", "height", "rx", "d",
  ]
  private static let references = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"]

  init(_ page: [UInt8]) {
    let text = String(decoding: page, as: UTF8.self)
    let start = "<!doctype html>\n"
    require(text.hasPrefix(start), "a page begins with its type")
    var rest = text.utf8.dropFirst(start.utf8.count)
    while let byte = rest.first {
      if byte == UInt8(ascii: "<") {
        readTag(&rest)
      } else {
        let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        checkText(rest[..<end])
        rest = rest[end...]
      }
    }
    require(open.isEmpty, "\(open) are closed")
  }

  private mutating func readTag(_ rest: inout Substring.UTF8View) {
    rest = rest.dropFirst()
    let isEnd = rest.first == UInt8(ascii: "/")
    if isEnd { rest = rest.dropFirst() }
    let name = word(&rest)
    require(Self.elements.contains(name), "<\(name)> is no element of linkd's")
    if isEnd {
      require(open.popLast() == name && rest.first == UInt8(ascii: ">"), "</\(name)> closes the innermost element")
      rest = rest.dropFirst()
      return
    }
    var seen: Set<String> = []
    while rest.first == UInt8(ascii: " ") {
      rest = rest.dropFirst()
      readAttribute(of: name, &rest, &seen)
    }
    let isClosed = rest.first == UInt8(ascii: "/")
    if isClosed { rest = rest.dropFirst() }
    require(rest.first == UInt8(ascii: ">"), "<\(name) ends")
    rest = rest.dropFirst()
    if name == "script" { hasScript = true }
    if name == "script" || name == "style" {
      // No text from outside is in there.
      while !rest.isEmpty, !rest.starts(with: "</".utf8) { rest = rest.dropFirst() }
    }
    if !Self.empty.contains(name) { open.append(name) }
  }

  private mutating func readAttribute(
    of element: String, _ rest: inout Substring.UTF8View, _ seen: inout Set<String>
  ) {
    let name = word(&rest)
    require(Self.attributes.contains(name) && seen.insert(name).inserted, "\(name) of <\(element)>")
    guard rest.first == UInt8(ascii: "=") else { return require(name == "hidden", "\(name) has a value") }
    rest = rest.dropFirst()
    require(rest.first == UInt8(ascii: "\""), "\(name) has quotes")
    rest = rest.dropFirst()
    guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return require(false, "\(name) ends") }
    let value = rest[..<end]
    checkText(value)
    rest = rest[end...].dropFirst()
    let text = Self.plain(String(decoding: value, as: UTF8.self))
    switch name {
    case "href", "data-link": places.append(text)
    case "src": require(text.hasPrefix("https://"), "an image is secure: \(text)")
    case "content" where text.contains("app-argument="):
      places.append(String(text.split(separator: "app-argument=", maxSplits: 1).last ?? ""))
    default: break
    }
  }

  private func word(_ rest: inout Substring.UTF8View) -> String {
    let end = rest.firstIndex { !$0.isNamePart } ?? rest.endIndex
    let word = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[end...]
    return word
  }

  /// Text and values have no markup, and no control but the line feeds of linkd itself.
  private func checkText(_ text: Substring.UTF8View) {
    var rest = text
    while let byte = rest.first {
      require(byte >= 0x20 && byte != 0x7F || byte == 0x0A, "no controls")
      require(byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">"), "no markup in text")
      if byte == UInt8(ascii: "&") {
        require(Self.references.contains { rest.starts(with: $0.utf8) }, "no & in text")
      }
      rest = rest.dropFirst()
    }
  }

  private static func plain(_ value: String) -> String {
    value.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}

extension UInt8 {
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
