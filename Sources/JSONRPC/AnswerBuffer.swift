import StrictJSON

// The answers of one slice, in the order of its requests.
//
// An answer is written straight into `out`. Of an answer that has to wait only the beginning, up to the id, is written,
// and a hole is left; what fills the hole is written into `filled` later, and `take` puts the two together. Commas and
// brackets of a batch never depend on a hole: whether an entry is answered is known before its answer is.
//
// With line framing an answer ends in a newline. With header framing `take` puts a header block before each.

/// Collects the answers of one slice.
struct AnswerBuffer {
  /// What is known of the answers; a handler appends results here.
  var out = JSONWriter()

  /// The parts that fill the holes; a handler appends late results here.
  var filled = JSONWriter()

  /// Where ``take()`` puts the two together.
  private var whole: [UInt8] = []

  private(set) var holes: [Hole] = []

  /// For each answer that has holes, where it begins and how many bytes it has so far.
  private var held: [(start: Int, bytes: Int)] = []

  /// Where each answer begins; kept with header framing only.
  private var starts: [Int] = []

  /// How much of ``out``, of the holes and of ``starts`` was taken.
  private var taken = (bytes: 0, holes: 0, starts: 0)

  private let limit: Int
  let usesHeaders: Bool
  private var start = 0
  private var isBatch = false
  private var hasHole = false

  init(limit: Int, usesHeaders: Bool) {
    self.limit = limit
    self.usesHeaders = usesHeaders
  }

  // MARK: One message

  /// Begins the answer to a message.
  mutating func begin(batch: Bool) {
    start = out.bytes.count
    isBatch = batch
    hasHole = false
    if batch { out.bytes.append(UInt8(ascii: "[")) }
  }

  /// Ends the answer to a message; one without content leaves no trace.
  mutating func end() {
    if isBatch {
      guard out.bytes.count > start + 1 || hasHole else {
        out.truncate(to: start)
        return
      }
      guard out.bytes.count > start + 1 else {
        // Nothing but notifications that were put aside.
        out.truncate(to: start)
        moveHoles(to: start)
        return
      }
      out.bytes.append(UInt8(ascii: "]"))
    }
    guard out.bytes.count > start else { return }
    if hasHole { held[held.count - 1].bytes = out.bytes.count - start }
    if usesHeaders {
      starts.append(start)
    } else {
      out.bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Begins the answer to one request: everything up to the id.
  mutating func beginAnswer(id: Int?, of json: borrowing JSON) {
    if isBatch, out.bytes.count > start + 1 { out.bytes.append(UInt8(ascii: ",")) }
    out.raw("{\"jsonrpc\":\"2.0\",\"id\":")
    if let id {
      out.copy(id, of: json)
    } else {
      out.raw("null")
    }
  }

  /// Whether the answer to this message has grown past the limit.
  var isOverLimit: Bool { out.bytes.count - start > limit }

  /// Leaves a hole at the end of what is written.
  mutating func leaveHole(isSilent: Bool) {
    if !hasHole { held.append((start, 0)) }
    hasHole = true
    holes.append(Hole(position: out.bytes.count, answer: held.count - 1, isSilent: isSilent))
  }

  private mutating func moveHoles(to position: Int) {
    for index in holes.indices.reversed() {
      guard holes[index].answer == held.count - 1 else { return }
      let hole = holes[index]
      holes[index] = Hole(position: position, answer: hole.answer, isSilent: hole.isSilent)
    }
  }

  // MARK: Holes

  /// Whether a hole is still to be filled.
  var hasOpenHoles: Bool { holes.contains { $0.filling == nil } }

  /// Whether `count` more bytes would bring the answer that the hole belongs to over the limit.
  func isOverLimit(hole index: Int, adding count: Int) -> Bool {
    count > limit - min(held[holes[index].answer].bytes, limit)
  }

  /// Says that all bytes of ``filled`` from `mark` on fill the hole.
  mutating func fill(_ index: Int, from mark: Int) {
    let range = mark..<filled.bytes.count
    holes[index].filling = range
    held[holes[index].answer].bytes += range.count
  }

  /// Whether the hole is the first of its answer.
  func beginsAnswer(hole index: Int) -> Bool { index == 0 || holes[index - 1].answer != holes[index].answer }

  // MARK: A group

  /// Forgets everything, and gives memory back that unusually large answers have taken.
  mutating func reset(keeping capacity: Int) {
    if !holes.isEmpty { holes.removeAll(keepingCapacity: true) }
    if !held.isEmpty { held.removeAll(keepingCapacity: true) }
    if !starts.isEmpty { starts.removeAll(keepingCapacity: true) }
    taken = (0, 0, 0)
    AnswerBuffer.empty(&out.bytes, keeping: capacity)
    AnswerBuffer.empty(&filled.bytes, keeping: capacity)
    AnswerBuffer.empty(&whole, keeping: capacity)
  }

  /// Whether a buffer has grown beyond `capacity`.
  func isLarger(than capacity: Int) -> Bool {
    max(out.bytes.capacity, filled.bytes.capacity, whole.capacity) > capacity
  }

  private static func empty(_ bytes: inout [UInt8], keeping capacity: Int) {
    if bytes.capacity > capacity {
      bytes = []
    } else if !bytes.isEmpty {
      bytes.removeAll(keepingCapacity: true)
    }
  }

  /// The answers that are complete and were not taken before, with header blocks before them.
  ///
  /// They end before the first one that still has an open hole; no hole behind it may be filled then.
  mutating func take() -> [UInt8] {
    guard !holes.isEmpty || !starts.isEmpty else { return out.bytes }
    let open = holes[taken.holes...].firstIndex { $0.filling == nil }
    let end = open.map { held[holes[$0].answer].start } ?? out.bytes.count
    whole.removeAll(keepingCapacity: true)
    whole.reserveCapacity(end - taken.bytes + filled.bytes.count + (starts.count - taken.starts) * 32)
    while taken.starts < starts.count, starts[taken.starts] < end {
      let next = taken.starts + 1
      let answerEnd = next < starts.count ? starts[next] : out.bytes.count
      var length = answerEnd - starts[taken.starts]
      var ahead = taken.holes
      while ahead < holes.count, held[holes[ahead].answer].start < answerEnd {
        length += holes[ahead].filling?.count ?? 0
        ahead += 1
      }
      whole.append(contentsOf: "Content-Length: \(length)\r\n\r\n".utf8)
      while taken.holes < ahead { takeHole() }
      takePrepared(to: answerEnd)
      taken.starts = next
    }
    let openAnswer = open.map { holes[$0].answer } ?? held.count
    while taken.holes < holes.count, holes[taken.holes].answer < openAnswer { takeHole() }
    takePrepared(to: end)
    if open == taken.holes { filled.bytes.removeAll(keepingCapacity: true) }
    return whole
  }

  private mutating func takeHole() {
    let hole = holes[taken.holes]
    takePrepared(to: hole.position)
    if let filling = hole.filling { whole.append(contentsOf: filled.bytes[filling]) }
    taken.holes += 1
  }

  private mutating func takePrepared(to end: Int) {
    whole.append(contentsOf: out.bytes[taken.bytes..<end])
    taken.bytes = end
  }
}
