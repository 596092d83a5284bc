import StrictJSON

/// A part of a group that one thread works on at a time, with its own handler, input bytes and answers.
///
/// Nothing in it is shared with another slice: a reference-counted value that two threads touch costs more than the
/// second thread gains.
package final class Slice {
  /// A step of the work on a group.
  package enum Stage: Sendable {
    /// Each request is answered or put aside.
    case prepare

    /// What was put aside is answered.
    case finish
  }

  /// Touched only by the thread that runs a stage, and between stages by the owner of the group.
  private var worker: SliceWorker

  init(handler: any RequestHandler, limits: WireLimits) {
    worker = SliceWorker(handler: handler, limits: limits)
  }

  /// Runs one stage of the work that was assigned.
  package func run(_ stage: Stage) {
    switch stage {
    case .prepare: worker.prepare()
    case .finish: worker.finish()
    }
  }

  func assign(_ assignment: SliceWorker.Assignment) { worker.assign(assignment) }

  var handler: any RequestHandler { worker.handler }

  /// How many messages were worked on in the prepare stage.
  var handled: Int { worker.handled }

  /// Whether the group ends with this slice, because something in it changes what comes after it.
  var isLast: Bool { worker.isLast }

  /// Whether `shutdown` was among the messages.
  var isShutDown: Bool { worker.isShutDown }

  /// The exit code, when `exit` was among the messages.
  var exitCode: Int32? { worker.exitCode }

  /// Whether the finish stage is to be run again once ``takeAnswers()`` was called.
  var isPaused: Bool { worker.isPaused }

  /// Whether answers are still missing.
  var hasOpenHoles: Bool { worker.answers.hasOpenHoles }

  /// Drops the work: nothing of it has had an effect.
  func discard() {
    worker.handler.discard()
    worker.answers.reset(keeping: SliceWorker.keptBytes)
  }

  /// Gives memory back that unusually large answers have taken, once they are sent.
  func release() {
    if worker.answers.isLarger(than: SliceWorker.keptBytes) { worker.answers.reset(keeping: SliceWorker.keptBytes) }
  }

  /// The answers that are complete and were not taken before, ready to go out.
  func takeAnswers() -> [UInt8] { worker.answers.take() }
}
