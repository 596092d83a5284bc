import StrictJSON

/// What one JSON value means as a message (JSON-RPC 2.0 section 4).
enum Envelope {
  /// A valid request or notification.
  case request(Request)

  /// Not a request; `id` is where a readable id stands, to be echoed.
  case invalid(ProtocolFault.Reason, id: Int?)

  /// An answer to a request that was never sent: it must not be answered.
  case response

  private enum Member {
    case version
    case method
    case params
    case id
    case result
    case error
  }

  /// Reads the value at `node`.
  ///
  /// The four members of a request may stand in any order and must not repeat; all other members are ignored. A value
  /// without `id` is a notification only when it is valid otherwise.
  static func read(_ json: borrowing JSON, at node: Int) -> Envelope {
    guard json.kind(node) == .object else { return .invalid(.notObject, id: nil) }
    var version: Int?
    var method: Int?
    var params: Int?
    var id: Int?
    var repeated: Member?
    var isAnswer = false
    let end = json.next(node)
    var key = node + 1
    while key < end {
      let value = key + 1
      if let member = member(json, named: key) {
        switch member {
        case .version:
          if version != nil { repeated = repeated ?? .version }
          version = value
        case .method:
          if method != nil { repeated = repeated ?? .method }
          method = value
        case .params:
          if params != nil { repeated = repeated ?? .params }
          params = value
        case .id:
          if id != nil { repeated = .id }
          id = value
        case .result, .error:
          isAnswer = true
        }
      }
      key = json.next(value)
    }
    if isAnswer, method == nil { return .response }
    if let repeated {
      return .invalid(.duplicateMember(name(of: repeated)), id: repeated == .id ? nil : readable(json, id: id))
    }
    if let id, readable(json, id: id) == nil { return .invalid(.idOfWrongType, id: nil) }
    guard let version else { return .invalid(.missingVersion, id: id) }
    guard isTwo(json, version) else { return .invalid(.wrongVersion, id: id) }
    guard let method else { return .invalid(.missingMethod, id: id) }
    guard json.kind(method) == .string else { return .invalid(.methodNotString, id: id) }
    guard let params else { return .request(Request(method: method, params: nil, id: id)) }
    switch json.kind(params) {
    case .object:
      return .request(Request(method: method, params: params, id: id))
    case .array:
      return .request(Request(method: method, params: json.isEmpty(params) ? nil : params, id: id))
    case .null:
      return .request(Request(method: method, params: nil, id: id))
    default:
      return .invalid(.paramsNotStructured, id: id)
    }
  }

  /// Which member of an envelope the key names; an escaped spelling counts.
  private static func member(_ json: borrowing JSON, named key: Int) -> Member? {
    let range = json.range(key)
    let span = json.bytes.span
    switch range.count {
    case 4 where ByteSearch.isExactly("\"id\"", in: span, at: range.lowerBound): return .id
    case 7 where ByteSearch.isExactly("\"error\"", in: span, at: range.lowerBound): return .error
    case 8 where ByteSearch.isExactly("\"method\"", in: span, at: range.lowerBound): return .method
    case 8 where ByteSearch.isExactly("\"params\"", in: span, at: range.lowerBound): return .params
    case 8 where ByteSearch.isExactly("\"result\"", in: span, at: range.lowerBound): return .result
    case 9 where ByteSearch.isExactly("\"jsonrpc\"", in: span, at: range.lowerBound): return .version
    default: break
    }
    // One character takes at most six bytes, so no longer key can spell one of the names.
    guard range.count > 7, range.count <= 2 + 6 * 7, json.plainTextRange(key) == nil, let text = json.text(key) else {
      return nil
    }
    return escapedMember(text)
  }

  private static func escapedMember(_ text: [UInt8]) -> Member? {
    for member in [Member.version, .method, .params, .id, .result, .error] where text == name(of: member) {
      return member
    }
    return nil
  }

  private static func name(of member: Member) -> [UInt8] {
    let name: StaticString =
      switch member {
      case .version: "jsonrpc"
      case .method: "method"
      case .params: "params"
      case .id: "id"
      case .result: "result"
      case .error: "error"
      }
    return name.withUTF8Buffer { unsafe Array($0) }
  }

  private static func isTwo(_ json: borrowing JSON, _ node: Int) -> Bool {
    guard json.kind(node) == .string else { return false }
    let range = json.range(node)
    if range.count == 5 { return ByteSearch.isExactly("\"2.0\"", in: json.bytes.span, at: range.lowerBound) }
    return json.text(node) == [UInt8(ascii: "2"), UInt8(ascii: "."), UInt8(ascii: "0")]
  }

  /// The id when it is a string, a number or null.
  private static func readable(_ json: borrowing JSON, id: Int?) -> Int? {
    guard let id else { return nil }
    return switch json.kind(id) {
    case .string, .number, .null: id
    default: nil
    }
  }
}
