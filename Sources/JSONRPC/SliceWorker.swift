import StrictJSON

/// The work on one slice.
///
/// A value, so that in the loop over the messages the compiler knows that nobody else touches its parts.
struct SliceWorker {
  /// Bytes that a buffer keeps from group to group; a larger one is given back after its group.
  static let keptBytes = 1 << 20

  /// Bytes of answers after which a slice stops: what is left of its messages goes to the next group, and what is left of
  /// its finish stage is done when the answers were sent.
  ///
  /// Far above what a usual group yields; it bounds a flood of small requests with large answers.
  static let outputBytes = 4 << 20

  /// Which messages a slice works on.
  struct Assignment {
    /// The input buffer; let go as soon as the slice has copied its part.
    let bytes: [UInt8]
    let messages: [Message]
    let range: Range<Int>
    let cancellations: Cancellations
    let isShutDown: Bool
    let usesHeaders: Bool
  }

  let handler: any RequestHandler
  var answers: AnswerBuffer
  private(set) var handled = 0
  private(set) var isShutDown = false
  private(set) var exitCode: Int32?

  private let limits: WireLimits
  private var json = JSON(bytes: [])
  private var assignment: Assignment?
  private var cancellations = Cancellations()
  private var wasShutDown = false

  /// The hole that the finish stage comes to next.
  private var nextHole = 0

  /// Whether the finish stage waits until its answers were taken.
  private(set) var isPaused = false

  private var count = 0

  init(handler: any RequestHandler, limits: WireLimits) {
    self.handler = handler
    self.limits = limits
    answers = AnswerBuffer(limit: limits.answerBytes, usesHeaders: false)
  }

  /// Whether the messages after those that were handled must be looked at anew.
  var isLast: Bool { handled < count || exitCode != nil || isShutDown != wasShutDown }

  mutating func assign(_ assignment: Assignment) {
    self.assignment = assignment
    handled = 0
    count = assignment.range.count
    isShutDown = assignment.isShutDown
    wasShutDown = assignment.isShutDown
    exitCode = nil
    nextHole = 0
    isPaused = false
    if answers.usesHeaders != assignment.usesHeaders {
      answers = AnswerBuffer(limit: limits.answerBytes, usesHeaders: assignment.usesHeaders)
    } else {
      answers.reset(keeping: SliceWorker.keptBytes)
    }
  }

  // MARK: Prepare

  mutating func prepare() {
    guard let assignment else { return }
    self.assignment = nil
    cancellations = assignment.cancellations
    let base = load(assignment)
    for index in assignment.range {
      switch assignment.messages[index] {
      case .text(let start, let end):
        work(start - base, to: end - base, message: index)
      case .overLimit:
        refuse(.overLimit(.messageBytes, value: limits.messageBytes))
      case .badHeader(let fault):
        refuse(.badHeader(fault))
      }
      handled += 1
      if exitCode != nil || isShutDown != wasShutDown || answers.out.bytes.count > SliceWorker.outputBytes { break }
    }
    json.shrink(to: SliceWorker.keptBytes)
  }

  /// Copies the bytes of the messages; returns where they began in the input buffer.
  private mutating func load(_ assignment: Assignment) -> Int {
    var range: Range<Int>?
    for index in assignment.range {
      guard case .text(let start, let end) = assignment.messages[index] else { continue }
      range = (range?.lowerBound ?? start)..<end
    }
    let copied = range ?? 0..<0
    json.load(assignment.bytes, copied)
    return copied.lowerBound
  }

  private mutating func work(_ start: Int, to end: Int, message: Int) {
    do throws(JSONFault) {
      try json.read(start, to: end, limits: limits.json)
    } catch {
      if case .tooManyValues(let limit) = error.code {
        refuse(.overLimit(.values, value: limit))
      } else {
        refuse(.notJSON(error, JSONSlip(error, in: json.bytes, from: start)))
      }
      return
    }
    switch json.kind(json.root) {
    case .object:
      answers.begin(batch: false)
      work(on: json.root, message: message, entry: 0)
      answers.end()
    case .array:
      batch(message: message)
    default:
      refuse(.notRequest(.notObject))
    }
  }

  private mutating func batch(message: Int) {
    guard !json.isEmpty(json.root) else {
      refuse(.notRequest(.emptyBatch))
      return
    }
    guard json.count(json.root) <= limits.batchEntries else {
      refuse(.overLimit(.batchEntries, value: limits.batchEntries))
      return
    }
    answers.begin(batch: true)
    let end = json.next(json.root)
    var node = json.root + 1
    var entry = 0
    while node < end, exitCode == nil {
      if json.kind(node) == .array {
        answer(.notRequest(.nestedBatch), id: nil)
      } else {
        work(on: node, message: message, entry: entry)
      }
      node = json.next(node)
      entry += 1
    }
    answers.end()
  }

  private mutating func work(on node: Int, message: Int, entry: Int) {
    switch Envelope.read(json, at: node) {
    case .response:
      return
    case .invalid(let reason, let id):
      answer(.notRequest(reason), id: id)
    case .request(let request):
      if let method = LifecycleMethod.named(json, request.method) {
        lifecycle(method, request, isCancelled: cancellations.contains(message: message, entry: entry))
      } else if isShutDown {
        if let id = request.id { answer(.shutDown, id: id) }
      } else if cancellations.contains(message: message, entry: entry) {
        answer(.cancelled, id: request.id)
      } else if let id = request.id {
        call(request, id: id)
      } else {
        notify(request)
      }
    }
  }

  private mutating func call(_ request: Request, id: Int) {
    answers.beginAnswer(id: id, of: json)
    let mark = answers.out.bytes.count
    answers.out.raw(",\"result\":")
    switch handler.handle(request, of: json, into: &answers.out) {
    case .result:
      if answers.isOverLimit {
        answers.out.truncate(to: mark)
        write(handler.error(for: .overLimit(.answerBytes, value: limits.answerBytes)))
      }
      answers.out.bytes.append(UInt8(ascii: "}"))
    case .error(let error):
      answers.out.truncate(to: mark)
      write(error)
      answers.out.bytes.append(UInt8(ascii: "}"))
    case .deferred:
      answers.out.truncate(to: mark)
      answers.leaveHole(isSilent: false)
    }
  }

  private mutating func notify(_ request: Request) {
    let mark = answers.out.bytes.count
    let reply = handler.handle(request, of: json, into: &answers.out)
    answers.out.truncate(to: mark)
    if case .deferred = reply { answers.leaveHole(isSilent: true) }
  }

  private mutating func lifecycle(_ method: LifecycleMethod, _ request: Request, isCancelled: Bool) {
    switch method {
    case .exit:
      exitCode = isShutDown ? 0 : 1
    case .shutdown:
      if isShutDown {
        if let id = request.id { answer(.shutDown, id: id) }
        return
      }
      if isCancelled {
        answer(.cancelled, id: request.id)
        return
      }
      isShutDown = true
    case .cancelRequest:
      break
    }
    if let id = request.id {
      answers.beginAnswer(id: id, of: json)
      answers.out.raw(",\"result\":null}")
    }
  }

  // MARK: Faults

  /// Answers a message that has no request in it.
  private mutating func refuse(_ fault: ProtocolFault) {
    answers.begin(batch: false)
    answer(fault, id: nil)
    answers.end()
  }

  private mutating func answer(_ fault: ProtocolFault, id: Int?) {
    answers.beginAnswer(id: id, of: json)
    write(handler.error(for: fault))
    answers.out.bytes.append(UInt8(ascii: "}"))
  }

  private mutating func write(_ error: RPCError) {
    answers.out.raw(",\"error\":")
    answers.out.error(error)
  }

  // MARK: Finish

  mutating func finish() {
    isPaused = false
    let first = answers.holes[nextHole...].firstIndex { $0.filling == nil } ?? answers.holes.count
    // Not once a request has asked for another round: what comes after it cannot be sent anyway, and is kept; nor in that
    // round, as what is kept would be let go with what is sent.
    var canPause = answers.holes[first...].allSatisfy { $0.filling == nil }
    while nextHole < answers.holes.count {
      let index = nextHole
      guard answers.holes[index].filling == nil else {
        nextHole += 1
        continue
      }
      let isLarge = answers.filled.bytes.count > SliceWorker.outputBytes
      if isLarge, canPause, index > first, answers.beginsAnswer(hole: index) {
        isPaused = true
        return
      }
      nextHole += 1
      if !finish(hole: index) { canPause = false }
    }
    nextHole = 0
  }

  /// Finishes one request; false when it asks for another round.
  private mutating func finish(hole index: Int) -> Bool {
    let mark = answers.filled.bytes.count
    answers.filled.raw(",\"result\":")
    let reply = handler.finish(into: &answers.filled)
    let isSilent = answers.holes[index].isSilent
    switch reply {
    case .deferred:
      answers.filled.truncate(to: mark)
      return false
    case .result where isSilent, .error where isSilent:
      answers.filled.truncate(to: mark)
    case .result:
      if answers.isOverLimit(hole: index, adding: answers.filled.bytes.count - mark) {
        replaceLate(from: mark, by: handler.error(for: .overLimit(.answerBytes, value: limits.answerBytes)))
      }
    case .error(let error):
      replaceLate(from: mark, by: error)
    }
    if !isSilent { answers.filled.bytes.append(UInt8(ascii: "}")) }
    answers.fill(index, from: mark)
    return true
  }

  private mutating func replaceLate(from mark: Int, by error: RPCError) {
    answers.filled.truncate(to: mark)
    answers.filled.raw(",\"error\":")
    answers.filled.error(error)
  }
}
