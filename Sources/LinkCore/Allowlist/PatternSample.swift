/// Makes a text that a pattern may match, out of its tree.
struct PatternSample {
  /// In bytes; a pattern whose shortest match is longer has no sample.
  private static let maximumLength = 2_048

  /// Which branch is taken at each `|`, counted around.
  let branch: Int
  /// What takes the place of `.*` and other repeated sets that can hold it.
  let filler: [UInt8]
  /// Whether parts that may be left out are there.
  let isFull: Bool

  private var text: [UInt8] = []

  init(branch: Int, filler: [UInt8], isFull: Bool) {
    self.branch = branch
    self.filler = filler
    self.isFull = isFull
  }

  /// Nil when the tree has a set without visible ASCII characters, or becomes too long.
  func text(of tree: PatternTree) -> [UInt8]? {
    var sample = self
    return sample.append(tree) ? sample.text : nil
  }

  private mutating func append(_ tree: PatternTree) -> Bool {
    guard text.count <= Self.maximumLength else { return false }
    switch tree {
    case .nothing, .beginning, .end: break
    case .character(let bytes): text += bytes
    // Where a pattern has a dot that was not escaped, this is what was meant.
    case .anyCharacter: text.append(UInt8(ascii: "."))
    case .set(let members):
      guard let member = Self.member(of: members) else { return false }
      text.append(member)
    case .sequence(let parts):
      for part in parts where !append(part) { return false }
    case .branches(let branches):
      guard !branches.isEmpty else { return false }
      return append(branches[branch % branches.count])
    case .repeated(let part, let count):
      if fills(part, count) {
        text += filler
        return true
      }
      for _ in 0..<min(max(count.lowerBound, isFull ? 1 : 0), count.upperBound) {
        let length = text.count
        guard append(part) else { return false }
        if text.count == length { break }
      }
    }
    return true
  }

  private func fills(_ part: PatternTree, _ count: ClosedRange<Int>) -> Bool {
    guard count.contains(filler.count) else { return false }
    switch part {
    case .anyCharacter: return true
    case .set(let members): return filler.allSatisfy { members.contains($0) }
    default: return false
    }
  }

  /// A letter if there is one, so that it may stand in a host; else what divides a URL; else whatever is visible.
  private static func member(of members: ASCIISet) -> UInt8? {
    for byte in ByteText.bytes("aA1/?#") where members.contains(byte) { return byte }
    return (0x21...0x7E as ClosedRange<UInt8>).first { members.contains($0) }
  }
}
