/// Stable ids of what can be wrong with an association file.
package enum LintRule: String, Sendable {
  /// The text is not JSON.
  case notJSON = "L01"

  /// A comma before a closing bracket.
  case trailingComma = "L02"

  /// A `//` or `/* */` comment.
  case comment = "L03"

  /// Typographic quotes, no-break blanks or other characters that only look like JSON.
  case typography = "L04"

  /// A string that is not closed, or has a raw control character.
  case unclosedString = "L05"

  /// RTF, HTML or YAML in place of JSON.
  case otherFormat = "L06"

  /// Nothing but white space.
  case emptyFile = "L07"

  /// JSON, but not an object.
  case rootNotObject = "L08"

  /// A UTF-8 byte order mark.
  case byteOrderMark = "L09"

  /// UTF-16 or UTF-32.
  case notUTF8 = "L10"

  /// A CMS-signed file.
  case signed = "L11"

  /// A name that stands twice in one object; the last one counts.
  case duplicateKey = "L12"

  /// Larger than systems read, or nearly so.
  case size = "L13"

  /// The value of a service is not an object.
  case serviceType = "L24"

  /// `details` is missing, or neither an array nor an object.
  case detailsType = "L30"

  /// An element of `details` is not an object.
  case entryType = "L33"

  /// A query value that is not a string; it voids its whole dictionary.
  case queryValueType = "L74"

  /// A member of a rule, or a rule, that has the wrong type; it counts as absent.
  case ruleType = "L76"
}
