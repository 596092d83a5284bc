import TestSupport

/// Damage done to a request, out of a seed.
struct Mutation {
  private var random: SeededGenerator

  /// Values of which one takes the place of another.
  private let values: [JSONTree]

  init(seed: UInt64, values: [JSONTree]) {
    random = SeededGenerator(seed: seed)
    self.values =
      values + [
        .null, .bool(true), .bool(false), .number("0"), .number("-1"), .number("1e999"),
        .number("99999999999999999999"),
        .string(""), .string("\0"), .string("https://"), .string("%"), .array([]), .object([]),
        .array([.array([.string("a"), .string("b")])]), .object([.init("", .null)]),
      ]
  }

  /// The value with one or two changes.
  mutating func changed(_ tree: JSONTree) -> JSONTree {
    var tree = tree
    for _ in 0..<Int.random(in: 1...2, using: &random) { tree = change(tree) }
    return tree
  }

  /// The bytes with one to four of them changed, taken out or put in.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &random)
      // A line break would end the message.
      let byte = UInt8.random(in: 0x0B...0xFF, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = byte
      case 1: bytes.remove(at: index)
      default: bytes.insert(byte, at: index)
      }
    }
    return bytes
  }

  private mutating func change(_ tree: JSONTree) -> JSONTree {
    switch tree {
    case .object(var members) where !members.isEmpty && Int.random(in: 0..<16, using: &random) > 0:
      let index = Int.random(in: members.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: members.remove(at: index)
      case 1: members.append(members[index])
      case 2: members[index].name.append(UInt8(ascii: "x"))
      case 3: members.append(.init(members[index].name, other()))
      default: members[index].value = change(members[index].value)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty && Int.random(in: 0..<16, using: &random) > 0:
      let index = Int.random(in: elements.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: elements.remove(at: index)
      case 1: elements.append(other())
      default: elements[index] = change(elements[index])
      }
      return .array(elements)
    case .string(let text) where Int.random(in: 0..<4, using: &random) > 0: return .string(spliced(text))
    default: return other()
    }
  }

  private mutating func other() -> JSONTree { values.randomElement(using: &random) ?? .null }

  /// The text with other text in place of a part of it, cut at characters.
  private mutating func spliced(_ text: [UInt8]) -> [UInt8] {
    var scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    let lower = Int.random(in: 0...scalars.count, using: &random)
    let upper = min(scalars.count, lower + Int.random(in: 0...3, using: &random))
    scalars.replaceSubrange(lower..<upper, with: random.text(maximumCount: 4).unicodeScalars)
    var out = String.UnicodeScalarView()
    out.append(contentsOf: scalars)
    return Array(String(out).utf8)
  }
}
