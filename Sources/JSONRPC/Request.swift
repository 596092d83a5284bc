/// One valid request or notification: where its parts stand on the tape (JSON-RPC 2.0 section 4).
package struct Request: Equatable, Sendable {
  /// Index of the method's name.
  package let method: Int

  /// Index of the value of `params`, or nil when it is absent, `null` or `[]`.
  package let params: Int?

  /// Index of the value of `id`, or nil for a notification.
  package let id: Int?

  package init(method: Int, params: Int?, id: Int?) {
    self.method = method
    self.params = params
    self.id = id
  }
}
