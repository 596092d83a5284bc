import Foundation
import TestSupport

/// One answer, read by Foundation's JSON reader, which shares no code with the program.
struct Reply {
  struct NotAnAnswer: Error, CustomStringConvertible {
    let description: String
  }

  let text: String
  let members: [String: Any]

  init(_ line: [UInt8]) throws {
    text = String(decoding: line, as: UTF8.self)
    guard let members = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any],
      members["jsonrpc"] as? String == "2.0", (members["result"] == nil) != (members["error"] == nil)
    else { throw NotAnAnswer(description: "no answer: \(text.prefix(500))") }
    self.members = members
  }

  init(_ line: String) throws { try self.init(Array(line.utf8)) }

  /// The id as it is written.
  var id: String {
    let start = #"{"jsonrpc":"2.0","id":"#
    guard text.utf8.starts(with: start.utf8) else { return "" }
    let rest = text.dropFirst(start.count)
    let ends = [#","result":"#, #","error":"#].compactMap { rest.range(of: $0)?.lowerBound }
    return ends.min().map { String(rest[..<$0]) } ?? ""
  }

  var result: [String: Any]? { members["result"] as? [String: Any] }
  var error: [String: Any]? { members["error"] as? [String: Any] }
  var code: Int? { error?["code"] as? Int }
  var message: String? { error?["message"] as? String }
  var data: [String: Any]? { error?["data"] as? [String: Any] }
  var status: String? { data?["status"] as? String }

  /// Whether both are the same text, byte for byte.
  func isExactly(_ other: String) -> Bool { text.utf8.elementsEqual(other.utf8) }
}
