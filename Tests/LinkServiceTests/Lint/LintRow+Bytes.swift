extension LintRow {
  private static let good =
    ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/*"}]}]}}"##

  private static func utf16(_ text: String) -> File {
    File(bytes: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }

  /// A file with blanks up to this size.
  private static func padded(_ size: Int) -> File { File(good + String(repeating: " ", count: size - good.utf8.count)) }

  static let bytes: [LintRow] = [
    LintRow(
      "a missing comma", "L01", .error, ##"{"applinks":{"apps":[] "details":[]}}"##, "/applinks", "1:24+1",
      "The JSON has \"\"\" (byte 22) where it cannot stand, so no system reads the file.",
      "Correct the JSON at this place.", miss: ##"{"applinks":{"apps":[], "details":[]}}"##),
    LintRow(
      "cut off", "L01", .error, ##"{"applinks":{"details":[]}"##, "", "1:27+0",
      "The JSON ends too early, so no system reads the file.", "Correct the JSON at this place.",
      miss: ##"{"applinks":{"details":[]}}"##),
    LintRow(
      "a comma too many", "L02", .error, ##"{"applinks":{"details":[],}}"##, "", "1:26+1",
      "A comma stands before a closing bracket. Some systems read the file all the same; do not rely on it.",
      "Remove the comma.", miss: ##"{"applinks":{"details":[],"comment":",}"}}"##),
    LintRow(
      "a comment", "L03", .error, "{\"applinks\":{ // ours\n\"details\":[]}}", "/applinks", "1:15+2",
      "The file has a comment, which JSON does not allow, so no system reads it.",
      "Remove the comment, or move its text into a \"comment\" member.",
      miss: ##"{"applinks":{"comment":"// ours","details":[]}}"##),
    LintRow(
      "a block comment", "L03", .error, ##"{"applinks":{"details":[/* none */]}}"##, "/applinks/details/0", "1:25+2",
      "The file has a comment, which JSON does not allow, so no system reads it.",
      "Remove the comment, or move its text into a \"comment\" member.",
      miss: ##"{"applinks":{"details":[],"comment":"/* none */"}}"##),
    LintRow(
      "quotes of a text editor", "L04", .error, "{“applinks”:{}}", "", "1:2+3",
      "The character \"“\" (U+201C) is no quote in JSON, so no system reads the file.",
      "Type plain quotes (\") in the whole file.", miss: ##"{"applinks":{"details":[],"comment":"“ours”"}}"##),
    LintRow(
      "a no-break blank", "L04", .error, "{\u{A0}\"applinks\":{\"details\":[]}}", "", "1:2+2",
      "The character U+00A0 looks like a blank and is none in JSON, so no system reads the file.",
      "Type plain blanks in the whole file.", miss: "{\"applinks\":{\"details\":[],\"comment\":\"a\u{A0}b\"}}"),
    LintRow(
      "a string over two lines", "L05", .error, "{\"applinks\":{\"comment\":\"a\nb\",\"details\":[]}}",
      "/applinks/comment", "1:24+2", "A string is not closed before the line ends, so no system reads the file.",
      "Close the string with a quote (\"); a line break within a text is written \\n.",
      miss: ##"{"applinks":{"comment":"a\nb","details":[]}}"##),
    LintRow(
      "RTF", "L06", .error, ##"{\rtf1\ansi {"applinks":{}}}"##, "", "1:1+5",
      "The file is RTF (saved by a text editor), not JSON.",
      "Save the file as plain text, in TextEdit by Format > Make Plain Text.",
      miss: ##"{"\\rtf1":1,"applinks":{"details":[]}}"##),
    LintRow(
      "a web page", "L06", .error, "<!DOCTYPE html><title>App</title>", "", "1:1+9",
      "The file is HTML (probably the fallback page of a web application), not JSON.",
      "See that the server sends the file itself at this URL and not a web page.",
      miss: ##"{"<!DOCTYPE html>":1,"applinks":{"details":[]}}"##),
    LintRow(
      "YAML", "L06", .error, "applinks:\n  details: []\n", "", "1:1+9", "The file is YAML, not JSON.",
      "Write the file as JSON.",
      miss: ##"{"applinks":{"details":[]}}"##),
    LintRow(
      "blanks alone", "L07", .error, " \n", "", "1:1+2", "The file is empty.",
      "Write {\"applinks\":{\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.app\"],\"components\":[{\"/\":\"/app/*\"}]}]}} with the id of your app and patterns for its pages.",
      miss: "{}"),
    LintRow(
      "a list", "L08", .error, ##"[{"applinks":{"details":[]}}]"##, "", "1:1+29",
      "The file is JSON, but not an object.", "Put the services into an object: {\"applinks\":{…}}.",
      miss: ##"{"applinks":{"details":[]}}"##),
    LintRow(
      "statements", "L08", .error, ##"[{"relation":[],"target":{}}]"##, "", "1:1+29",
      "The file is an assetlinks.json file, which Android reads, and not an apple-app-site-association file.",
      "Check it with lintAssetLinks, and serve it at /.well-known/assetlinks.json.",
      miss: ##"{"applinks":{"details":[]}}"##),
    LintRow(
      "a byte order mark", "L09", .warning, File("\u{FEFF}" + good), "", "1:1+3",
      "The file begins with a byte order mark, which some readers refuse.",
      "Save the file as UTF-8 without a byte order mark.",
      miss: "{\"applinks\":{\"comment\":\"\u{FEFF}\",\"details\":[]}}"),
    LintRow(
      "UTF-16", "L10", .warning, utf16(good), "", "1:1+2",
      "The file is UTF-16 (little endian); some readers expect UTF-8.", "Save the file as UTF-8.",
      miss: ##"{"applinks":{"comment":"é","details":[]}}"##),
    LintRow(
      "half of a UTF-16 unit", "L10", .error, File(bytes: [0xFE, 0xFF, 0x00]), "", "1:1+3",
      "The file seems to be UTF-16 (big endian), but is damaged.", "Save the file as UTF-8.",
      miss: File(bytes: [0x7B, 0x7D, 0x00])),
    LintRow(
      "a signed file", "L11", .warning, File(bytes: BrokenFile.signed(good)), "", "1:1+40",
      "The file is signed (CMS). Signing was never needed for universal links, and Apple announced in 2019 that support for it ends.",
      "Serve the JSON itself, unsigned.", miss: "0 {}"),
    LintRow(
      "a signature that nobody looked at", "L11", .info, File(bytes: BrokenFile.signed(good)), "", "1:1+40",
      "The content was taken out of the signed file as it is; the signature was not checked.",
      "To check it: openssl cms -verify -noverify -inform DER -in FILE.", miss: .good),
    LintRow(
      "a damaged signed file", "L11", .error, File(bytes: [0x30, 0x82, 0x01, 0x00, 0x06]), "", "1:1+5",
      "The file seems to be signed (CMS), but it is damaged or not in DER, so its content cannot be taken out.",
      "Serve the JSON itself, unsigned.", miss: "0 {}"),
    LintRow(
      "a name twice", "L12", .error, ##"{"applinks":{"details":[],"details":[]}}"##, "/applinks/details", "1:27+9",
      "The name stands twice in one object; only the last one counts.", "Keep one of the two members.",
      miss: ##"{"applinks":{"details":[]},"details":[]}"##),
    LintRow(
      "a byte too many", "L13", .error, padded(131_073), "", "1:1+0",
      "The file has 131073 bytes; systems read no more than 131072.",
      "Use patterns and substitution variables instead of single URLs.", miss: padded(102_400)),
    LintRow(
      "nearly too large", "L13", .warning, padded(131_072), "", "1:1+0",
      "The file has 131072 bytes; systems read no more than 131072.",
      "Use patterns and substitution variables instead of single URLs.", miss: padded(102_400)),
    LintRow(
      "a query value that is a list", "L74", .error, .rules(##"[{"?":{"a":["1"]}}]"##),
      "/applinks/details/0/components/0/?/a", "1:90+5",
      "A query value must be a string, not an array; this one makes the whole query dictionary void, so that the rule no longer asks for any parameter.",
      "Write the value as a string, such as \"true\" or \"?*\".", miss: .rules(##"[{"?":{"a":["1"],"a":"1"}}]"##)),
  ]
}
