// How a pattern with variables is matched.
//
// All ways to read the text are followed at once, one unit at a time (a byte, or a character where the URL is decoded).
// A state is an element of the pattern and a place in it: bytes read of a text, a node among a variable's values. Each
// state is entered at most once a unit, so the work is at most states times units, however the pattern is made.
//
// Entering a state enters whatever needs no unit: the element behind a star, the node behind a `*` of a value, the element
// behind a variable whose value has ended. Elements that are due wait in a list, so nothing recurses.

extension PatternPool {
  func automatonMatches(_ pattern: CompiledPattern, _ text: Span<UInt8>, _ work: inout AutomatonWork) -> Bool {
    let needed = pattern.states + pattern.elements.count + 1
    while work.marks.count < needed { work.marks.append(0) }
    work.beginRound()
    var isAccepted = enter(0, of: pattern, &work)
    var position = 0
    while position < text.count {
      swap(&work.current, &work.next)
      guard !work.current.isEmpty else { return false }
      let length = pattern.takesCharacters ? UTF8Text.length(text, at: position) : 1
      work.beginRound()
      isAccepted = false
      for index in work.current.indices {
        work.steps &+= 1
        if step(from: work.current[index], of: pattern, text, position, length, &work) { isAccepted = true }
      }
      position += length
    }
    return isAccepted
  }

  /// Enters an element and all that follows without a unit; returns whether the pattern has ended.
  private func enter(_ first: Int, of pattern: CompiledPattern, _ work: inout AutomatonWork) -> Bool {
    var isAccepted = false
    work.pending.append(first)
    while let element = work.pending.popLast() {
      guard work.mark(pattern.states + element) else { continue }
      guard element < pattern.elements.count else {
        isAccepted = true
        continue
      }
      switch elements[pattern.elements.lowerBound + element] {
      case .text, .one:
        add(element, 0, of: pattern, &work)
      case .star:
        add(element, 0, of: pattern, &work)
        work.pending.append(element + 1)
      case .variable(let variable):
        addNode(variables[variable].nodes.lowerBound, element, variable, of: pattern, &work)
      }
    }
    return isAccepted
  }

  /// Enters one state; returns false when it has been entered in this round already.
  @discardableResult
  private func add(_ element: Int, _ place: Int, of pattern: CompiledPattern, _ work: inout AutomatonWork) -> Bool {
    guard work.mark(firstStates[pattern.elements.lowerBound + element] + place) else { return false }
    work.next.append(
      AutomatonWork.State(element: Int32(truncatingIfNeeded: element), place: Int32(truncatingIfNeeded: place)))
    return true
  }

  /// Enters a node of a variable, and the node behind its `*`; where a value ends, the next element becomes due.
  private func addNode(
    _ first: Int, _ element: Int, _ variable: Int, of pattern: CompiledPattern, _ work: inout AutomatonWork
  ) {
    let root = variables[variable].nodes.lowerBound
    var node = first
    while add(element, node - root, of: pattern, &work) {
      if nodes[node].accepts { work.pending.append(element + 1) }
      let target = Int(nodes[node].starTarget)
      guard target >= 0 else { return }
      node = root + target
    }
  }

  /// Reads one unit from one state; returns whether the pattern has ended behind it.
  private func step(
    from state: AutomatonWork.State, of pattern: CompiledPattern, _ text: Span<UInt8>, _ position: Int, _ length: Int,
    _ work: inout AutomatonWork
  ) -> Bool {
    let element = Int(state.element)
    let place = Int(state.place)
    switch elements[pattern.elements.lowerBound + element] {
    case .star:
      return enter(element, of: pattern, &work)
    case .one(let members):
      guard length == 1, members.contains(text[position]) else { return false }
      return enter(element + 1, of: pattern, &work)
    case .text(let range):
      let own = bytes.span.extracting(range)
      var after = place
      if own[place] == UInt8(ascii: "?") {
        after += 1
      } else {
        guard own.count - place >= length else { return false }
        for offset in 0..<length where own[place + offset] != text[position + offset] { return false }
        after += length
      }
      if after == own.count { return enter(element + 1, of: pattern, &work) }
      add(element, after, of: pattern, &work)
      return false
    case .variable(let variable):
      let root = variables[variable].nodes.lowerBound
      let node = nodes[root + place]
      if node.loops { addNode(root + place, element, variable, of: pattern, &work) }
      if node.anyTarget >= 0 { addNode(root + Int(node.anyTarget), element, variable, of: pattern, &work) }
      if let target = follow(node, root, text, position, length) {
        addNode(target, element, variable, of: pattern, &work)
      }
      // What became due is entered here, so that it is entered in this round.
      guard let due = work.pending.popLast() else { return false }
      work.pending.removeAll(keepingCapacity: true)
      return enter(due, of: pattern, &work)
    }
  }

  /// The node to which the bytes of one unit lead, or nil.
  private func follow(
    _ start: VariableNode, _ root: Int, _ text: Span<UInt8>, _ position: Int, _ length: Int
  ) -> Int? {
    var node = start
    var target = -1
    for offset in 0..<length {
      guard let next = edge(of: node, for: text[position + offset]) else { return nil }
      target = root + next
      node = nodes[target]
    }
    return target
  }

  private func edge(of node: VariableNode, for byte: UInt8) -> Int? {
    var low = Int(node.firstEdge)
    var high = low + Int(node.edgeCount)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].byte < byte { low = middle + 1 } else { high = middle }
    }
    guard low < Int(node.firstEdge) + Int(node.edgeCount), edges[low].byte == byte else { return nil }
    return Int(edges[low].target)
  }
}
