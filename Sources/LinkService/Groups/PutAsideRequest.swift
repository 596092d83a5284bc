/// A request that waits for the store.
struct PutAsideRequest {
  /// Its number among the requests of the handler.
  let number: Int

  /// What is to be done with the outcome.
  let then: Step.Continuation
}
