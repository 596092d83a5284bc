package import StrictJSON

/// A fault of a message before any method has seen it.
package enum ProtocolFault: Equatable, Sendable {
  /// Not JSON, perhaps since somebody meant it otherwise, not UTF-8 or nested too deep: PARSE_ERROR.
  case notJSON(JSONFault, JSONSlip? = nil)

  /// JSON, but not a request: INVALID_REQUEST.
  case notRequest(Reason)

  /// Larger than a limit: INVALID_REQUEST with `data.limit`.
  case overLimit(Limit, value: Int)

  /// A header block of the Content-Length framing that cannot be read.
  case badHeader(HeaderFault)

  /// The request was cancelled before its work began: REQUEST_CANCELLED.
  case cancelled

  /// A request after `shutdown`: INVALID_REQUEST.
  case shutDown

  /// Why a JSON value is not a request.
  package enum Reason: Equatable, Sendable {
    case notObject
    case emptyBatch
    case nestedBatch
    case missingVersion
    case wrongVersion
    case missingMethod
    case methodNotString
    case paramsNotStructured
    case idOfWrongType
    case duplicateMember([UInt8])
  }

  /// A bound that a message can pass.
  package enum Limit: Equatable, Sendable {
    case messageBytes
    case values
    case batchEntries
    case answerBytes
  }

  /// Why a header block of the Content-Length framing cannot be read.
  package enum HeaderFault: Equatable, Sendable {
    case missingLength
    case badLength
    case tooLong
    case malformedLine
  }
}
