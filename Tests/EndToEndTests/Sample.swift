import Foundation

/// Requests whose answers are known byte for byte.
enum Sample {
  /// A request for the link to a numbered page.
  static func build(_ number: Int, id: String? = nil) -> String {
    request("build", id: id ?? "\(number)", info(number))
  }

  /// The answer to ``build(_:id:)``.
  static func built(_ number: Int, id: String? = nil) -> String {
    #"{"jsonrpc":"2.0","id":\#(id ?? "\(number)"),"result":{"longDynamicLink":"\#(longLink(number))","warning":[]}}"#
  }

  static func longLink(_ number: Int) -> String {
    "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F\(number)"
  }

  /// Parameters with the link to a numbered page.
  static func info(_ number: Int) -> String {
    #"{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/\#(number)"}}"#
  }

  static func shorten(_ number: Int, suffix: String = "UNGUESSABLE", id: String? = nil) -> String {
    let link = quoted(longLink(number))
    return request(
      "shorten", id: id ?? "\(number)", #"{"longDynamicLink":\#(link),"suffix":{"option":"\#(suffix)"}}"#)
  }

  static func resolve(_ url: String, id: String) -> String {
    request("resolve", id: id, #"{"url":\#(quoted(url)),"device":{"platform":"desktop"}}"#)
  }

  static func request(_ method: String, id: String, _ params: String? = nil) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"\#(params.map { #","params":"# + $0 } ?? "")}"#
  }

  /// A text as a JSON string.
  static func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// The lines with an end each.
  static func lines(_ lines: [String]) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }

  /// Requests for the pages of a range, one a line.
  static func builds(_ range: Range<Int>) -> [UInt8] { lines(range.map { build($0) }) }

  /// The answers to ``builds(_:)``.
  static func allBuilt(_ range: Range<Int>) -> [UInt8] { lines(range.map { built($0) }) }
}
