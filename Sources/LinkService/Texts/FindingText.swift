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
    case .hiddenAppID: hiddenAppID(problem)
    case .pathsWithoutAppID: pathsWithoutAppID
    case .appIDWithoutPaths: appIDWithoutPaths
    case .bothDialects: bothDialects(problem.detail)
    case .noRules: noRules
    case .repeatedApp: repeatedApp(problem)
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
    case .exclusionOfAll: exclusionOfAll(problem)
    case .exactQuery: exactQuery(problem)
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
      "\(SlipText.fact(.trailingComma)). Some systems read the file all the same; do not rely on it."
    case .comment: "The file has a comment, which JSON does not allow, so no system reads it."
    case .typography: typographyMessage(problem.detail)
    case .unclosedString: stringMessage(problem.detail)
    case .otherFormat: "The file is \(format(problem.detail)), not JSON."
    case .emptyFile: "The file is empty."
    case .rootNotObject where problem.detail == .assetLinks:
      "The file is an assetlinks.json file, which Android reads, and not an apple-app-site-association file."
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
    case .notJSON: jsonFix(problem.detail)
    case .trailingComma: "Remove the comma."
    case .comment: "Remove the comment, or move its text into a \"comment\" member."
    case .typography where lookalike(problem.detail) == .quote: "Type plain quotes (\") in the whole file."
    case .typography: "Type plain blanks in the whole file."
    case .unclosedString: stringFix(problem.detail)
    case .otherFormat: formatFix(problem.detail)
    case .emptyFile:
      "Write {\"applinks\":{\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.app\"],\"components\":[{\"/\":\"/app/*\"}]}]}} "
        + "with the id of your app and patterns for its pages."
    case .rootNotObject where problem.detail == .assetLinks:
      "Check it with lintAssetLinks, and serve it at /.well-known/assetlinks.json."
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
}
