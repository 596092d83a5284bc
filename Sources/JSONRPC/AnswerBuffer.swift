import StrictJSON

// The answers of one slice, in the order of its requests.
//
// An answer is written straight into `out`. Of an answer that has to wait only the beginning, up to the id, is written,
// and a hole is left; what fills the hole is written into `filled` later, and `close` puts the two together. Commas and
// brackets of a batch never depend on a hole: whether an entry is answered is known before its answer is.
//
// With line framing an answer ends in a newline. With header framing `close` puts a header block before each.

/// Collects the answers of one slice.
struct AnswerBuffer {
  /// What is known of the answers; a handler appends results here.
  var out = JSONWriter()

  /// The parts that fill the holes; a handler appends late results here.
  var filled = JSONWriter()

  /// Where ``close()`` puts the two together; then the buffer that it has replaced.
  private var whole: [UInt8] = []

  private(set) var holes: [Hole] = []

  /// For each answer that has holes, how many bytes it has so far.
  private var heldBytes: [Int] = []

  /// Where each answer begins; kept with header framing only.
  private var starts: [Int] = []

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
    if hasHole { heldBytes[heldBytes.count - 1] = out.bytes.count - start }
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
    if !hasHole { heldBytes.append(0) }
    hasHole = true
    holes.append(Hole(position: out.bytes.count, answer: heldBytes.count - 1, isSilent: isSilent))
  }

  private mutating func moveHoles(to position: Int) {
    for index in holes.indices.reversed() {
      guard holes[index].answer == heldBytes.count - 1 else { return }
      let hole = holes[index]
      holes[index] = Hole(position: position, answer: hole.answer, isSilent: hole.isSilent)
    }
  }

  // MARK: Holes

  /// Whether a hole is still to be filled.
  var hasOpenHoles: Bool { holes.contains { $0.filling == nil } }

  /// Whether `count` more bytes would bring the answer that the hole belongs to over the limit.
  func isOverLimit(hole index: Int, adding count: Int) -> Bool {
    let held = heldBytes[holes[index].answer]
    return count > limit - min(held, limit)
  }

  /// Says that all bytes of ``filled`` from `mark` on fill the hole.
  mutating func fill(_ index: Int, from mark: Int) {
    let range = mark..<filled.bytes.count
    holes[index].filling = range
    heldBytes[holes[index].answer] += range.count
  }

  // MARK: A group

  /// Forgets everything, and gives memory back that unusually large answers have taken.
  mutating func reset(keeping capacity: Int) {
    if !holes.isEmpty { holes.removeAll(keepingCapacity: true) }
    if !heldBytes.isEmpty { heldBytes.removeAll(keepingCapacity: true) }
    if !starts.isEmpty { starts.removeAll(keepingCapacity: true) }
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

  /// Puts the finished parts into their holes and the header blocks before the answers; ``out`` then holds what goes
  /// out.
  mutating func close() {
    guard !holes.isEmpty || !starts.isEmpty else { return }
    let headerBytes = starts.count * 32
    whole.removeAll(keepingCapacity: true)
    whole.reserveCapacity(out.bytes.count + filled.bytes.count + headerBytes)
    var hole = 0
    var copied = 0
    for (index, answerStart) in starts.enumerated() {
      let answerEnd = index + 1 < starts.count ? starts[index + 1] : out.bytes.count
      var length = answerEnd - answerStart
      var ahead = hole
      while ahead < holes.count, holes[ahead].position <= answerEnd {
        length += holes[ahead].filling?.count ?? 0
        ahead += 1
      }
      whole.append(contentsOf: "Content-Length: \(length)\r\n\r\n".utf8)
      while hole < ahead {
        fillHole(hole, from: &copied)
        hole += 1
      }
      whole.append(contentsOf: out.bytes[copied..<answerEnd])
      copied = answerEnd
    }
    while hole < holes.count {
      fillHole(hole, from: &copied)
      hole += 1
    }
    whole.append(contentsOf: out.bytes[copied..<out.bytes.count])
    swap(&out.bytes, &whole)
  }

  private mutating func fillHole(_ index: Int, from copied: inout Int) {
    let hole = holes[index]
    whole.append(contentsOf: out.bytes[copied..<hole.position])
    copied = hole.position
    if let filling = hole.filling { whole.append(contentsOf: filled.bytes[filling]) }
  }
}
