import TestSupport

/// What a web front is told to send.
struct WebAnswer: Equatable {
  struct Field: Equatable {
    let name: String
    let value: String
  }

  let status: Int
  let fields: [Field]
  let body: String?

  /// Nil when the call failed.
  init?(_ answer: Answer) {
    guard let result = answer.result(), case .number(let status)? = result["status"], let status = Int(status) else {
      return nil
    }
    self.status = status
    fields = (result["headers"]?.elements ?? []).map {
      Field(name: $0[0]?.text ?? "", value: $0[1]?.text ?? "")
    }
    body = result["body"]?.text
  }

  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  var location: String? { self["Location"] }

  /// The body as JSON.
  var json: JSONTree? { body.flatMap { try? JSONTree(parsing: $0) } }

  /// Whether every header can be sent as it is, and none is there twice.
  var isSafe: Bool {
    fields.allSatisfy { field in
      !field.name.isEmpty && field.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x3A }
        && field.value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    } && Set(fields.map(\.name)).count == fields.count
  }
}
