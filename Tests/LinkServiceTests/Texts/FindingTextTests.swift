import StrictJSON
import Testing

@testable import LinkCore
@testable import LinkService

/// The wording of findings about association files.
@Suite struct FindingTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let rule: LintRule
    let detail: AssociationProblem.Detail
    let text: String
    let fix: String
    var testDescription: String { id }

    init(_ id: String, _ rule: LintRule, _ detail: AssociationProblem.Detail, _ text: String, _ fix: String) {
      self.id = id
      self.rule = rule
      self.detail = detail
      self.text = text
      self.fix = fix
    }
  }

  static let rows: [Row] = [
    Row(
      "notJSON", .notJSON, .json(.unexpectedByte(0x7D)),
      #"The JSON has "}" (byte 7D) where it cannot stand, so no system reads the file."#,
      "Correct the JSON at this place."),
    Row(
      "notJSON, not UTF-8", .notJSON, .json(.invalidUTF8), "The text is not UTF-8, so no system reads the file.",
      "Save the file as UTF-8."),
    Row(
      "notJSON, single quotes", .notJSON, .slip(.singleQuote),
      "A single quote, which is no quote in JSON, stands here, so no system reads the file.",
      #"Type double quotes (")."#),
    Row(
      "notJSON, a bare name", .notJSON, .slip(.unquotedName),
      "A name without quotes stands here, so no system reads the file.", #"Put names into double quotes (")."#),
    Row("notJSON, no detail", .notJSON, .none, "The file is not JSON.", "Correct the JSON at this place."),
    Row(
      "trailingComma", .trailingComma, .none,
      "A comma stands before a closing bracket. Some systems read the file all the same; do not rely on it.",
      "Remove the comma."),
    Row(
      "comment", .comment, .none, "The file has a comment, which JSON does not allow, so no system reads it.",
      #"Remove the comment, or move its text into a "comment" member."#),
    Row(
      "typography", .typography, .character(0x201C),
      "The character \"\u{201C}\" (U+201C) is no quote in JSON, so no system reads the file.",
      #"Type plain quotes (") in the whole file."#),
    Row(
      "typography, no-break blank", .typography, .character(0xA0),
      "The character U+00A0 looks like a blank and is none in JSON, so no system reads the file.",
      "Type plain blanks in the whole file."),
    Row(
      "unclosedString, line", .unclosedString, .json(.controlCharacter(0x0A)),
      "A string is not closed before the line ends, so no system reads the file.",
      #"Close the string with a quote ("); a line break within a text is written \n."#),
    Row(
      "unclosedString, line of old", .unclosedString, .json(.controlCharacter(0x0D)),
      "A string is not closed before the line ends, so no system reads the file.",
      #"Close the string with a quote ("); a line break within a text is written \n."#),
    Row(
      "unclosedString, file", .unclosedString, .json(.unexpectedEnd),
      "A string is not closed before the file ends, so no system reads the file.",
      #"Close the string with a quote ("); a line break within a text is written \n."#),
    Row(
      "unclosedString, tab", .unclosedString, .json(.controlCharacter(0x09)),
      "A string has the control character U+0009 in it, so no system reads the file.",
      #"Leave it out, or write a tab as \t."#),
    Row(
      "unclosedString, control character", .unclosedString, .json(.controlCharacter(0x1F)),
      "A string has the control character U+001F in it, so no system reads the file.", "Leave it out."),
    Row(
      "otherFormat RTF", .otherFormat, .format(.rtf), "The file is RTF (saved by a text editor), not JSON.",
      "Save the file as plain text, in TextEdit by Format > Make Plain Text."),
    Row(
      "otherFormat gzip", .otherFormat, .format(.gzip), "The file is compressed (gzip), not JSON.",
      "Serve the JSON itself; with Content-Encoding: gzip only where it was asked for. curl decodes it with --compressed."
    ),
    Row(
      "otherFormat HTML", .otherFormat, .format(.html),
      "The file is HTML (probably the fallback page of a web application), not JSON.",
      "See that the server sends the file itself at this URL and not a web page."),
    Row("otherFormat YAML", .otherFormat, .format(.yaml), "The file is YAML, not JSON.", "Write the file as JSON."),
    Row(
      "otherFormat PEM", .otherFormat, .format(.signedText),
      "The file is a signed file as text (PEM or S/MIME), not JSON.", "Serve the JSON itself, unsigned."),
    Row(
      "emptyFile", .emptyFile, .none, "The file is empty.",
      #"Write {"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/app/*"}]}]}} with the id of your app and patterns for its pages."#
    ),
    Row(
      "rootNotObject", .rootNotObject, .none, "The file is JSON, but not an object.",
      #"Put the services into an object: {"applinks":{…}}."#),
    Row(
      "rootNotObject Android", .rootNotObject, .assetLinks,
      "The file is an assetlinks.json file, which Android reads, and not an apple-app-site-association file.",
      "Check it with lintAssetLinks, and serve it at /.well-known/assetlinks.json."),
    Row(
      "byteOrderMark", .byteOrderMark, .none, "The file begins with a byte order mark, which some readers refuse.",
      "Save the file as UTF-8 without a byte order mark."),
    Row(
      "notUTF8 16 big", .notUTF8, .encoding(.utf16BigEndian),
      "The file is UTF-16 (big endian); some readers expect UTF-8.", "Save the file as UTF-8."),
    Row(
      "notUTF8 16 little", .notUTF8, .encoding(.utf16LittleEndian),
      "The file is UTF-16 (little endian); some readers expect UTF-8.", "Save the file as UTF-8."),
    Row(
      "notUTF8 32 big", .notUTF8, .encoding(.utf32BigEndian),
      "The file is UTF-32 (big endian); some readers expect UTF-8.", "Save the file as UTF-8."),
    Row(
      "notUTF8 32 little", .notUTF8, .encoding(.utf32LittleEndian),
      "The file is UTF-32 (little endian); some readers expect UTF-8.", "Save the file as UTF-8."),
    Row(
      "notUTF8 damaged", .notUTF8, .damagedEncoding(.utf16BigEndian),
      "The file seems to be UTF-16 (big endian), but is damaged.", "Save the file as UTF-8."),
    Row(
      "signed", .signed, .none,
      "The file is signed (CMS). Signing was never needed for universal links, and Apple announced in 2019 that support for it ends.",
      "Serve the JSON itself, unsigned."),
    Row(
      "signed, not checked", .signed, .signatureUnchecked,
      "The content was taken out of the signed file as it is; the signature was not checked.",
      "To check it: openssl cms -verify -noverify -inform DER -in FILE."),
    Row(
      "signed, of another kind", .signed, .unreadableSignature(.otherStructure),
      "The file is binary (DER) and of another kind than a signed file, perhaps a certificate.",
      "Serve the JSON itself, unsigned."),
    Row(
      "signed, detached", .signed, .unreadableSignature(.detached),
      "The file is a signature (CMS) without the content that it belongs to, so no system reads it.",
      "Serve the JSON itself, unsigned."),
    Row(
      "signed, damaged", .signed, .unreadableSignature(.damaged),
      "The file seems to be signed (CMS), but it is damaged or not in DER, so its content cannot be taken out.",
      "Serve the JSON itself, unsigned."),
    Row(
      "duplicateKey", .duplicateKey, .none, "The name stands twice in one object; only the last one counts.",
      "Keep one of the two members."),
    Row(
      "size", .size, .size(200_000, limit: 131_072), "The file has 200000 bytes; systems read no more than 131072.",
      "Use patterns and substitution variables instead of single URLs."),
    Row(
      "serviceType", .serviceType, .kind(.array),
      "The value of a service must be an object, not an array; it is ignored.",
      #"Write an object, such as {"apps":[]}."#),
    Row(
      "detailsType", .detailsType, .kind(.string),
      "The value of details must be an array, not a string; it is ignored.", #"Write "details" as an array of entries."#
    ),
    Row(
      "detailsType, missing", .detailsType, .missing, #"applinks has no "details", so no URL opens an app."#,
      #"Write "details" as an array of entries."#),
    Row(
      "entryType", .entryType, .kind(.string), "An element of details must be an object, not a string; it is ignored.",
      #"Write an object with "appIDs" and "components"."#),
    Row(
      "queryValueType", .queryValueType, .kind(.true),
      "A query value must be a string, not true; this one makes the whole query dictionary void, so that the rule no longer asks for any parameter.",
      #"Write the value as a string, such as "true" or "?*"."#),
    Row(
      "ruleType", .ruleType, .kind(.number), "The value has the wrong type, being a number; it counts as absent.",
      ##"Write "/" and "#" as strings, "?" as a string or an object, and the switches as true or false."##),
  ]

  @Test(arguments: rows)
  func texts(_ row: Row) {
    let problem = AssociationProblem(row.rule, .error, at: 0..<1, row.detail)
    let words = FindingText.words(for: problem)
    #expect(words.message == row.text)
    #expect(words.fix == row.fix)
    expectSentence(row.text)
    expectSentence(row.fix)
  }
}
