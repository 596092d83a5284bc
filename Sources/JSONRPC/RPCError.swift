/// A failed request: what goes into the `error` member (JSON-RPC 2.0 section 5.1).
package struct RPCError: Error, Equatable, Sendable {
  /// The number for programs; see ``Code-swift.struct``.
  package let code: Code

  /// One English sentence that names the value and the fix.
  package let message: String

  /// The members of `data` after `status`: JSON texts by name, in this order.
  package let data: [Member]

  /// One member of `data`.
  package struct Member: Equatable, Sendable {
    package let name: String

    /// The value's JSON text.
    package let json: [UInt8]

    package init(name: String, json: [UInt8]) {
      self.name = name
      self.json = json
    }
  }

  package init(_ code: Code, _ message: String, data: [Member] = []) {
    self.code = code
    self.message = message
    self.data = data
  }
}
