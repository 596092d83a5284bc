// How a pattern with variables is matched.
//
// All ways to read the text are followed at once, one unit at a time (a byte, or a character where the URL is decoded).
// A state is an element of the pattern and a place in it: how much has been read of a text, or of the values of a
// variable and which of them are left. Each state is entered at most once a unit, so the work is at most states times
// units, however the pattern is made.
//
// Entering a state enters whatever needs no unit: the element behind a star, the place behind a `*` of a value, the
// element behind a variable whose value has ended. Elements that are due wait in a list, so nothing recurses.

extension PatternPool {
  /// What it costs to go on from a state, or to enter one: a few times as much as to compare a byte.
  private static let stepsOfState = 4

  func automatonMatches(_ pattern: CompiledPattern, _ text: Span<UInt8>, _ work: inout AutomatonWork) -> Bool {
    work.prepare(limit: pattern.states + pattern.elements.count + 1)
    work.beginRound()
    var isAccepted = enter(0, of: pattern, &work)
    var position = 0
    while position < text.count {
      swap(&work.current, &work.next)
      guard !work.current.isEmpty, !work.isExhausted else { return false }
      let length = pattern.takesCharacters ? UTF8Text.length(text, at: position) : 1
      work.beginRound()
      isAccepted = false
      for index in work.current.indices {
        work.steps &+= PatternPool.stepsOfState
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
        add(element, variables[variable].values, 0, variables[variable], of: pattern, &work)
      }
    }
    return isAccepted
  }

  private func add(_ element: Int, _ length: Int, of pattern: CompiledPattern, _ work: inout AutomatonWork) {
    guard work.mark(firstStates[pattern.elements.lowerBound + element] + length) else { return }
    work.next.append(AutomatonWork.State(element: element, length: length, values: 0..<0))
  }

  /// Enters the place where `length` bytes of `candidates` have been read, and the place behind a `*` that follows;
  /// where a value ends, the next element becomes due.
  private func add(
    _ element: Int, _ candidates: Range<Int>, _ length: Int, _ variable: CompiledVariable, of pattern: CompiledPattern,
    _ work: inout AutomatonWork
  ) {
    let firstState = firstStates[pattern.elements.lowerBound + element] - variable.start
    var candidates = candidates
    var length = length
    while !candidates.isEmpty {
      work.steps &+= PatternPool.stepsOfState
      let first = values[candidates.lowerBound]
      guard work.mark(firstState + first.lowerBound + length) else { return }
      work.next.append(AutomatonWork.State(element: element, length: length, values: candidates))
      if first.count == length { work.pending.append(element + 1) }
      guard variable.hasStars else { return }
      candidates = narrow(candidates, length, UInt8(ascii: "*"), &work.steps)
      length += 1
    }
  }

  /// Reads one unit from one state; returns whether the pattern has ended behind it.
  private func step(
    from state: AutomatonWork.State, of pattern: CompiledPattern, _ text: Span<UInt8>, _ position: Int, _ length: Int,
    _ work: inout AutomatonWork
  ) -> Bool {
    let element = state.element
    let place = state.length
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
    case .variable(let index):
      let variable = variables[index]
      if variable.hasStars, place > 0,
        bytes[values[state.values.lowerBound].lowerBound + place - 1] == UInt8(ascii: "*")
      {
        add(element, state.values, place, variable, of: pattern, &work)
      }
      if variable.hasSingles {
        let rest = narrow(state.values, place, UInt8(ascii: "?"), &work.steps)
        add(element, rest, place + 1, variable, of: pattern, &work)
      }
      var rest = state.values
      for offset in 0..<length {
        let byte = text[position + offset]
        let isWildcard = byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?")
        rest = isWildcard ? 0..<0 : narrow(rest, place + offset, byte, &work.steps)
      }
      add(element, rest, place + length, variable, of: pattern, &work)
      // What became due is entered here, so that it is entered in this round.
      guard let due = work.pending.popLast() else { return false }
      work.pending.removeAll(keepingCapacity: true)
      return enter(due, of: pattern, &work)
    }
  }

  /// Those of `candidates` that go on with `byte` after `length` bytes.
  private func narrow(_ candidates: Range<Int>, _ length: Int, _ byte: UInt8, _ steps: inout Int) -> Range<Int> {
    let low = firstValue(of: candidates, after: length, atLeast: Int(byte), &steps)
    return low..<firstValue(of: low..<candidates.upperBound, after: length, atLeast: Int(byte) + 1, &steps)
  }

  /// The first of `candidates` whose byte after `length` bytes is at least `byte`; a value that ends there has none.
  private func firstValue(of candidates: Range<Int>, after length: Int, atLeast byte: Int, _ steps: inout Int) -> Int {
    var low = candidates.lowerBound
    var high = candidates.upperBound
    while low < high {
      steps &+= 1
      let middle = (low + high) / 2
      let value = values[middle]
      let own = value.count > length ? Int(bytes[value.lowerBound + length]) : -1
      if own < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
