package import LinkStore
package import StrictJSON

/// What a method's work has come to.
package enum Step {
  /// The result was written.
  case done

  /// The store is asked, and the work goes on with its outcome.
  case store(StoreOperation, then: (StoreOutcome, inout JSONWriter) throws(ServiceFault) -> Step)
}
