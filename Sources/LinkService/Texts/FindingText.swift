import LinkCore
import StrictJSON

/// The wording of findings about association files.
enum FindingText {
  /// What is said about a finding.
  static func words(for problem: AssociationProblem) -> FindingWords {
    switch problem.rule {
    case .notJSON, .trailingComma, .comment, .typography, .unclosedString, .otherFormat, .emptyFile, .rootNotObject,
      .byteOrderMark, .notUTF8, .signed, .duplicateKey, .size, .detailsType, .queryValueType:
      FindingWords(message(for: problem), fix(for: problem))
    case .serviceType, .ruleType:
      appList(problem.detail) ?? FindingWords(message(for: problem), fix(for: problem))
    case .entryType:
      appIDKey(problem.detail) ?? FindingWords(message(for: problem), fix(for: problem))
    case .noService: noService
    case .unknownService: unknownService(problem.detail)
    case .noApplinks: noApplinks(problem.detail)
    case .unpairedApp: unpairedApp(problem.detail)
    case .clipID: clipID(problem.detail)
    case .detailsEmpty: detailsEmpty(problem.detail)
    case .detailsObject: detailsObject
    case .appsMissing: appsMissing
    case .appsNotEmpty: appsNotEmpty
    case .noAppID: noAppID(problem.detail)
    case .hiddenAppID: hiddenAppID(problem.detail)
    case .pathsWithoutAppID: pathsWithoutAppID
    case .appIDWithoutPaths: appIDWithoutPaths
    case .bothDialects: bothDialects(problem.detail)
    case .noRules: noRules
    case .repeatedApp: repeatedApp(problem.detail)
    case .unknownKey: unknownKey(problem.detail)
    case .notInComponent: notInComponent(problem.detail)
    case .misspeltNot: misspeltNot(problem.detail)
    case .onlyExclusions: onlyExclusions
    case .deadExclusion: deadExclusion(problem.detail)
    case .deadRule: deadRule(problem.detail)
    case .catchAll: catchAll(problem.detail)
    case .queryInPath: queryInPath(problem.detail)
    case .fragmentInPath: fragmentInPath(problem.detail)
    case .hostInPath: hostInPath(problem.detail)
    case .foreignSyntax: foreignSyntax(problem.detail)
    case .outerBlank: outerBlank(problem.detail)
    case .starValue: starValue(problem.detail)
    case .exclusionOfAll: exclusionOfAll(problem.detail)
    case .exactQuery: exactQuery(problem.detail)
    case .variable: variable(problem.detail)
    case .regionForm: regionForm(problem.detail)
    case .unencodedPattern: unencodedPattern(problem.detail)
    case .encodedPattern: encodedPattern(problem.detail)
    case .lowercaseEscape: lowercaseEscape(problem.detail)
    case .emptyPath: emptyPath
    case .caseVariants: caseVariants(problem.detail)
    case .patternInDefaults: patternInDefaults
    case .sampleRule: sampleRule
    case .newerFeature: newerFeature(problem.detail)
    case .redundantNeighbour: redundantNeighbour(problem)
    case .manyAlikeRules: manyAlikeRules(problem.detail)
    case .notHTTPS: notHTTPS(problem.detail)
    case .redirect: redirect(problem.detail)
    case .status: status(problem.detail)
    case .contentType: contentType(problem.detail)
    case .location: location(problem.detail)
    case .fileExtension: fileExtension(problem.detail)
    case .htmlBody: htmlBody
    case .cdnDiffers: cdnDiffers(problem.detail)
    case .cdnFailure: cdnFailure(problem.detail)
    case .entitlement: entitlement(problem.detail)
    case .misspeltService, .misspeltEntryKey: misspelt(problem.detail)
    case .appIDForm, .appIDPrefix, .appIDWithoutPrefix, .appIDWildcard, .appIDCharacter, .appIDCase:
      appID(problem.detail)
    }
  }

  /// What is wrong with the file as JSON and with the types in it.
  private static func message(for problem: AssociationProblem) -> String {
    switch problem.rule {
    case .notJSON: jsonMessage(problem.detail)
    case .trailingComma:
      "A comma stands before a closing bracket. Some systems read the file all the same; do not rely on it."
    case .comment: "The file has a comment, which JSON does not allow, so no system reads it."
    case .typography:
      "The character \(character(problem.detail)) only looks like part of JSON, so no system reads the file."
    case .unclosedString: "A string is not closed, or has a raw line break or control character in it."
    case .otherFormat: "The file is \(format(problem.detail)), not JSON."
    case .emptyFile: "The file is empty."
    case .rootNotObject: "The file is JSON, but not an object."
    case .byteOrderMark: "The file begins with a byte order mark, which some readers refuse."
    case .notUTF8: encodingMessage(problem.detail)
    case .signed: signedMessage(problem.detail)
    case .duplicateKey: "The name stands twice in one object; only the last one counts."
    case .size: sizeMessage(problem.detail)
    case .serviceType: "The value of a service must be an object\(found(problem.detail)); it is ignored."
    case .detailsType: detailsMessage(problem.detail)
    case .entryType: "An element of details must be an object\(found(problem.detail)); it is ignored."
    case .queryValueType:
      "A query value must be a string\(found(problem.detail)); this one makes the whole query dictionary void, so that "
        + "the rule no longer asks for any parameter."
    case .ruleType: "The value has the wrong type, being \(kind(problem.detail)); it counts as absent."
    default: "Something is not as systems expect it."
    }
  }

  /// What to do about that.
  private static func fix(for problem: AssociationProblem) -> String {
    switch problem.rule {
    case .notJSON where problem.detail == .json(.invalidUTF8): "Save the file as UTF-8."
    case .notJSON: "Correct the JSON at this place."
    case .trailingComma: "Remove the comma."
    case .comment: "Remove the comment, or move its text into a \"comment\" member."
    case .typography: "Type plain quotes (\") and plain blanks."
    case .unclosedString: "Close the string with a quote and write line breaks as \\n."
    case .otherFormat where problem.detail == .format(.gzip):
      "Serve the JSON itself; with Content-Encoding: gzip only where it was asked for. curl decodes it with --compressed."
    case .otherFormat: "Save the file as plain text and see that the server sends it and not a web page."
    case .emptyFile: "Write at least {\"applinks\":{\"details\":[]}}."
    case .rootNotObject: "Put the services into an object: {\"applinks\":{…}}."
    case .byteOrderMark: "Save the file as UTF-8 without a byte order mark."
    case .notUTF8: "Save the file as UTF-8."
    case .signed where problem.detail == .signatureUnchecked:
      "To check it: openssl cms -verify -noverify -inform DER -in FILE."
    case .signed: "Serve the JSON itself, unsigned."
    case .duplicateKey: "Keep one of the two members."
    case .size: "Use patterns and substitution variables instead of single URLs."
    case .serviceType: "Write an object, such as {\"apps\":[]}."
    case .detailsType: "Write \"details\" as an array of entries."
    case .entryType: "Write an object with \"appIDs\" and \"components\"."
    case .queryValueType: "Write the value as a string, such as \"true\" or \"?*\"."
    case .ruleType:
      "Write \"/\" and \"#\" as strings, \"?\" as a string or an object, and the switches as true or false."
    default: "Compare it with Apple's documentation."
    }
  }

  private static func jsonMessage(_ detail: AssociationProblem.Detail) -> String {
    guard case .json(let code) = detail else { return "The file is not JSON." }
    return ErrorText.sentence(for: code) + ", so no system reads the file."
  }

  private static func encodingMessage(_ detail: AssociationProblem.Detail) -> String {
    switch detail {
    case .encoding(let encoding): "The file is \(name(of: encoding)); some readers expect UTF-8."
    case .damagedEncoding(let encoding): "The file seems to be \(name(of: encoding)), but is damaged."
    default: "The file is not UTF-8."
    }
  }

  private static func signedMessage(_ detail: AssociationProblem.Detail) -> String {
    switch detail {
    case .signatureUnchecked: "The content was taken out of the signed file as it is; the signature was not checked."
    case .unreadableSignature(.otherStructure):
      "The file is binary (DER) and of another kind than a signed file, perhaps a certificate."
    case .unreadableSignature(.detached):
      "The file is a signature (CMS) without the content that it belongs to, so no system reads it."
    case .unreadableSignature(.damaged):
      "The file seems to be signed (CMS), but it is damaged or not in DER, so its content cannot be taken out."
    default: "The file is signed (CMS). Signing was never needed for universal links and is not supported any more."
    }
  }

  private static func sizeMessage(_ detail: AssociationProblem.Detail) -> String {
    guard case .size(let size, let limit) = detail else { return "The file is too large." }
    return "The file has \(size) bytes; systems read no more than \(limit)."
  }

  private static func detailsMessage(_ detail: AssociationProblem.Detail) -> String {
    if case .missing = detail { return "applinks has no \"details\", so no URL opens an app." }
    return "The value of details must be an array\(found(detail)); it is ignored."
  }

  private static func kind(_ detail: AssociationProblem.Detail) -> String {
    guard case .kind(let kind) = detail else { return "another one" }
    return ErrorText.name(of: kind)
  }

  private static func found(_ detail: AssociationProblem.Detail) -> String {
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

  private static func format(_ detail: AssociationProblem.Detail) -> String {
    guard case .format(let format) = detail else { return "another format" }
    return switch format {
    case .rtf: "RTF (saved by a text editor)"
    case .html: "HTML (probably the fallback page of a web application)"
    case .yaml: "YAML"
    case .gzip: "compressed (gzip)"
    case .signedText: "a signed file as text (PEM or S/MIME)"
    }
  }

  private static func name(of encoding: AssociationEncoding) -> String {
    switch encoding {
    case .utf8: "UTF-8"
    case .utf16BigEndian: "UTF-16 (big endian)"
    case .utf16LittleEndian: "UTF-16 (little endian)"
    case .utf32BigEndian: "UTF-32 (big endian)"
    case .utf32LittleEndian: "UTF-32 (little endian)"
    }
  }
}
