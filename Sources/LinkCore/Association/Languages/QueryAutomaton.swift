/// A query dictionary as an automaton over the pieces of a query, made one state at a time as a search asks for it.
///
/// Items stand between plain `&`, a name ends at the first plain `=`. Every item of a name must fit, and what need not
/// be empty must be there (WWDC 2019 session 717).
struct QueryAutomaton {
  /// Most items, one bit each.
  static let itemLimit = 64

  private enum Mode: Hashable {
    /// In a name of which so many bytes have been read, as one that is asked for begins; the first such in order.
    ///
    /// The bytes themselves would make the states of a long name take the square of its length.
    case name(first: Int, length: Int)
    case otherName

    /// In a value of the names of that number, with the states of its patterns.
    case value(Int, [Int])
    case otherValue

    /// Where an item begins.
    static let newItem = Mode.name(first: 0, length: 0)
  }

  private struct State: Hashable {
    let mode: Mode

    /// The names of which an item was there, one bit each; only of those that must be there.
    let seen: UInt64
  }

  /// What is asked of one name.
  private struct Name {
    let text: [UInt8]
    var patterns: [Int]
    var takesEmpty: Bool
  }

  private let variant: TextVariant
  private let pieces: [URLPiece]
  private var patterns: [LazyAutomaton] = []
  private var names: [Name] = []

  /// The bits of the names that must be there.
  private var needed: UInt64 = 0

  /// By their number; nil for the dead one.
  private var states: [State?] = [nil, State(mode: .newItem, seen: 0)]
  private var numbers: [State: Int] = [State(mode: .newItem, seen: 0): AutomatonState.start]

  /// For each state and piece the state behind it, -1 while it is not known.
  private var known: [Int]

  /// How many bytes each name has in common with the one behind it.
  private var common: [Int] = []

  /// `items` are in the order of their names, and not empty.
  init(_ items: [RuleLanguage.Item], _ variant: TextVariant, over pieces: [URLPiece]) {
    self.variant = variant
    self.pieces = pieces
    known = [Int](repeating: -1, count: states.count * pieces.count)
    for item in items {
      patterns.append(LazyAutomaton(item.pattern, variant, over: pieces))
      if let last = names.indices.last, names[last].text == item.name {
        names[last].patterns.append(patterns.count - 1)
        names[last].takesEmpty = names[last].takesEmpty && item.takesEmpty
      } else {
        names.append(Name(text: item.name, patterns: [patterns.count - 1], takesEmpty: item.takesEmpty))
      }
    }
    for number in names.indices where !names[number].takesEmpty { needed |= 1 << UInt64(number) }
    for (name, next) in zip(names, names.dropFirst()) {
      common.append(zip(name.text, next.text).prefix { $0 == $1 }.count)
    }
  }

  func isAccepting(_ state: Int) -> Bool {
    guard let state = states[state], let seen = seen(behind: state) else { return false }
    return seen == needed
  }

  /// The state behind a piece.
  mutating func step(_ state: Int, _ piece: Int, _ budget: inout SearchBudget) -> Int {
    guard let before = states[state] else { return AutomatonState.dead }
    budget.spend(1)
    let place = state * pieces.count + piece
    if known[place] >= 0 { return known[place] }
    let next = step(state, before, piece, &budget)
    known[place] = next
    return next
  }

  private mutating func step(_ state: Int, _ before: State, _ piece: Int, _ budget: inout SearchBudget) -> Int {
    let text = pieces[piece].text
    if text == [UInt8(ascii: "&")] {
      guard let seen = seen(behind: before) else { return AutomatonState.dead }
      return number(of: State(mode: .newItem, seen: seen))
    }
    let isEquals = text == [UInt8(ascii: "=")]
    switch before.mode {
    case .name(let first, let length):
      let mode =
        isEquals ? value(at: first, length) : longer(first, length, by: pieces[piece].compared(variant))
      return number(of: State(mode: mode, seen: before.seen))
    case .otherName:
      return isEquals ? number(of: State(mode: .otherValue, seen: before.seen)) : state
    case .otherValue:
      return state
    case .value(let name, let values):
      var next: [Int] = []
      for (pattern, value) in zip(names[name].patterns, values) {
        let behind = patterns[pattern].step(value, piece, &budget)
        guard behind != AutomatonState.dead else { return AutomatonState.dead }
        next.append(behind)
      }
      return number(of: State(mode: .value(name, next), seen: before.seen))
    }
  }

  /// The name that has been read whole; the shortest of those that begin alike comes first.
  private func whole(_ first: Int, _ length: Int) -> Int? { names[first].text.count == length ? first : nil }

  private func value(at first: Int, _ length: Int) -> Mode {
    guard let name = whole(first, length) else { return .otherValue }
    return .value(name, names[name].patterns.map { _ in AutomatonState.start })
  }

  /// The first name that goes on with `text` behind the bytes that have been read.
  private func longer(_ first: Int, _ length: Int, by text: [UInt8]) -> Mode {
    for number in first..<names.count {
      if names[number].text.dropFirst(length).starts(with: text) {
        return .name(first: number, length: length + text.count)
      }
      guard number < common.count, common[number] >= length else { break }
    }
    return .otherName
  }

  /// What has been seen when the item at hand ends here; nil when it does not fit.
  private func seen(behind state: State) -> UInt64? {
    switch state.mode {
    case .otherName, .otherValue: return state.seen
    case .name(let first, let length):
      guard length > 0, let name = whole(first, length) else { return state.seen }
      return names[name].takesEmpty ? state.seen : nil
    case .value(let name, let values):
      for (pattern, value) in zip(names[name].patterns, values) where !patterns[pattern].isAccepting(value) {
        return nil
      }
      return state.seen | (needed & (1 << UInt64(name)))
    }
  }

  private mutating func number(of state: State) -> Int {
    if let number = numbers[state] { return number }
    let number = states.count
    numbers[state] = number
    states.append(state)
    known.append(contentsOf: repeatElement(-1, count: pieces.count))
    return number
  }
}
