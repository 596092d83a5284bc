import StrictJSON

/// The wording of what is nearly JSON, the same for files and for requests.
enum SlipText {
  /// A sentence without its place and full stop; the place follows.
  static func fact(_ slip: JSONSlip) -> String {
    switch slip {
    case .trailingComma: "A comma stands before a closing bracket"
    case .comment: "A comment, which JSON does not allow, stands"
    case .singleQuote: "A single quote, which is no quote in JSON, stands"
    case .unquotedName: "A name without quotes stands"
    case .lookalike(let scalar) where Lookalike(scalar) == .quote:
      "The character \(Quoted.text(String(scalar))), which is no quote in JSON, stands"
    case .lookalike: "A character that looks like a blank, and is none in JSON, stands"
    }
  }

  /// What to do, without a full stop.
  static func fix(_ slip: JSONSlip) -> String {
    switch slip {
    case .trailingComma: "remove the comma"
    case .comment: "remove the comment"
    case .singleQuote: "type double quotes (\")"
    case .unquotedName: "put names into double quotes (\")"
    case .lookalike(let scalar) where Lookalike(scalar) == .quote: "type plain quotes (\")"
    case .lookalike: "type plain blanks"
    }
  }
}
