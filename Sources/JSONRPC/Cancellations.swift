import StrictJSON

/// Which requests of a group are cancelled by a `$/cancelRequest` that stands after them in the same group.
///
/// A cancel concerns the newest request before it that has its id and is not cancelled yet. What a cancel names beyond
/// its group has been answered already. Almost no group has a cancel, so the bytes are searched for its name first, in
/// the two spellings that writers of JSON use (`/` and `\/`); only where one is found is the group read twice.
struct Cancellations: Sendable {
  private var cancelled: Set<Place> = []

  private struct Place: Hashable {
    let message: Int
    let entry: Int
  }

  /// No cancels.
  init() {}

  /// Finds the cancels among the messages of `bytes` at the indices `group`.
  init(in bytes: [UInt8], messages: [Message], group: Range<Int>, limits: WireLimits) {
    guard let last = Cancellations.lastCandidate(in: bytes, messages: messages, group: group) else { return }
    var json = JSON(bytes: bytes)
    var newest: [[UInt8]: [Place]] = [:]
    for index in group.lowerBound...last {
      guard case .text(let start, let end) = messages[index] else { continue }
      do throws(JSONFault) {
        try json.read(start, to: end, limits: limits.json)
      } catch {
        continue
      }
      if json.kind(json.root) == .array {
        var child = json.root + 1
        var entry = 0
        while child < json.next(json.root) {
          guard note(json, child, at: Place(message: index, entry: entry), in: &newest) else { return }
          child = json.next(child)
          entry += 1
        }
      } else {
        guard note(json, json.root, at: Place(message: index, entry: 0), in: &newest) else { return }
      }
    }
  }

  /// Whether the request at this place is cancelled.
  func contains(message: Int, entry: Int) -> Bool {
    !cancelled.isEmpty && cancelled.contains(Place(message: message, entry: entry))
  }

  /// Takes one value into account; returns false where the conversation ends.
  private mutating func note(
    _ json: borrowing JSON, _ node: Int, at place: Place, in newest: inout [[UInt8]: [Place]]
  ) -> Bool {
    guard case .request(let request) = Envelope.read(json, at: node) else { return true }
    switch LifecycleMethod.named(json, request.method) {
    case .exit:
      return false
    case .cancelRequest:
      if let params = request.params, let id = json.member(Array("id".utf8), of: params),
        let key = Cancellations.key(json, id), let target = newest[key]?.popLast()
      {
        cancelled.insert(target)
      }
    default:
      if let id = request.id, let key = Cancellations.key(json, id) { newest[key, default: []].append(place) }
    }
    return true
  }

  /// An id as a comparable value: a number as it is written, a string by its text; nil for null.
  private static func key(_ json: borrowing JSON, _ id: Int) -> [UInt8]? {
    switch json.kind(id) {
    case .number:
      return json.numberText(id)
    case .string:
      var key = [UInt8(ascii: "\"")]
      json.appendTextRepairing(id, to: &key)
      return key
    default:
      return nil
    }
  }

  /// Index of the last message that has the name of the cancel method in it.
  private static func lastCandidate(in bytes: [UInt8], messages: [Message], group: Range<Int>) -> Int? {
    let span = bytes.span
    var last: Int?
    var index = group.lowerBound
    while index < group.upperBound {
      guard case .text(let start, _) = messages[index] else {
        index += 1
        continue
      }
      // All messages up to the next fault lie one behind the other: they are searched together.
      var end = start
      var run = index
      while run < group.upperBound, case .text(_, let runEnd) = messages[run] {
        end = runEnd
        run += 1
      }
      if let found = lastName(span, from: start, to: end) {
        while index < run, case .text(let messageStart, _) = messages[index], messageStart <= found {
          last = index
          index += 1
        }
      }
      index = run
    }
    return last
  }

  private static func lastName(_ span: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    var last: Int?
    var position = start
    while true {
      let dollar = ByteSearch.first(UInt8(ascii: "$"), in: span, from: position, to: end)
      guard dollar < end else { return last }
      position = dollar + 1
      if ByteSearch.spells("/cancelrequest\"", in: span, at: position, to: end)
        || ByteSearch.spells("\\/cancelrequest\"", in: span, at: position, to: end)
      {
        last = dollar
      }
    }
  }
}
