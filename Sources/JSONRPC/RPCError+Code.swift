extension RPCError {
  /// An error number with its stable word.
  ///
  /// Numbers from -32768 to -32000 belong to JSON-RPC and -32899 to -32800 to the Language Server Protocol; our own are
  /// 1000 + the HTTP status that a web front would send.
  package struct Code: Equatable, Sendable {
    package let number: Int

    /// The value of `data.status`.
    package let status: String

    package static let parseError = Code(number: -32700, status: "PARSE_ERROR")
    package static let invalidRequest = Code(number: -32600, status: "INVALID_REQUEST")
    package static let methodNotFound = Code(number: -32601, status: "METHOD_NOT_FOUND")
    package static let invalidArgument = Code(number: -32602, status: "INVALID_ARGUMENT")
    package static let `internal` = Code(number: -32603, status: "INTERNAL")
    package static let requestCancelled = Code(number: -32800, status: "REQUEST_CANCELLED")
    package static let permissionDenied = Code(number: 1403, status: "PERMISSION_DENIED")
    package static let notFound = Code(number: 1404, status: "NOT_FOUND")
    package static let alreadyExists = Code(number: 1409, status: "ALREADY_EXISTS")
    package static let failedPrecondition = Code(number: 1410, status: "FAILED_PRECONDITION")
    package static let unavailable = Code(number: 1503, status: "UNAVAILABLE")
  }
}
