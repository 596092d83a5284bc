import LinkCore
import StrictJSON

/// The wording of findings about assetlinks.json files.
enum AssetLinksText {
  static func message(for problem: AssetLinksProblem) -> String {
    switch problem.rule {
    case .rootNotArray where problem.detail == .association:
      "The file is an apple-app-site-association file, which Apple's systems read, and not an assetlinks.json file."
    case .rootNotArray: "The file must be an array of statements\(found(problem.detail))."
    case .noStatements: "The file has no statement, so no app opens links of the site."
    case .statementType: "A statement must be an object\(found(problem.detail)); it is ignored."
    case .relationType: "\"relation\" must be a list of strings\(found(problem.detail))."
    case .relationForm: "\(value(problem.detail)) is no relation, so the statement says nothing."
    case .unknownRelation: "The relation \(value(problem.detail)) is none of those that Android documents."
    case .targetType: "\"target\" must be an object\(found(problem.detail))."
    case .namespace: namespaceMessage(problem.detail)
    case .packageName: packageMessage(problem.detail)
    case .fingerprints: "\"sha256_cert_fingerprints\" must be a list of strings\(found(problem.detail))."
    case .badFingerprint: fingerprintMessage(problem.detail)
    case .shortFingerprint:
      "\(value(problem.detail)) is a SHA-1 fingerprint (20 bytes), and Android compares SHA-256 ones (32 bytes)."
    case .fingerprintForm:
      "The fingerprint is not in upper-case hex pairs with colons between them, which not every reader takes."
    case .site: siteMessage(problem.detail)
    case .include: includeMessage(problem.detail)
    case .unknownKey: "\(value(problem.detail)) means nothing here and is ignored."
    case .extensionWithoutRelation:
      "The extension is for the relation \(value(problem.detail)), which is not among those of the statement, so it is "
        + "ignored."
    case .dynamicType: dynamicMessage(problem.detail)
    case .dynamicKey:
      "Dynamic rules have no \(value(problem.detail)); Android may drop all dynamic rules for it without a word."
    case .onlyExclusions where problem.detail == .idle:
      "The exclusion stands behind the last rule that allows, where nothing changes: what no rule takes is not opened "
        + "anyway."
    case .onlyExclusions:
      "All dynamic rules exclude, and what no rule takes is not opened, so the app opens for nothing."
    case .wildcard:
      "Android's \"*\" goes on up to the next character of the pattern and does not try others, so \(value(problem.detail)) may "
        + "take less than the same pattern does on Apple's systems."
    case .anyValue:
      "On Android the parameter must be there, it seems; on Apple's systems \"*\" takes an absent one too."
    case .variable: "Android knows no variables, so \(value(problem.detail)) is compared as it stands."
    case .repeatedRules:
      "The app \(value(problem.detail)) has dynamic rules in an earlier statement; which of the two count is not defined."
    case .noAppLinks:
      "No statement lets an app open links of the site: none has \"delegate_permission/common.handle_all_urls\" with a "
        + "package name."
    case .pathBlock: "Nobody reads paths in \(pathBlock(problem.detail)): statements say nothing about paths."
    }
  }

  static func fix(for problem: AssetLinksProblem) -> String {
    switch problem.rule {
    case .rootNotArray where problem.detail == .association:
      "Check it with lintAASA, and serve it at /.well-known/apple-app-site-association."
    case .rootNotArray: "Put the statements into an array: [{\"relation\":[…],\"target\":{…}}]."
    case .noStatements: "Write a statement for each app; generateAssetLinks makes them from a configuration."
    case .statementType: "Write {\"relation\":[…],\"target\":{…}}."
    case .relationType, .noAppLinks: "Write \"relation\":[\"delegate_permission/common.handle_all_urls\"]."
    case .relationForm: meant(problem.detail) ?? "Write it as \"delegate_permission/common.handle_all_urls\"."
    case .unknownRelation: "For app links use \"delegate_permission/common.handle_all_urls\"."
    case .targetType: "Write \"target\":{\"namespace\":\"android_app\",…}."
    case .namespace: "Write \"namespace\":\"android_app\" for an app, \"web\" for a site."
    case .packageName: "Write the applicationId of the app, such as \"com.example.android\"."
    case .fingerprints, .badFingerprint, .shortFingerprint:
      "Copy the SHA-256 fingerprint of the app signing key from the Play Console (App integrity), beside that of your "
        + "own builds."
    case .fingerprintForm: meant(problem.detail) ?? "Write it in upper case with colons."
    case .site: "Write \"site\":\"https://HOST\" without a path."
    case .include: "Write an https URL that is answered with status 200 and without redirects."
    case .unknownKey: meant(problem.detail) ?? "Leave it out."
    case .extensionWithoutRelation: "Write the relation of the statement, letter for letter."
    case .dynamicType:
      "Write \"/\" and \"#\" as strings, \"?\" as an object of strings, \"exclude\" as true or false, and nothing empty."
    case .dynamicKey: "Use \"/\", \"?\", \"#\" and \"exclude\" only, with \"*\" and \"?\" in patterns."
    case .onlyExclusions where problem.detail == .idle:
      "Move it before the rules that allow; if all other URLs are meant to open, add {\"/\":\"*\"} at the end."
    case .onlyExclusions: "End the list with {\"/\":\"*\"}."
    case .wildcard: "Try it on a device: adb shell am start --debug-link -d URL."
    case .anyValue: "Write \"?*\" where the parameter must have a value."
    case .variable: "Write one rule for each value."
    case .repeatedRules: "Put all rules of the app into one statement."
    case .pathBlock: "Put paths into the intent filters of the app, or into dynamic rules for Android 15 and later."
    }
  }

  private static func found(_ detail: AssetLinksProblem.Detail) -> String {
    switch detail {
    case .kind(let kind): ", not " + ErrorText.name(of: kind)
    case .missing: ", but is missing"
    case .empty: ", but is empty"
    default: ""
    }
  }

  private static func value(_ detail: AssetLinksProblem.Detail) -> String {
    switch detail {
    case .value(let text), .nearly(let text, _): Quoted.text(text)
    default: "The value"
    }
  }

  private static func meant(_ detail: AssetLinksProblem.Detail) -> String? {
    guard case .nearly(_, let text) = detail else { return nil }
    return "Write \(Quoted.text(text))."
  }

  private static func namespaceMessage(_ detail: AssetLinksProblem.Detail) -> String {
    guard case .value = detail else { return "\"namespace\" must be a string\(found(detail))." }
    return "The namespace \(value(detail)) is unknown, so the statement is ignored."
  }

  private static func packageMessage(_ detail: AssetLinksProblem.Detail) -> String {
    guard case .value = detail else { return "\"package_name\" must be a string\(found(detail))." }
    return "\(value(detail)) cannot be a package name: it has two or more names of letters, digits and \"_\" with dots "
      + "between them."
  }

  private static func fingerprintMessage(_ detail: AssetLinksProblem.Detail) -> String {
    guard case .value = detail else { return "A fingerprint must be a string\(found(detail))." }
    return "\(value(detail)) is no SHA-256 fingerprint: it has 32 bytes as hex pairs with colons between them, 95 "
      + "characters in all."
  }

  private static func siteMessage(_ detail: AssetLinksProblem.Detail) -> String {
    guard case .value = detail else { return "\"site\" must be a string\(found(detail))." }
    return "\(value(detail)) is no site: a site is a scheme, a host and perhaps a port, without a path."
  }

  private static func includeMessage(_ detail: AssetLinksProblem.Detail) -> String {
    guard case .value = detail else { return "\"include\" must be a URL\(found(detail))." }
    return "\(value(detail)) is not an absolute https URL, so nothing is included."
  }

  private static func dynamicMessage(_ detail: AssetLinksProblem.Detail) -> String {
    switch detail {
    case .empty: "A value in the dynamic rules is empty, so all of them are dropped and the manifest alone decides."
    default:
      "A value in the dynamic rules has the wrong type (\(kind(detail))), so all of them are dropped and the manifest "
        + "alone decides."
    }
  }

  private static func kind(_ detail: AssetLinksProblem.Detail) -> String {
    guard case .kind(let kind) = detail else { return "unknown" }
    return ErrorText.name(of: kind)
  }

  private static func pathBlock(_ detail: AssetLinksProblem.Detail) -> String {
    guard case .value(let name) = detail else { return "\"include\"" }
    return Quoted.text(name)
  }
}
