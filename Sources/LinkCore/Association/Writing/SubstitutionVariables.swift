/// The variables that the rules of a file use, in the order in which they are first used.
struct SubstitutionVariables: Sendable {
  private(set) var list: [(name: [UInt8], values: [[UInt8]])] = []

  /// `$(NAME)` for one of these values; the name is like `wish` unless that is taken for others.
  mutating func reference(_ values: [[UInt8]], wish: [UInt8]) -> [UInt8] {
    let name = self.name(values, wish)
    return [UInt8(ascii: "$"), UInt8(ascii: "(")] + name + [UInt8(ascii: ")")]
  }

  private mutating func name(_ values: [[UInt8]], _ wish: [UInt8]) -> [UInt8] {
    if let known = list.first(where: { $0.values == values }) { return known.name }
    let allowed = ASCIISet.suffix
    let legal = wish.filter { allowed.contains($0) }
    let base = legal.isEmpty ? ByteText.bytes("value") : legal
    var name = base
    var number = 2
    while PredefinedVariable.names.contains(name) || list.contains(where: { $0.name == name }) {
      name = base + [UInt8](String(number).utf8)
      number += 1
    }
    list.append((name, values))
    return name
  }
}
