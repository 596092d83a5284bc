import LinkCore
import StrictJSON

/// Findings about bytes, JSON and the types in it.
extension FindingText {
  static func jsonMessage(_ detail: AssociationProblem.Detail) -> String {
    if case .slip(let slip) = detail { return SlipText.fact(slip) + " here, so no system reads the file." }
    guard case .json(let code) = detail else { return "The file is not JSON." }
    return ErrorText.sentence(for: code) + ", so no system reads the file."
  }

  static func jsonFix(_ detail: AssociationProblem.Detail) -> String {
    switch detail {
    case .slip(let slip):
      let fix = SlipText.fix(slip)
      return fix.prefix(1).uppercased() + fix.dropFirst() + "."
    case .json(.invalidUTF8): return "Save the file as UTF-8."
    default: return "Correct the JSON at this place."
    }
  }

  static func lookalike(_ detail: AssociationProblem.Detail) -> Lookalike? {
    guard case .character(let value) = detail else { return nil }
    return Unicode.Scalar(value).flatMap { Lookalike($0) }
  }

  static func typographyMessage(_ detail: AssociationProblem.Detail) -> String {
    lookalike(detail) == .quote
      ? "The character \(shownCharacter(detail)) is no quote in JSON, so no system reads the file."
      : "The character \(character(detail)) looks like a blank and is none in JSON, so no system reads the file."
  }

  static func stringMessage(_ detail: AssociationProblem.Detail) -> String {
    switch detail {
    case .json(.controlCharacter(0x0A)), .json(.controlCharacter(0x0D)):
      "A string is not closed before the line ends, so no system reads the file."
    case .json(.controlCharacter(let byte)):
      "A string has the control character \(character(.character(UInt32(byte)))) in it, so no system reads the file."
    default: "A string is not closed before the file ends, so no system reads the file."
    }
  }

  static func stringFix(_ detail: AssociationProblem.Detail) -> String {
    switch detail {
    case .json(.controlCharacter(0x09)): "Leave it out, or write a tab as \\t."
    case .json(.controlCharacter(let byte)) where byte != 0x0A && byte != 0x0D: "Leave it out."
    default: "Close the string with a quote (\"); a line break within a text is written \\n."
    }
  }

  static func formatFix(_ detail: AssociationProblem.Detail) -> String {
    guard case .format(let format) = detail else { return "Write the file as JSON." }
    return switch format {
    case .rtf: "Save the file as plain text, in TextEdit by Format > Make Plain Text."
    case .html: "See that the server sends the file itself at this URL and not a web page."
    case .yaml: "Write the file as JSON."
    case .signedText: "Serve the JSON itself, unsigned."
    case .gzip:
      "Serve the JSON itself; with Content-Encoding: gzip only where it was asked for. curl decodes it with --compressed."
    }
  }

  static func encodingMessage(_ detail: AssociationProblem.Detail) -> String {
    switch detail {
    case .encoding(let encoding): "The file is \(name(of: encoding)); some readers expect UTF-8."
    case .damagedEncoding(let encoding): "The file seems to be \(name(of: encoding)), but is damaged."
    default: "The file is not UTF-8."
    }
  }

  static func signedMessage(_ detail: AssociationProblem.Detail) -> String {
    switch detail {
    case .signatureUnchecked: "The content was taken out of the signed file as it is; the signature was not checked."
    case .unreadableSignature(.otherStructure):
      "The file is binary (DER) and of another kind than a signed file, perhaps a certificate."
    case .unreadableSignature(.detached):
      "The file is a signature (CMS) without the content that it belongs to, so no system reads it."
    case .unreadableSignature(.damaged):
      "The file seems to be signed (CMS), but it is damaged or not in DER, so its content cannot be taken out."
    default:
      "The file is signed (CMS). Signing was never needed for universal links, and Apple announced in 2019 that support "
        + "for it ends."
    }
  }

  static func sizeMessage(_ detail: AssociationProblem.Detail) -> String {
    guard case .size(let size, let limit) = detail else { return "The file is too large." }
    return "The file has \(size) bytes; systems read no more than \(limit)."
  }

  static func detailsMessage(_ detail: AssociationProblem.Detail) -> String {
    if case .missing = detail { return "applinks has no \"details\", so no URL opens an app." }
    return "The value of details must be an array\(found(detail)); it is ignored."
  }

  static func kind(_ detail: AssociationProblem.Detail) -> String {
    guard case .kind(let kind) = detail else { return "another one" }
    return ErrorText.name(of: kind)
  }

  static func found(_ detail: AssociationProblem.Detail) -> String {
    guard case .kind(let kind) = detail else { return "" }
    return ", not " + ErrorText.name(of: kind)
  }

  /// A character as it is best recognised.
  static func shownCharacter(_ detail: AssociationProblem.Detail) -> String {
    guard case .character(let value) = detail, let scalar = Unicode.Scalar(value) else { return character(detail) }
    if value == 0x20 { return "blank" }
    if (0x21...0x7E).contains(value) { return Quoted.text(String(scalar)) }
    return "\(Quoted.text(String(scalar))) (\(character(detail)))"
  }

  static func character(_ detail: AssociationProblem.Detail) -> String {
    guard case .character(let value) = detail else { return "at this place" }
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  static func format(_ detail: AssociationProblem.Detail) -> String {
    guard case .format(let format) = detail else { return "another format" }
    return switch format {
    case .rtf: "RTF (saved by a text editor)"
    case .html: "HTML (probably the fallback page of a web application)"
    case .yaml: "YAML"
    case .gzip: "compressed (gzip)"
    case .signedText: "a signed file as text (PEM or S/MIME)"
    }
  }

  static func name(of encoding: AssociationEncoding) -> String {
    switch encoding {
    case .utf8: "UTF-8"
    case .utf16BigEndian: "UTF-16 (big endian)"
    case .utf16LittleEndian: "UTF-16 (little endian)"
    case .utf32BigEndian: "UTF-32 (big endian)"
    case .utf32LittleEndian: "UTF-32 (little endian)"
    }
  }
}
