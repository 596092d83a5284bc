import LinkCore

/// Findings about app ids.
extension FindingText {
  private static let form =
    "An app id is the app's prefix of ten letters and digits, a dot and its bundle id, such as "
    + "\"ABCDE12345.com.example.app\"."

  static func appID(_ detail: Detail) -> FindingWords {
    guard case .appID(let app, let fault) = detail else { return FindingWords("This is no app id.", form) }
    let name = Quoted.text(app)
    return switch fault {
    case .empty: FindingWords("The app id is empty.", form)
    case .noDot: FindingWords("\(name) is no app id, since it has no dot.", form)
    case .prefixLength(let count):
      FindingWords("The prefix of \(name) has \(count) characters in place of ten.", form)
    case .noBundleID: FindingWords("\(name) has no bundle id behind the prefix, or an empty part in it.", form)
    case .prefixCharacters:
      FindingWords(
        "The prefix of \(name) has other characters than upper-case letters and digits.",
        "Copy the prefix from the app's identifier in Apple's developer account.")
    case .noPrefix:
      FindingWords(
        "\(name) is a bundle id without its prefix, so it is no app.",
        "Write the app's prefix, mostly the team id, and a dot before it.")
    case .wildcard:
      FindingWords(
        "\(name) has a \"*\", which app ids do not have, so it is no app.", "List every app id by itself.")
    case .character(let value):
      FindingWords("\(name) has the character \(shownCharacter(.character(value))), which no app id has.", form)
    case .underscore:
      FindingWords(
        "\(name) has an underscore, which bundle ids do not have.", "Compare it with the bundle id of the app.")
    case .placeholder:
      FindingWords("\(name) is still the placeholder of a sample.", "Write the id of your app. " + form)
    case .otherCase(let other):
      FindingWords(
        "\(name) and \(Quoted.text(other)) differ in case only; app ids are compared exactly.",
        "Write it as the app has it.")
    case .notInAppIDs, .isInAppIDs, .twice, .alsoIn, .overruled, .isKey:
      FindingWords("\(name) is in the wrong place.", form)
    }
  }
}
