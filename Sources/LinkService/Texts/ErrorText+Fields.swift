import JSONRPC
import LinkCore
import StrictJSON

extension ErrorText {
  /// The error of a field of `params`.
  static func error(for fault: FieldFault) -> RPCError {
    var data: [RPCError.Member] = []
    if let field = RPCError.Member.pointer("field", fault.pointer) { data.append(field) }
    if case .unknown(let nearest, _) = fault.reason, let nearest { data.append(.string("nearest", nearest)) }
    return RPCError(.invalidArgument, sentence(for: fault, in: "params"), data: data)
  }

  /// What is wrong with a field, as one sentence; `whole` names the object that the pointer starts from.
  package static func sentence(for fault: FieldFault, in whole: String) -> String {
    let field = fault.pointer.isEmpty ? whole : Quoted.shown(fault.pointer)
    switch fault.reason {
    case .missing:
      return "\(field) is missing; it is required."
    case .unknown(let nearest?, _):
      return "\(field) is not a known field; did you mean \(Quoted.text(nearest))?"
    case .unknown(nil, let known) where known.isEmpty:
      return "\(field) is not a known field; none is allowed here."
    case .unknown(nil, let known):
      return "\(field) is not a known field; use \(Quoted.choices(known))."
    case .duplicate:
      return "\(field) appears twice; keep one of the two."
    case .wrongType(let expected, let found):
      return "\(field) must be \(expected), not \(name(of: found))."
    case .loneSurrogate:
      return "\(field) has a \\u escape of half a surrogate pair, which is no character; write the whole pair."
    case .notOneOf(let words, let value):
      return "\(field) must be \(Quoted.choices(words)), not \(Quoted.text(value))."
    case .notExactlyOne(let names):
      return "\(field) must have exactly one of \(Quoted.all(names))."
    case .notNumber(let value):
      return "\(field) must be a whole number or a string of digits, not \(Quoted.text(value))."
    case .outOfRange(let minimum, .max, let value):
      return "\(field) must be a whole number of at least \(minimum), not \(Quoted.text(value))."
    case .outOfRange(let minimum, let maximum, let value):
      return "\(field) must be a whole number from \(minimum) to \(maximum), not \(Quoted.text(value))."
    case .tooLong(let limit):
      return "\(field) has more than \(limit) bytes; shorten it."
    case .badTimestamp(let value):
      return "\(field) must be an RFC 3339 time such as \"2027-01-31T12:00:00Z\", not \(Quoted.text(value))."
    case .inThePast(let time):
      let text = Timestamp(milliseconds: time).map { " " + String(decoding: $0.formatted(), as: UTF8.self) }
      return "\(field)\(text ?? "") is in the past; give a time to come."
    case .notPair(let count):
      return "\(field) must be an array of two strings, a name and a value, but has \(count)."
    case .badSuffix(let fault, let value):
      return "\(field) \(Quoted.text(value)) \(reason(for: fault))."
    case .badValue(let expected, let value):
      return "\(field) must be \(expected), not \(Quoted.text(value))."
    case .duplicateKeyInObject:
      return "\(field) appears twice in its object; send the file's text as a string to have it read as served."
    case .badRoute(let fault, let value):
      return "\(field) \(Quoted.text(value)) \(reason(for: fault))."
    case .badPrefix(let fault):
      return self.sentence(for: fault, name: field, at: .info(pointer: ""))
    case .onlyFor(let words):
      return "\(field) is only for \(Quoted.all(words)); leave it out."
    case .onlyWith(let name, let value):
      return "\(field) is only for the \(name) \(Quoted.text(value)); give that or leave it out."
    case .leftToRoute:
      return "\(field) is the URL of the route; leave it out."
    case .tooMany(let limit):
      return "\(field) has more than \(limit) entries; leave some out."
    }
  }

  static func tooManySteps(_ limit: Int) -> RPCError {
    RPCError(
      .invalidRequest, "Matching took more than \(limit) steps; ask for fewer URLs or use simpler patterns.",
      data: [.number("limit", limit)])
  }

  private static func reason(for fault: ShortCodeFault) -> String {
    switch fault {
    case .empty: "is empty; give 1 to \(ShortCode.longestCustomCount) letters, digits, \"-\" or \"_\""
    case .tooLong(let count): "has \(count) characters; at most \(ShortCode.longestCustomCount) are allowed"
    case .forbiddenByte(let byte, let offset):
      "has \(Quoted.byte(byte)) at position \(offset + 1); use letters, digits, \"-\" and \"_\" only"
    case .reserved: "is reserved; choose another suffix"
    }
  }

  static func name(of kind: JSONKind) -> String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true: "true"
    case .false: "false"
    case .null: "null"
    }
  }
}
