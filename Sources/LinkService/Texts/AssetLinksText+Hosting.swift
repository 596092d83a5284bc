import LinkCore

/// Findings on assetlinks.json files that association files have too, where the words depend on what the file is to be.
extension AssetLinksText {
  /// What is said about a fault of the text, or about how the file is served.
  static func words(for fault: AssociationProblem) -> FindingWords {
    let words = FindingText.words(for: fault)
    return switch fault.rule {
    case .emptyFile: FindingWords(words.message, "Write at least [].")
    case .comment: FindingWords(words.message, "Remove the comment.")
    case .notHTTPS:
      FindingWords(
        "\(FindingText.text(fault.detail)) is not HTTPS; Android reads the file over HTTPS only.",
        "Serve it at https://HOST/.well-known/assetlinks.json with a valid certificate.")
    case .redirect:
      FindingWords(
        "The request is redirected to \(FindingText.text(fault.detail)); Android does not follow.", words.fix)
    case .status where fault.detail == .httpStatus(401) || fault.detail == .httpStatus(403):
      FindingWords(words.message, "Let everyone read it; filters for bots must let Google's requests through.")
    case .status where fault.detail == .httpStatus(404) || fault.detail == .httpStatus(410):
      FindingWords(words.message, "Put the file there, or rewrite the path to where it is; a redirect will not do.")
    case .contentType where fault.detail != .text([]):
      FindingWords(
        "The Content-Type is \(FindingText.text(fault.detail)); Android takes application/json only.", words.fix)
    case .location:
      FindingWords(
        "The file is at \(FindingText.text(fault.detail)), where Android does not look for it.",
        "Serve it at /.well-known/assetlinks.json.")
    case .htmlBody:
      FindingWords(
        words.message, "Exempt /.well-known/assetlinks.json from the fallback of the web application.")
    default: words
    }
  }
}
