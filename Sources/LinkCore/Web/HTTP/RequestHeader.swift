/// The headers of a request on which an answer may depend: all that are read, and all that `Vary` names.
enum RequestHeader: Int, CaseIterable {
  case userAgent
  case platformHint
  case mobileHint
  case acceptLanguage
  case accept

  /// As `Vary` has it.
  var nameBytes: [UInt8] { Self.names[rawValue] }

  private static let names = allCases.map { ByteText.bytes($0.name) }

  private var name: StaticString {
    switch self {
    case .userAgent: "User-Agent"
    case .platformHint: "Sec-CH-UA-Platform"
    case .mobileHint: "Sec-CH-UA-Mobile"
    case .acceptLanguage: "Accept-Language"
    case .accept: "Accept"
    }
  }

  /// `Vary` of an answer that depends on them (RFC 9110 §12.5.5).
  static let vary = [UInt8](names.joined(separator: ", ".utf8))

  /// The field that this header's lines make together (RFC 9110 §5.3); empty when there is none.
  func value(in fields: [HTTPField]) -> [UInt8] {
    var value: [UInt8] = []
    for field in fields where field.isNamed(self) && !field.value.isEmpty {
      if !value.isEmpty { value.append(UInt8(ascii: ",")) }
      value += field.value
    }
    return value
  }
}
