package import JSONRPC
import LinkStore
package import StrictJSON

/// Answers the requests of one slice from the method table.
package final class ServiceHandler: RequestHandler {
  private let table = MethodTable()
  private let context: ServiceContext

  /// What an absent `params` is read as.
  private let noParams: JSON

  /// Store operations put aside in this round, in the order of their requests, and the requests that wait for them.
  private var operations: [StoreOperation] = []
  private var waiting: [PutAsideRequest?] = []

  /// The requests of the round that is being finished, and the outcomes that they waited for.
  private var finishing: [PutAsideRequest?] = []
  private var outcomes: [StoreOutcome] = []
  private var nextOutcome = 0

  /// Requests are numbered over all groups.
  private var nextRequest = 0

  /// How many of the requests that are put aside and not finished ask for counts.
  private var openCountsCount = 0

  /// What earlier requests of the group have counted that those of the round ask for, for as many of its first requests
  /// as this is known of.
  private var earlierCounts: [ClickSums] = []

  /// What outcomes of the round that are `missing` stand for: links that were made or changed by requests behind.
  private var earlierLinks: [Int: StoreOutcome] = [:]

  /// Whether operations that may change links were put aside.
  private var hasWrites = false

  /// Whether requests that may still count were put aside when the round was performed.
  private(set) var wasCounting = false

  init(context: ServiceContext) {
    self.context = context
    guard let empty = try? JSON(parsing: Array("{}".utf8)) else { preconditionFailure("{} is JSON.") }
    noParams = empty
  }

  package func handle(_ request: Request, of json: borrowing JSON, into out: inout JSONWriter) -> Reply {
    guard let position = table.position(of: request.method, in: json) else {
      var name: [UInt8] = []
      json.appendTextRepairing(request.method, to: &name)
      return .error(ErrorText.methodNotFound(name, known: table.methods.map(\.name)))
    }
    let start = out.bytes.count
    context.clicks.request = nextRequest
    nextRequest += 1
    do throws(ServiceFault) {
      let step =
        if let params = request.params {
          try table.methods[position].run(json, params, context, &out)
        } else {
          try table.methods[position].run(noParams, noParams.root, context, &out)
        }
      return take(step)
    } catch {
      out.bytes.removeLast(out.bytes.count - start)
      return .error(ErrorText.error(for: error))
    }
  }

  package func finish(into out: inout JSONWriter) -> Reply {
    let turn = nextOutcome
    guard turn < outcomes.count, let request = finishing[turn].take() else {
      return .error(ErrorText.error(for: .internal))
    }
    nextOutcome += 1
    context.clicks.request = request.number
    var outcome = StoreOutcome.missing
    swap(&outcome, &outcomes[turn])
    let start = out.bytes.count
    do throws(ServiceFault) {
      return take(try request.then.resume(outcome, &out))
    } catch {
      out.bytes.removeLast(out.bytes.count - start)
      return .error(ErrorText.error(for: error))
    }
  }

  package func error(for fault: ProtocolFault) -> RPCError { ErrorText.error(for: fault) }

  package func discard() {
    operations.removeAll()
    waiting.removeAll()
    finishing.removeAll()
    outcomes.removeAll()
    nextOutcome = 0
    openCountsCount = 0
    earlierLinks.removeAll()
    hasWrites = false
    _ = context.clicks.take()
  }

  /// Gives away the store operations of the round that was collected, by which each request sees the links as they were
  /// when it was its turn; `slice` is the number of the handler.
  func takeOperations(after changes: inout GroupChanges, slice: Int) -> [StoreOperation] {
    var taken: [StoreOperation] = []
    swap(&taken, &operations)
    wasCounting = isCounting
    earlierLinks.removeAll()
    guard !changes.isEmpty else { return taken }
    for index in taken.indices {
      guard let request = waiting[index] else { continue }
      let place = GroupChanges.Place(slice: slice, request: request.number)
      guard let reading = changes.reading(taken[index], at: place) else { continue }
      taken[index] = .findFirst(reading.keys)
      earlierLinks[index] = reading.otherwise
    }
    return taken
  }

  // MARK: Clicks

  /// Whether requests that may still count are put aside.
  var isCounting: Bool { waiting.count + finishing.count - nextOutcome > openCountsCount }

  /// Whether requests that ask for counts are put aside.
  var asksForCounts: Bool { openCountsCount > 0 }

  var hasClicks: Bool { !context.clicks.isEmpty }

  /// Gives away what was counted in the group, which is over.
  func takeClicks() -> [Click] { context.clicks.take() }

  /// Before the operations of the round are taken: adds up what earlier requests of the group have counted, for the
  /// first requests of the round that ask for counts, as far as none that may still count is in front of them.
  ///
  /// - Parameter earlier: The handlers of the earlier slices; nil when a request of theirs may still count.
  func settleCounts(after earlier: [ServiceHandler]?) {
    earlierCounts.removeAll()
    guard let earlier else { return }
    for (operation, request) in zip(operations, waiting) {
      guard case .counts(let key, let days) = operation, let request else { return }
      var sums = ClickSums()
      for handler in earlier { handler.context.clicks.add(clicksOn: key, days: days, to: &sums) }
      context.clicks.add(clicksOn: key, days: days, before: request.number, to: &sums)
      earlierCounts.append(sums)
    }
  }

  /// What goes on with the counts of the store: with those of the group beside them, or in another round when not all
  /// are known yet.
  private func counting(
    _ key: LinkKey, _ days: ClosedRange<Int64>, then: Step.Continuation
  ) -> Step.Continuation {
    Step.Continuation { [unowned self] (outcome, writer) throws(ServiceFault) in
      openCountsCount -= 1
      let turn = nextOutcome - 1
      guard turn < earlierCounts.count else { return .counts(key, days: days, then: then) }
      guard case .counted(let counts) = outcome else { return try then.resume(outcome, &writer) }
      var sums = earlierCounts[turn]
      for count in counts { sums.add(count) }
      return try then.resume(.counted(sums.counts), &writer)
    }
  }

  /// Ends the round that was collected: its requests will be finished with these outcomes, in order.
  func finishRound(
    with outcomes: [StoreOutcome], of generation: StoreGeneration, noting changes: inout GroupChanges, slice: Int
  ) {
    if hasWrites {
      for (outcome, request) in zip(outcomes, waiting) {
        guard let request else { continue }
        changes.note(outcome, at: GroupChanges.Place(slice: slice, request: request.number))
      }
      hasWrites = false
    }
    self.outcomes = outcomes
    for (index, link) in earlierLinks where outcomes[index] == .missing { self.outcomes[index] = link }
    // What was so once must not be taken for what is.
    context.generation = earlierLinks.isEmpty ? generation : StoreGeneration()
    nextOutcome = 0
    finishing.removeAll(keepingCapacity: true)
    swap(&finishing, &waiting)
  }

  private func take(_ step: Step) -> Reply {
    switch step {
    case .done: return .result
    case .store(let operation, let then):
      putAside(operation, then)
    case .counts(let key, let days, let then):
      putAside(.counts(key, days: days), counting(key, days, then: then))
      openCountsCount += 1
    }
    return .deferred
  }

  private func putAside(_ operation: StoreOperation, _ then: Step.Continuation) {
    if operation.isWrite { hasWrites = true }
    operations.append(operation)
    waiting.append(PutAsideRequest(number: context.clicks.request, then: then))
  }
}
