/// Says what can be done next for the slices of one group, so that nothing waits for more than it needs.
///
/// Slices are prepared in any order, performed in theirs, one at a time, and finished in any order. What needs the store
/// of an early slice is performed while later ones are still prepared, and an early slice is finished while later ones
/// are performed. A slice after one that ends the group is neither performed nor finished.
///
/// A value without threads or locks: a runner with several threads guards it.
package struct SliceSchedule {
  /// Something to do; the runner says when it is done.
  package enum Task {
    /// Run the prepare stage of the slice at this position, then call ``prepared(_:)``.
    case prepare(Int)

    /// Perform the slices that ``takeForPerforming()`` gives until there is none, calling ``performed()`` after each, in
    /// order; then call ``stopPerforming()``.
    case perform

    /// Run the finish stage of the slice at this position, then call ``finished()``.
    case finish(Int)

    /// Wait until another thread has called one of the functions.
    case wait

    /// All is done.
    case done
  }

  package let slices: [Slice]

  /// Where the group ends: after the last slice, or after the first that ends it.
  private var end: Int
  private var nextToPrepare = 0
  private var isPrepared: [Bool]
  private var nextToPerform = 0

  /// Slices that were taken for performing, in order; how many of them were performed, and how many are finished or being
  /// finished.
  private var taken: [Int] = []
  private var performedCount = 0
  private var finishCount = 0

  private var isPerforming = false

  /// Stages that are being run.
  private var running = 0

  /// A schedule of all stages; without `isPrepared` it begins with the first.
  init(_ slices: [Slice], isPrepared: Bool = false) {
    self.slices = slices
    end = slices.count
    self.isPrepared = Array(repeating: isPrepared, count: slices.count)
    if isPrepared { nextToPrepare = slices.count }
  }

  /// What to do now.
  package mutating func next() -> Task {
    let canPrepare = nextToPrepare < end
    // A thread that is alone prepares everything first: what is performed at once is cheaper than what is performed in
    // parts.
    if !isPerforming, running > 0 || !canPrepare, passToWaiting() {
      isPerforming = true
      return .perform
    }
    if canPrepare {
      nextToPrepare += 1
      running += 1
      return .prepare(nextToPrepare - 1)
    }
    if finishCount < performedCount {
      finishCount += 1
      running += 1
      return .finish(taken[finishCount - 1])
    }
    return running > 0 || isPerforming ? .wait : .done
  }

  package mutating func prepared(_ position: Int) {
    running -= 1
    isPrepared[position] = true
    if slices[position].isLast { end = min(end, position + 1) }
  }

  /// The next slice to perform; nil when there is none, or when it is not prepared yet.
  package mutating func takeForPerforming() -> Slice? {
    guard passToWaiting() else { return nil }
    taken.append(nextToPerform)
    nextToPerform += 1
    return slices[nextToPerform - 1]
  }

  package mutating func performed() { performedCount += 1 }

  package mutating func stopPerforming() { isPerforming = false }

  package mutating func finished() { running -= 1 }

  /// Goes on to the next slice that something was put aside for; false when it is not known yet, or when there is none.
  private mutating func passToWaiting() -> Bool {
    while nextToPerform < end, isPrepared[nextToPerform] {
      if slices[nextToPerform].hasOpenHoles { return true }
      nextToPerform += 1
    }
    return false
  }
}
