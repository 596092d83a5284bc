/// Reads the text of a pattern that RE2 has accepted or will refuse (syntax: RE2's doc/syntax.txt).
///
/// What RE2 refuses may be read as anything, so nothing is checked here. Open groups are kept in an array, and there is
/// a bound on them, so that no pattern makes the tree deeper than recursion over it can bear.
struct PatternTreeReader {
  /// How many groups may be open at once; RE2 itself allows 1000.
  static let maximumDepth = 100

  private let pattern: [UInt8]
  private var index = 0
  private var open: [Group] = [Group()]

  /// What has been read of one group.
  private struct Group {
    var branches: [PatternTree] = []
    var parts: [PatternTree] = []

    var tree: PatternTree {
      let last = PatternTree.sequence(parts)
      return branches.isEmpty ? last : .branches(branches + [last])
    }
  }

  /// Nil when more than ``maximumDepth`` groups are open at once.
  static func tree(of pattern: [UInt8]) -> PatternTree? {
    var reader = PatternTreeReader(pattern: pattern)
    return reader.read()
  }

  private init(pattern: [UInt8]) {
    self.pattern = pattern
  }

  private mutating func read() -> PatternTree? {
    while let byte = peek() {
      index += 1
      switch byte {
      case UInt8(ascii: "("):
        guard open.count <= Self.maximumDepth else { return nil }
        beginGroup()
      case UInt8(ascii: ")"): endGroup()
      case UInt8(ascii: "|"):
        let branch = PatternTree.sequence(open[open.count - 1].parts)
        open[open.count - 1].branches.append(branch)
        open[open.count - 1].parts = []
      case UInt8(ascii: "^"): add(.beginning)
      case UInt8(ascii: "$"): add(.end)
      case UInt8(ascii: "."): add(.anyCharacter)
      case UInt8(ascii: "["): add(.set(readSet()))
      case UInt8(ascii: "*"): repeatLast(0...PatternTree.unlimited)
      case UInt8(ascii: "+"): repeatLast(1...PatternTree.unlimited)
      case UInt8(ascii: "?"): repeatLast(0...1)
      case UInt8(ascii: "{"):
        if let count = readCount() { repeatLast(count) } else { add(.character([byte])) }
      case UInt8(ascii: "\\"): readEscape()
      default:
        var character = [byte]
        while let next = peek(), byte >= 0xC0, next & 0xC0 == 0x80 {
          character.append(next)
          index += 1
        }
        add(.character(character))
      }
    }
    while open.count > 1 { endGroup() }
    return open[0].tree
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    let place = index + distance
    return place < pattern.count ? pattern[place] : nil
  }

  /// Goes past `text` if it stands here.
  private mutating func skip(_ text: StaticString) -> Bool {
    guard ByteText.hasPrefix(pattern.span, text, from: index) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  private mutating func add(_ tree: PatternTree) {
    open[open.count - 1].parts.append(tree)
  }

  // MARK: Groups

  /// Behind the `(`: the name or the flags of a group; flags alone are no group.
  private mutating func beginGroup() {
    guard skip("?") else {
      open.append(Group())
      return
    }
    if skip("P<") || skip("<") {
      while let byte = peek(), byte != UInt8(ascii: ">") { index += 1 }
      index += 1
    } else {
      while let byte = peek(), byte != UInt8(ascii: ":"), byte != UInt8(ascii: ")") { index += 1 }
      index += 1
      if pattern[min(index, pattern.count) - 1] == UInt8(ascii: ")") { return }
    }
    open.append(Group())
  }

  private mutating func endGroup() {
    guard open.count > 1, let group = open.popLast() else { return }
    add(group.tree)
  }

  // MARK: Repetition

  /// A repetition of a repetition, which RE2 refuses, takes the place of the first, so that the tree gets no deeper.
  private mutating func repeatLast(_ count: ClosedRange<Int>) {
    _ = skip("?")
    switch open[open.count - 1].parts.popLast() {
    case nil: return
    case .repeated(let part, _): add(.repeated(part, count))
    case let part?: add(.repeated(part, count))
    }
  }

  /// Behind the `{`: `n}`, `n,}` or `n,m}`; nil, and nothing is read, when it is none, for then the brace is a
  /// character.
  private mutating func readCount() -> ClosedRange<Int>? {
    let start = index
    if let lower = readNumber() {
      if skip("}") { return lower...lower }
      if skip(",") {
        if skip("}") { return lower...PatternTree.unlimited }
        if let upper = readNumber(), upper >= lower, skip("}") { return lower...upper }
      }
    }
    index = start
    return nil
  }

  private mutating func readNumber() -> Int? {
    let start = index
    while let byte = peek(), byte.isASCIIDigit { index += 1 }
    return DecimalNumber.value(pattern.span.extracting(start..<index), atMost: 1_000)
  }

  // MARK: Escapes

  /// Behind a `\` outside of a set.
  private mutating func readEscape() {
    guard let byte = peek() else { return }
    switch byte {
    case UInt8(ascii: "A"):
      index += 1
      add(.beginning)
    case UInt8(ascii: "z"):
      index += 1
      add(.end)
    case UInt8(ascii: "b"), UInt8(ascii: "B"):
      index += 1
      add(.nothing)
    case UInt8(ascii: "C"):
      index += 1
      add(.anyCharacter)
    case UInt8(ascii: "Q"):
      index += 1
      while let byte = peek(), !skip("\\E") {
        add(.character([byte]))
        index += 1
      }
    default:
      if let members = readClass() {
        add(.set(members))
      } else {
        add(.character(readCharacter()))
      }
    }
  }

  /// Behind a `\`: the members of `\d`, `\pL` and the like; nil, and nothing is read, when it is none.
  private mutating func readClass() -> ASCIISet? {
    let start = index
    guard let byte = peek() else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "d"): return ASCIISet.digit
    case UInt8(ascii: "D"): return ASCIISet.digit.inverted
    case UInt8(ascii: "w"): return ASCIISet.word
    case UInt8(ascii: "W"): return ASCIISet.word.inverted
    case UInt8(ascii: "s"): return ASCIISet.blank
    case UInt8(ascii: "S"): return ASCIISet.blank.inverted
    case UInt8(ascii: "p"), UInt8(ascii: "P"):
      var isNegated = byte == UInt8(ascii: "P")
      var name: [UInt8] = []
      if skip("{") {
        while let next = peek(), next != UInt8(ascii: "}") {
          name.append(next)
          index += 1
        }
        index += 1
      } else if let next = peek() {
        name = [next]
        index += 1
      }
      if name.first == UInt8(ascii: "^") {
        isNegated.toggle()
        name.removeFirst()
      }
      let members = ASCIISet(unicodeClass: name)
      return isNegated ? members.inverted : members
    default:
      index = start
      return nil
    }
  }

  /// Behind a `\`: one character; an escape that is none stands for itself.
  private mutating func readCharacter() -> [UInt8] {
    guard let byte = peek() else { return [] }
    index += 1
    switch byte {
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = UInt32(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let digit = peek(), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
        value = value * 8 + UInt32(digit - UInt8(ascii: "0"))
        index += 1
      }
      return Self.utf8(value)
    case UInt8(ascii: "x"):
      let isBraced = skip("{")
      var value: UInt32 = 0
      var count = 0
      while count < (isBraced ? 6 : 2), let digit = peek()?.hexDigitValue {
        value = value << 4 | UInt32(digit)
        count += 1
        index += 1
      }
      if isBraced { _ = skip("}") }
      return Self.utf8(value)
    default: return [byte]
    }
  }

  private static func utf8(_ value: UInt32) -> [UInt8] {
    Unicode.Scalar(value).map { [UInt8](String($0).utf8) } ?? []
  }

  // MARK: Sets

  /// Behind the `[`: the members up to the bracket that closes the set; one right behind the opening is a member.
  private mutating func readSet() -> ASCIISet {
    let isNegated = skip("^")
    var members = ASCIISet.empty
    var isFirst = true
    while let byte = peek(), byte != UInt8(ascii: "]") || isFirst {
      isFirst = false
      if let named = readNamedClass() {
        members = members.union(named)
        continue
      }
      if skip("\\") {
        if let named = readClass() {
          members = members.union(named)
          continue
        }
        members = members.union(readRange(from: readCharacter()))
      } else {
        index += 1
        members = members.union(readRange(from: [byte]))
      }
    }
    index += 1
    return isNegated ? members.inverted : members
  }

  /// `[:alpha:]` and the like.
  private mutating func readNamedClass() -> ASCIISet? {
    guard ByteText.hasPrefix(pattern.span, "[:", from: index) else { return nil }
    var end = index + 2
    while end < pattern.count, pattern[end] != UInt8(ascii: ":") { end += 1 }
    guard ByteText.hasPrefix(pattern.span, ":]", from: end) else { return nil }
    var name = [UInt8](pattern[(index + 2)..<end])
    index = end + 2
    guard name.first == UInt8(ascii: "^") else { return ASCIISet(namedClass: name) }
    name.removeFirst()
    return ASCIISet(namedClass: name).inverted
  }

  /// One member, or the range that begins with it.
  private mutating func readRange(from first: [UInt8]) -> ASCIISet {
    var last = first
    if peek() == UInt8(ascii: "-"), let next = peek(1), next != UInt8(ascii: "]") {
      index += 2
      last = next == UInt8(ascii: "\\") ? readCharacter() : [next]
    }
    guard let low = first.first else { return .empty }
    let high = last.first ?? low
    return low <= high ? ASCIISet(low...high) : .empty
  }
}
