/// Writes an HTML document; what comes from outside goes through ``text(_:)``, ``address(_:)`` and
/// ``attribute(_:_:)`` alone.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Appends markup that stands in the program.
  mutating func markup(_ markup: StaticString) {
    bytes += ByteText.bytes(markup)
  }

  /// Appends text; it can neither begin markup nor end an attribute's value (HTML Standard §13.1.2.3, §13.1.4).
  ///
  /// Controls, which HTML does not allow, become blanks.
  mutating func text(_ text: [UInt8]) {
    bytes.reserveCapacity(bytes.count + text.count)
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&quot;")
      case UInt8(ascii: "'"): markup("&#39;")
      case 0..<0x20, 0x7F: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
  }

  /// Appends an address, or another value that is shown as it is: no character in it moves others about.
  ///
  /// Controls of direction become `%XX`, as they stand in a URL: a raw U+2069 would end the isolation of the element
  /// around it, and what follows turn the sentence round.
  mutating func address(_ text: [UInt8]) {
    var shown: [UInt8] = []
    shown.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let count = DirectionControl.length(at: text[index...])
      if count > 0 {
        PercentEncoding.append(text.span.extracting(index..<index &+ count), to: &shown)
      } else {
        shown.append(text[index])
      }
      index &+= max(count, 1)
    }
    self.text(shown)
  }

  mutating func text(_ text: StaticString) {
    self.text(ByteText.bytes(text))
  }

  /// Appends ` name="value"`.
  mutating func attribute(_ name: StaticString, _ value: [UInt8]) {
    markup(" ")
    markup(name)
    markup("=\"")
    text(value)
    markup("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    attribute(name, ByteText.bytes(value))
  }

  mutating func attribute(_ name: StaticString, _ value: Int) {
    attribute(name, [UInt8](String(value).utf8))
  }

  /// Appends `<meta NAME="KEY" content="VALUE">` and a line feed.
  mutating func meta(_ key: StaticString, by name: StaticString = "name", _ content: [UInt8]) {
    markup("<meta")
    attribute(name, key)
    attribute("content", content)
    markup(">\n")
  }

  /// Appends a heading and a line feed; `element` is h1, h2 or h3.
  mutating func heading(_ element: StaticString, _ text: StaticString) {
    markup("<")
    markup(element)
    markup(">")
    self.text(text)
    markup("</")
    markup(element)
    markup(">\n")
  }

  /// Appends a link that looks like a button; `style` is one or more classes.
  mutating func button(
    _ style: StaticString, id: StaticString? = nil, leadingTo url: [UInt8], _ text: StaticString
  ) {
    markup("<a")
    attribute("class", style)
    if let id { attribute("id", id) }
    attribute("href", url)
    markup(">")
    self.text(text)
    markup("</a>")
  }

  /// Appends a sentence whose `{}` is taken by `part`, an address, which is set apart from it: the two may run in
  /// different directions (Unicode Annex 9).
  mutating func sentence(_ sentence: StaticString, with part: [UInt8]) {
    let text = ByteText.bytes(sentence)
    let mark = ByteText.firstIndex(of: UInt8(ascii: "{"), in: text.span) ?? text.count
    self.text([UInt8](text[..<mark]))
    markup("<bdi>")
    address(part)
    markup("</bdi>")
    self.text([UInt8](text.dropFirst(mark + 2)))
  }
}
