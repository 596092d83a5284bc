/// Whether a pattern can be found in any http or https URL that goes out.
///
/// Two automata are walked at once: one takes at least what the pattern does, the other at least the texts that
/// ``WebURL`` lets out. When both have no text in common, no URL matches; the opposite may be a guess. The steps are
/// bounded by the length of the pattern.
struct PatternReach {
  private enum State {
    case bytes(ASCIISet, next: Int)
    case either(Int, Int)
    case beginning(next: Int)
    case end(next: Int)
    case found
  }

  private let ignoresCase: Bool
  private var states: [State] = [.found]

  /// True where that is not known to be false.
  static func canMatch(_ pattern: [UInt8]) -> Bool {
    guard isReadable(pattern), let tree = PatternTreeReader.tree(of: pattern) else { return true }
    var reach = PatternReach(ignoresCase: ByteText.contains(pattern.span, "(?"))
    let entry = reach.add(tree, before: 0)
    return reach.isFound(from: entry)
  }

  private init(ignoresCase: Bool) {
    self.ignoresCase = ignoresCase
  }

  /// Whether the tree says at least what RE2 takes: it does not for classes of Unicode, nor where case may not count
  /// for characters some of which are the same as ASCII letters then (the Kelvin sign).
  private static func isReadable(_ pattern: [UInt8]) -> Bool {
    var isEscape = false
    let hasFlags = ByteText.contains(pattern.span, "(?")
    for byte in pattern {
      if isEscape {
        if byte | 0x20 == UInt8(ascii: "p") { return false }
        if hasFlags, byte == UInt8(ascii: "x") || byte.isASCIIDigit { return false }
      }
      if hasFlags, byte >= 0x80 { return false }
      isEscape = !isEscape && byte == UInt8(ascii: "\\")
    }
    return true
  }

  // MARK: The pattern

  /// Adds the states of a part, of which `next` comes behind; returns the first.
  private mutating func add(_ tree: PatternTree, before next: Int) -> Int {
    switch tree {
    case .nothing: return next
    case .beginning: return add(.beginning(next: next))
    case .end: return add(.end(next: next))
    case .character(let bytes):
      return bytes.reversed().reduce(next) { next, byte in add(byte < 0x80 ? ASCIISet(byte...byte) : .empty, next) }
    case .anyCharacter: return add(.plainInPath, next)
    case .set(let members): return add(members, next)
    case .sequence(let parts): return parts.reversed().reduce(next) { next, part in add(part, before: next) }
    case .branches(let branches):
      let entries = branches.map { add($0, before: next) }
      return entries.dropFirst().reduce(entries.first ?? next) { add(.either($0, $1)) }
    case .repeated(let part, let count):
      // As often as one likes, whatever the count says: that is more than the pattern takes.
      let again = add(.either(next, next))
      let entry = add(part, before: again)
      states[again] = .either(next, entry)
      return count.lowerBound == 0 ? again : entry
    }
  }

  private mutating func add(_ members: ASCIISet, _ next: Int) -> Int {
    add(.bytes(ignoresCase ? members.ignoringCase : members, next: next))
  }

  private mutating func add(_ state: State) -> Int {
    states.append(state)
    return states.count - 1
  }

  // MARK: URLs

  /// How a URL goes on from each place: `http`, perhaps `s`, `://`, the first byte of the host, the rest of the
  /// authority, and everything behind it.
  private static let url: [[(ASCIISet, Int)]] = {
    let host = ASCIISet.hostName
    return "http".utf8.enumerated().map { [(ASCIISet($1...$1).ignoringCase, $0 + 1)] } + [
      [(ASCIISet("sS"), 5), (ASCIISet(":"), 6)],
      [(ASCIISet(":"), 6)],
      [(ASCIISet("/"), 7)],
      [(ASCIISet("/"), 8)],
      [(host.union(ASCIISet("[")), 9)],
      [(host.union(ASCIISet(":]")), 9), (ASCIISet("/?#"), 10)],
      [(.plainInPath, 10)],
    ]
  }()

  /// The first place at which a URL may end.
  private static let complete = 9

  /// Whether the pattern is found, from its first state on, at any place of a URL.
  private func isFound(from entry: Int) -> Bool {
    let places = Self.url.count
    var seen = [Bool](repeating: false, count: states.count * places * 2)
    var waiting: [(state: Int, place: Int, hasEnded: Bool)] = []
    func visit(_ state: Int, _ place: Int, _ hasEnded: Bool) {
      let index = (state * places + place) * 2 + (hasEnded ? 1 : 0)
      guard !seen[index] else { return }
      seen[index] = true
      waiting.append((state, place, hasEnded))
    }
    // A URL comes by every place, and can be completed from each.
    for place in 0..<places { visit(entry, place, false) }
    while let (state, place, hasEnded) = waiting.popLast() {
      switch states[state] {
      case .found: return true
      case .either(let left, let right):
        visit(left, place, hasEnded)
        visit(right, place, hasEnded)
      case .beginning(let next): if place == 0 { visit(next, place, hasEnded) }
      case .end(let next): if place >= Self.complete { visit(next, place, true) }
      case .bytes(let members, let next):
        guard !hasEnded else { continue }
        for (bytes, target) in Self.url[place] where !members.intersection(bytes).isEmpty {
          visit(next, target, false)
        }
      }
    }
    return false
  }
}
