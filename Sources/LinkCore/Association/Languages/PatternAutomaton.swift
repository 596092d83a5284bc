/// A pattern as an automaton that a search over URLs walks on.
///
/// Nodes stand in the order of the pattern, and a node leads to the one behind it unless it says otherwise.
struct PatternAutomaton: Hashable, Sendable {
  enum Node: Hashable, Sendable {
    /// Reads one byte of text.
    case byte(UInt8)

    /// Reads one unit.
    case single

    /// Reads one character of a class.
    case one(ASCIISet)

    /// Reads any units, or none. One that is not within a value of a variable is passed by every text that is taken.
    case star(isWithinValue: Bool)

    /// Goes on at each of the nodes that stand here in ``PatternAutomaton/targets``.
    case fork(Range<Int>)

    /// Goes on at that node.
    case jump(Int)

    /// The pattern has been read.
    case end
  }

  private(set) var nodes: [Node] = []

  /// Where forks go on; apart from the nodes, so that looking at one of these costs no reference count.
  private(set) var targets: [Int] = []

  /// Most nodes of one pattern: 30 times what the longest predefined variable needs.
  static let nodeLimit = 1 << 16

  /// The automaton of a pattern that is neither `any` nor `never`; nil when it would be too large.
  init?(_ pattern: CompiledPattern, in pool: PatternPool) {
    guard pattern.bytes.count < PatternAutomaton.nodeLimit else { return nil }
    switch pattern.kind {
    case .any: nodes = [.star(isWithinValue: false)]
    case .never: return nil
    case .exact: for index in pattern.bytes { nodes.append(.byte(pool.bytes[index])) }
    case .prefix:
      for index in pattern.bytes { nodes.append(.byte(pool.bytes[index])) }
      nodes.append(.star(isWithinValue: false))
    case .glob: append(pool.bytes, pattern.bytes, isWithinValue: false)
    case .automaton:
      for index in pattern.elements {
        append(pool.elements[index], in: pool)
        guard nodes.count < PatternAutomaton.nodeLimit else { return nil }
      }
    }
    guard nodes.count < PatternAutomaton.nodeLimit else { return nil }
    nodes.append(.end)
  }

  private mutating func append(_ element: PatternElement, in pool: PatternPool) {
    switch element {
    case .text(let range): append(pool.bytes, range, isWithinValue: false)
    case .star: nodes.append(.star(isWithinValue: false))
    case .one(let members): nodes.append(.one(members))
    case .variable(let number):
      let fork = nodes.count
      nodes.append(.end)
      var starts: [Int] = []
      var ends: [Int] = []
      for value in pool.variables[number].values {
        starts.append(nodes.count)
        append(pool.bytes, pool.values[value], isWithinValue: true)
        ends.append(nodes.count)
        nodes.append(.end)
        if nodes.count >= PatternAutomaton.nodeLimit { return }
      }
      nodes[fork] = .fork(targets.count..<targets.count + starts.count)
      targets += starts
      for end in ends { nodes[end] = .jump(nodes.count) }
    }
  }

  private mutating func append(_ bytes: [UInt8], _ range: Range<Int>, isWithinValue: Bool) {
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "*"): nodes.append(.star(isWithinValue: isWithinValue))
      case UInt8(ascii: "?"): nodes.append(.single)
      default: nodes.append(.byte(bytes[index]))
      }
    }
  }

  /// The texts between wildcards, each at least one byte long.
  var literals: [[UInt8]] {
    var literals: [[UInt8]] = []
    var literal: [UInt8] = []
    for node in nodes {
      if case .byte(let byte) = node {
        literal.append(byte)
      } else if !literal.isEmpty {
        literals.append(literal)
        literal = []
      }
    }
    return literals
  }
}
