package import LinkStore
import StrictJSON

/// What a method's work has come to.
package enum Step {
  /// The result was written.
  case done

  /// The store is asked, and the work goes on with its outcome.
  case store(StoreOperation, then: Continuation)

  /// The store is asked how often a link was clicked in these days, once all earlier requests of the group are done: only
  /// then it is known what they have counted.
  case counts(LinkKey, days: ClosedRange<Int64>, then: Continuation)

  /// How the work goes on once the store has answered.
  ///
  /// A type of its own because an array of bare functions wraps each of them in another one.
  package struct Continuation {
    let resume: (StoreOutcome, inout JSONWriter) throws(ServiceFault) -> Step

    init(_ resume: @escaping (StoreOutcome, inout JSONWriter) throws(ServiceFault) -> Step) {
      self.resume = resume
    }
  }

  /// Asks the store and goes on with `body`.
  static func store(
    _ operation: StoreOperation, _ body: @escaping (StoreOutcome, inout JSONWriter) throws(ServiceFault) -> Step
  ) -> Step {
    .store(operation, then: Continuation(body))
  }
}
