import Testing

/// A link or a request around one that nobody means well, and the error that it must be answered with.
struct HostileLink: Sendable, CustomTestStringConvertible {
  let id: String
  let method: String
  /// As JSON.
  let params: String
  let code: Int
  /// Where the fault is; nil when it is in no field.
  let field: String?
  /// How the message ends.
  let end: String

  init(_ id: String, _ method: String, _ params: String, _ code: Int, _ field: String?, _ end: String) {
    self.id = id
    self.method = method
    self.params = params
    self.code = code
    self.field = field
    self.end = end
  }

  var testDescription: String { id }

  /// The kinds of refusal that a URL meets.
  enum Refusal {
    /// -32602, with the end of the sentence.
    case invalid(String)

    /// 1403, because of its scheme.
    case dangerous

    /// 1403, because it leads back to us.
    case loop
  }

  static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  /// `build` with this `link`.
  static func link(_ id: String, _ url: String, _ refusal: Refusal) -> HostileLink {
    let params = #"{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":\#(Sample.quoted(url))}}"#
    let field = "/dynamicLinkInfo/link"
    switch refusal {
    case .invalid(let end): return HostileLink("link " + id, "build", params, -32602, field, end)
    case .dangerous: return HostileLink("link " + id, "build", params, 1403, field, "; use http or https.")
    case .loop: return HostileLink("link " + id, "build", params, 1403, field, "; give the final URL.")
    }
  }

  static let all = schemes + authorities + hosts + addresses + rests + places + bodies
}
