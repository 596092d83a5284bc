import LinkCore

/// Rules of assetlinks.json files.
extension LintRuleText {
  static func words(for rule: AssetLinksRule) -> FindingWords {
    switch rule {
    case .rootNotArray: FindingWords("JSON that is no array", "assetlinks.json has to be an array of statements.")
    case .noStatements: FindingWords("No statements", "Without a statement no app opens links of the site.")
    case .statementType: FindingWords("Statement of the wrong type", "A statement is an object.")
    case .relationType: FindingWords("No relation", "\"relation\" is a list of strings.")
    case .relationForm:
      FindingWords("Relation of the wrong form", "A relation is such as delegate_permission/common.handle_all_urls.")
    case .unknownRelation:
      FindingWords("Unknown relation", "For app links it is delegate_permission/common.handle_all_urls.")
    case .targetType: FindingWords("No target", "\"target\" is an object that names an app or a site.")
    case .namespace: FindingWords("Unknown namespace", "A target is in \"android_app\" or in \"web\".")
    case .packageName: FindingWords("Not a package name", "A package name is the applicationId of an app.")
    case .fingerprints:
      FindingWords("No fingerprints", "\"sha256_cert_fingerprints\" lists the certificates that sign the app.")
    case .badFingerprint:
      FindingWords("Not a fingerprint", "A SHA-256 fingerprint is 32 bytes as hex pairs with colons between them.")
    case .shortFingerprint: FindingWords("SHA-1 fingerprint", "Android compares SHA-256 fingerprints.")
    case .fingerprintForm:
      FindingWords("Doubtful form of a fingerprint", "Every reader takes upper-case hex pairs with colons.")
    case .site: FindingWords("Not a site", "A site is scheme, host and perhaps port, without a path.")
    case .include: FindingWords("Include that is no URL", "\"include\" is an absolute https URL.")
    case .unknownKey: FindingWords("Unknown name in a statement", "Readers ignore names that they do not know.")
    case .extensionWithoutRelation:
      FindingWords("Extension of another relation", "An extension is for a relation that its statement has.")
    case .dynamicType:
      FindingWords(
        "Dynamic rules that are dropped", "One value of a wrong type, or an empty one, makes all of them void.")
    case .dynamicKey:
      FindingWords("Unknown name in a dynamic rule", "Dynamic rules have \"/\", \"?\", \"#\" and \"exclude\" only.")
    case .onlyExclusions:
      FindingWords("Dynamic rules that open nothing", "What no rule takes is not opened; rules that allow come last.")
    case .wildcard:
      FindingWords("Wildcard read in two ways", "Android's \"*\" goes on up to the next character and tries no other.")
    case .anyValue:
      FindingWords("Query value read in two ways", "On Android the parameter must be there, it seems.")
    case .variable: FindingWords("Variable in a dynamic rule", "Android knows no variables.")
    case .repeatedRules:
      FindingWords("App with dynamic rules twice", "Which of the two count is not defined.")
    case .noAppLinks:
      FindingWords("No app opens links", "A statement with handle_all_urls and a package name lets an app open them.")
    case .pathBlock:
      FindingWords("Paths in a statement", "Paths belong into intent filters or dynamic rules.")
    }
  }
}
