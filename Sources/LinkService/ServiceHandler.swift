package import JSONRPC
import LinkStore
package import StrictJSON

/// Answers the requests of one slice from the method table.
package final class ServiceHandler: RequestHandler {
  private let table = MethodTable()
  private let context: ServiceContext

  /// What an absent `params` is read as.
  private let noParams: JSON

  /// Store operations put aside in this round, in the order of their requests, and what is to be done with the outcome
  /// of each.
  private var operations: [StoreOperation] = []
  private var waiting: [Step.Continuation?] = []

  /// The requests of the round that is being finished, and the outcomes that they waited for.
  private var finishing: [Step.Continuation?] = []
  private var outcomes: [StoreOutcome] = []
  private var nextOutcome = 0

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
    guard turn < outcomes.count, let continuation = finishing[turn].take() else {
      return .error(ErrorText.error(for: .internal))
    }
    nextOutcome += 1
    var outcome = StoreOutcome.missing
    swap(&outcome, &outcomes[turn])
    let start = out.bytes.count
    do throws(ServiceFault) {
      return take(try continuation.resume(outcome, &out))
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
  }

  /// Gives away the store operations of the round that was collected.
  func takeOperations() -> [StoreOperation] {
    var taken: [StoreOperation] = []
    swap(&taken, &operations)
    return taken
  }

  /// Ends the round that was collected: its requests will be finished with these outcomes, in order.
  func finishRound(with outcomes: [StoreOutcome], of generation: StoreGeneration) {
    self.outcomes = outcomes
    context.generation = generation
    nextOutcome = 0
    finishing.removeAll(keepingCapacity: true)
    swap(&finishing, &waiting)
  }

  private func take(_ step: Step) -> Reply {
    switch step {
    case .done: return .result
    case .store(let operation, let then):
      operations.append(operation)
      waiting.append(then)
      return .deferred
    }
  }
}
