// Which pieces a search puts down in one part of a URL.
//
// Patterns tell apart only the characters that they name; all others are alike to them. So there is one piece for each
// character that is named, in every way in which it can be written that a rule of the search tells apart, and one for
// each group of characters that are alike. Names that no URL can have (blanks, letters beyond ASCII where nothing is
// decoded) get no piece.

/// The pieces of one part of a URL that tell the rules of a search apart.
struct URLAlphabet {
  private(set) var pieces: [URLPiece] = []

  /// Whether the pieces tell apart all that the rules tell apart; not when a pattern names half of an escape.
  private(set) var isComplete = true

  /// The slash, which every path begins with.
  private(set) var slash = 0

  private var known: Set<[UInt8]> = []
  private let part: URLPart
  private let hasFolded: Bool
  private let hasRaw: Bool
  private let hasDecoded: Bool

  /// Characters that patterns name.
  private var named: Set<[UInt8]> = []

  /// Characters and escapes that were looked at, for rules that decode nothing and for those that do: what they ask for
  /// has to be found once only.
  private var seenRaw: Set<[UInt8]> = []
  private var seenDecoded: Set<[UInt8]> = []

  /// `used` are the bytes that patterns of the whole document name; others are better stand-ins for those that no
  /// pattern names.
  init(_ part: URLPart, _ rules: [RuleLanguage], used: [Bool]) {
    self.part = part
    hasFolded = rules.contains { $0.variant.isFolded }
    hasRaw = rules.contains { !$0.variant.isDecoded }
    hasDecoded = rules.contains { $0.variant.isDecoded }
    var texts: [[UInt8]] = []
    for rule in rules {
      for literal in rule.literals(of: part) {
        rule.variant.isDecoded ? appendDecoded(literal, to: &texts) : appendRaw(literal, to: &texts)
      }
    }
    addStandIns(rules, used)
    if part == .path {
      add([UInt8(ascii: "/")])
      // A decoded path loses its escaped slashes at the end too.
      if hasRaw, hasDecoded { appendEscape(URLAlphabet.escape([UInt8(ascii: "/")]), to: &texts) }
    }
    if part == .query, rules.contains(where: { !$0.items.isEmpty }) {
      add([UInt8(ascii: "=")])
      add([UInt8(ascii: "&")])
    }
    for text in texts { add(text) }
    slash = pieces.firstIndex { $0.text == [UInt8(ascii: "/")] } ?? 0
  }

  private mutating func add(_ text: [UInt8]) {
    if known.insert(text).inserted { pieces.append(URLPiece(text)) }
  }

  /// ASCII characters that show, the blank left out.
  private static let printable = UInt8(ascii: "!")...UInt8(ascii: "~")

  // MARK: Characters that are named

  /// Whether a byte can stand in the part as it is.
  ///
  /// Some that RFC 3986 forbids are sent by browsers all the same.
  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "#"): false
    case UInt8(ascii: "?"): part != .path
    default: URLAlphabet.printable.contains(byte)
    }
  }

  /// The pieces that give a rule that decodes nothing this text.
  private mutating func appendRaw(_ literal: [UInt8], to texts: inout [[UInt8]]) {
    let span = literal.span
    var position = 0
    while position < literal.count {
      let byte = literal[position]
      guard byte == UInt8(ascii: "%") else {
        position += 1
        guard seenRaw.insert([byte]).inserted else { continue }
        if isPlain(byte) { appendPlain(byte, to: &texts) }
        if hasDecoded, byte.hexDigitValue != nil { appendEscapes(with: byte, to: &texts) }
        continue
      }
      guard PercentEncoding.escapedByte(span, at: position) != nil else {
        isComplete = false
        position += 1
        continue
      }
      // An escape of several bytes is one piece, since it is decoded as one.
      var end = position + 3
      var decoded: [UInt8] = []
      while end - position < 12, !PercentEncoding.appendDecoded(span.extracting(position..<end), to: &decoded),
        PercentEncoding.escapedByte(span, at: end) != nil
      {
        end += 3
        decoded = []
      }
      decoded = []
      if !PercentEncoding.appendDecoded(span.extracting(position..<end), to: &decoded) {
        end = position + 3
        if hasDecoded { isComplete = false }
      }
      let escape = Array(literal[position..<end])
      position = end
      guard seenRaw.insert(escape).inserted else { continue }
      appendEscape(escape, to: &texts)
      if hasDecoded, decoded.count == 1, isPlain(decoded[0]) { appendPlain(decoded[0], to: &texts) }
    }
  }

  /// The pieces that give a rule that decodes the URL this text.
  private mutating func appendDecoded(_ literal: [UInt8], to texts: inout [[UInt8]]) {
    let span = literal.span
    var position = 0
    while position < literal.count {
      let length = UTF8Text.length(span, at: position)
      let character = Array(literal[position..<position + length])
      position += length
      guard seenDecoded.insert(character).inserted else { continue }
      let isPlain = length == 1 && isPlain(character[0])
      if isPlain { appendPlain(character[0], to: &texts) }
      if !isPlain || hasRaw { appendEscape(URLAlphabet.escape(character), to: &texts) }
      named.insert(character)
      guard hasFolded else { continue }
      for other in URLAlphabet.others(foldedLike: character) {
        appendEscape(URLAlphabet.escape(other), to: &texts)
        named.insert(other)
      }
    }
  }

  private mutating func appendPlain(_ byte: UInt8, to texts: inout [[UInt8]]) {
    named.insert([byte])
    texts.append([byte])
    guard hasFolded, byte.isASCIILetter else { return }
    named.insert([byte ^ 0x20])
    texts.append([byte ^ 0x20])
  }

  /// An escape, and the same with the digits in the other cases where some rules do not tell them apart.
  private func appendEscape(_ escape: [UInt8], to texts: inout [[UInt8]]) {
    texts.append(escape)
    guard hasFolded || (hasRaw && hasDecoded) else { return }
    texts.append(escape.map { $0.isASCIILetter ? $0 & 0xDF : $0 })
    texts.append(escape.map(\.lowercasedASCII))
  }

  /// Escapes of which a digit that a pattern names is part, for rules that do not see the escape but the digit.
  private func appendEscapes(with digit: UInt8, to texts: inout [[UInt8]]) {
    for byte in URLAlphabet.printable {
      let escape = URLAlphabet.escape([byte])
      if escape[1].lowercasedASCII == digit.lowercasedASCII || escape[2].lowercasedASCII == digit.lowercasedASCII {
        appendEscape(escape, to: &texts)
      }
    }
  }

  private static func escape(_ character: [UInt8]) -> [UInt8] {
    var escape: [UInt8] = []
    PercentEncoding.append(character.span, keeping: ASCIISet(""), to: &escape)
    return escape
  }

  /// Characters beyond ASCII that rules without case cannot tell from this one.
  private static func others(foldedLike character: [UInt8]) -> [[UInt8]] {
    var others: [[UInt8]] = []
    let scalars = String(decoding: character, as: UTF8.self).unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return others }
    let upper = scalar.properties.uppercaseMapping
    let candidates = (upper.unicodeScalars.count == 1 ? [upper] : []) + lookalikes
    var own: [UInt8] = []
    CaseFolding.append(character.span, to: &own)
    for candidate in candidates {
      let bytes = Array(candidate.utf8)
      var folded: [UInt8] = []
      CaseFolding.append(bytes.span, to: &folded)
      if folded == own, bytes != character { others.append(bytes) }
    }
    return others
  }

  /// Characters that fold to another one's lower-case form without being its upper-case form: long s, Kelvin, Ångström,
  /// Ohm, micro, final sigma.
  private static let lookalikes = ["\u{17F}", "\u{212A}", "\u{212B}", "\u{2126}", "\u{B5}", "\u{3C2}"]

  // MARK: Characters that are not named

  /// A class of characters that a pattern names, as its rule compares.
  private struct NamedClass {
    let members: ASCIISet
    let variant: TextVariant

    var isDecoded: Bool { variant.isDecoded }

    func contains(_ byte: UInt8) -> Bool { members.contains(variant.isFolded ? byte.lowercasedASCII : byte) }
  }

  /// Those that read well come first; a blank `=` and `&` only where no dictionary reads them.
  private static let plain = Array(
    "xyzwvqkjabcdefghilmnoprstu1234567890XYZWVQKJABCDEFGHILMNOPRSTU-_~:@!$,;'()+=&*.".utf8)
  private static let beyondASCII = [["ä", "ö", "ü", "é"], ["€", "‰", "中"], ["😀", "🚀"]]

  private mutating func addStandIns(_ rules: [RuleLanguage], _ used: [Bool]) {
    let hasItems = part == .query && rules.contains { !$0.items.isEmpty }
    var classes: [NamedClass] = []
    for rule in rules {
      for members in rule.classes(of: part) { classes.append(NamedClass(members: members, variant: rule.variant)) }
    }
    var found: Set<[Bool]> = []
    var standIns: [UInt8] = []
    for isUsed in [false, true] {
      for byte in URLAlphabet.plain where used[Int(byte)] == isUsed && !named.contains([byte]) {
        if hasItems, byte == UInt8(ascii: "=") || byte == UInt8(ascii: "&") { continue }
        let group = classes.map { $0.contains(byte) }
        if found.insert(group).inserted { standIns.append(byte) }
      }
    }
    for byte in standIns { add([byte]) }
    guard hasRaw, hasDecoded else { return }
    for byte in standIns { add(URLAlphabet.escape([byte])) }
    for choices in URLAlphabet.beyondASCII {
      guard let choice = choices.first(where: { !named.contains(Array($0.utf8)) }) else { continue }
      add(URLAlphabet.escape(Array(choice.utf8)))
    }
    let rawClasses = classes.filter { !$0.isDecoded }
    func groups(of text: [UInt8]) -> [[Bool]] { text.map { byte in rawClasses.map { $0.contains(byte) } } }
    guard Set(groups(of: Array("0123456789ABCDEFabcdef".utf8))).count > 1 else { return }
    // Escapes of several bytes have their digits in more ways than there can be pieces.
    isComplete = false
    var kinds: Set<[[Bool]]> = []
    for byte in URLAlphabet.printable where !named.contains([byte]) {
      let escape = URLAlphabet.escape([byte])
      for text in [escape, escape.map(\.lowercasedASCII)] {
        if kinds.insert([classes.map { $0.contains(byte) }] + groups(of: text)).inserted { add(text) }
      }
    }
  }
}
