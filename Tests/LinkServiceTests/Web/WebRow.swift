import Testing

/// A request to a link domain and what is sent back.
struct WebRow: Sendable, CustomTestStringConvertible {
  enum Wanted: Equatable, Sendable {
    /// A redirect there.
    case redirect(String)
    /// A page of this status.
    case page(Int)
    /// JSON of this status.
    case json(Int)
    /// No body, and the status.
    case bare(Int)
  }

  let id: String
  let url: String
  var headers = "{}"
  var method = "GET"
  let wanted: Wanted
  /// What the body has in it.
  var part = ""
  var testDescription: String { id }

  init(
    _ id: String, _ url: String, _ wanted: Wanted, headers: String = "{}", method: String = "GET", part: String = ""
  ) {
    self.id = id
    self.url = url
    self.wanted = wanted
    self.headers = headers
    self.method = method
    self.part = part
  }
}
