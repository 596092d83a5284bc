/// Values of the parameters of one dynamic link, in one byte buffer.
///
/// An empty value counts as absent. Setting a parameter twice keeps the later value. Meant to be reused: after
/// ``removeAll(keepingCapacity:)`` the buffer is filled again without allocating.
package struct LinkParameters: Sendable {
  /// The bytes of all values; ``place(_:)`` says where each stands.
  package private(set) var arena: [UInt8] = []
  /// Where each value begins and ends in ``arena``; in the value itself, since an array of them cost an allocation and
  /// a look-up of its type for each link.
  private var places = InlineArray<28, Place>(repeating: Place(start: 0, end: 0))

  /// The part of ``arena`` that one value takes.
  private struct Place: Sendable {
    let start: UInt32
    let end: UInt32
  }

  private var present: UInt32 = 0
  private var mentioned: UInt32 = 0

  package init() {}

  /// Without parameters, with bytes in which values stand that will be set by their place.
  init(arena: [UInt8]) { self.arena = arena }

  package mutating func removeAll(keepingCapacity: Bool = true) {
    arena.removeAll(keepingCapacity: keepingCapacity)
    present = 0
    mentioned = 0
  }

  /// Makes room for values of this many bytes together.
  package mutating func reserveCapacity(_ count: Int) { arena.reserveCapacity(count) }

  package var isEmpty: Bool { present == 0 }

  package func contains(_ parameter: LinkParameter) -> Bool {
    present & Self.bit(parameter) != 0
  }

  /// Whether the parameter was set at all, be it to an empty value.
  package func mentions(_ parameter: LinkParameter) -> Bool {
    mentioned & Self.bit(parameter) != 0
  }

  package mutating func set(_ parameter: LinkParameter, to value: Span<UInt8>) {
    let start = arena.count
    ByteText.append(value, to: &arena)
    set(parameter, at: start..<arena.count)
  }

  package mutating func set(_ parameter: LinkParameter, to value: [UInt8]) {
    let start = arena.count
    arena.append(contentsOf: value)
    set(parameter, at: start..<arena.count)
  }

  /// Sets the parameter to what stands in ``arena`` already.
  mutating func set(_ parameter: LinkParameter, at place: Range<Int>) {
    mentioned |= Self.bit(parameter)
    guard !place.isEmpty, let start = UInt32(exactly: place.lowerBound), let end = UInt32(exactly: place.upperBound)
    else {
      present &= ~Self.bit(parameter)
      return
    }
    present |= Self.bit(parameter)
    places[Int(parameter.rawValue)] = Place(start: start, end: end)
  }

  package mutating func remove(_ parameter: LinkParameter) {
    present &= ~Self.bit(parameter)
    mentioned &= ~Self.bit(parameter)
  }

  /// The value, nil when absent.
  package func bytes(_ parameter: LinkParameter) -> [UInt8]? {
    contains(parameter) ? ByteText.array(arena.span.extracting(place(parameter))) : nil
  }

  package func append(_ parameter: LinkParameter, to out: inout [UInt8]) {
    if contains(parameter) { ByteText.append(arena.span.extracting(place(parameter)), to: &out) }
  }

  /// In bytes; 0 when absent.
  package func count(_ parameter: LinkParameter) -> Int {
    contains(parameter) ? place(parameter).count : 0
  }

  package func equals(_ parameter: LinkParameter, _ value: [UInt8]) -> Bool {
    contains(parameter) && ByteText.equal(arena.span.extracting(place(parameter)), value.span)
  }

  func hasEqualValues(_ left: LinkParameter, _ right: LinkParameter) -> Bool {
    ByteText.equal(arena.span.extracting(place(left)), arena.span.extracting(place(right)))
  }

  /// The parameters that have a value, in table order.
  package var parameters: [LinkParameter] {
    LinkParameter.allCases.filter { contains($0) }
  }

  /// Where the value stands in ``arena``; says nothing about a parameter that has none.
  package func place(_ parameter: LinkParameter) -> Range<Int> {
    place(Int(parameter.rawValue))
  }

  /// The place of the parameter in row `index` of the table.
  func place(_ index: Int) -> Range<Int> {
    Int(places[index].start)..<Int(places[index].end)
  }

  /// The bits of the parameters that have a value.
  package var presentMask: UInt32 { present }

  /// The bit of a parameter in ``presentMask``.
  package static func bit(_ parameter: LinkParameter) -> UInt32 {
    1 << UInt32(parameter.rawValue)
  }
}

extension LinkParameters: Equatable {
  /// Same parameters with the same values, in whatever order they were set.
  package static func == (left: LinkParameters, right: LinkParameters) -> Bool {
    guard left.present == right.present else { return false }
    for parameter in LinkParameter.allCases where left.contains(parameter) {
      let mine = left.arena.span.extracting(left.place(parameter))
      guard ByteText.equal(mine, right.arena.span.extracting(right.place(parameter))) else { return false }
    }
    return true
  }
}
