package import StrictJSON

/// Answers the requests of one slice of a group.
///
/// A slice is worked on by one thread at a time, so a handler needs no locks; it keeps scratch memory from group to
/// group. The order of calls in one group is:
///
/// 1. *Prepare*: ``handle(_:of:into:)`` for each request of the slice, in order. What needs the store is put aside
///    by the handler and answered `.deferred`.
/// 2. *Perform*: ``RequestService/perform(_:done:)`` for the slices in their order; left out when nothing was put aside.
/// 3. *Finish*: ``finish(into:)`` once for each deferred request, in the order in which they were put aside. A request
///    may ask for another round of perform and finish.
///
/// One slice may be performed while later ones are still prepared and earlier ones are finished.
package protocol RequestHandler: AnyObject {
  /// Answers one request, or puts it aside.
  ///
  /// Appends the JSON text of the result to `out` and returns `.result`, or appends nothing and returns something else.
  func handle(_ request: Request, of json: borrowing JSON, into out: inout JSONWriter) -> Reply

  /// Answers the deferred request whose turn it is.
  ///
  /// A reply of `.deferred` asks for another round; the request keeps its place.
  func finish(into out: inout JSONWriter) -> Reply

  /// Words a fault of the protocol itself.
  func error(for fault: ProtocolFault) -> RPCError

  /// Forgets all that was put aside, because the group ends before it.
  func discard()
}

/// What a handler did with a request.
package enum Reply {
  /// The result's JSON text was appended.
  case result

  /// The request failed.
  case error(RPCError)

  /// The answer depends on the store; ``RequestHandler/finish(into:)`` will give it.
  case deferred
}

/// Makes handlers, and does for all of them together what must be done in order.
package protocol RequestService: AnyObject, Sendable {
  /// A handler for one slice; called once for each slice that the server ever uses.
  func makeHandler() -> any RequestHandler

  /// A group begins; the clock is read here, once.
  func beginGroup()

  /// Runs what the handlers have put aside, in the order in which `next` gives them and within each in the order of its
  /// requests; ends when `next` gives none, which may be because the next one is not ready.
  ///
  /// Called by one thread at a time. A handler is touched by nobody else from when it is given until `done` is called for
  /// it; that is in the same order, as soon as every write that the handler will report as done is durable.
  func perform(_ next: () -> (any RequestHandler)?, done: () -> Void)

  /// All groups are done and their answers sent: does what was put off. Returns after how long there will be more to do;
  /// nil when nothing was put off.
  func catchUp() -> Duration?

  /// No group will follow; what was put off is done, and what is kept open is closed.
  func close()
}

extension RequestService {
  /// Nothing is put off.
  package func catchUp() -> Duration? { nil }
}
