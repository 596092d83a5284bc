/// Where a generated file takes other URLs than the prefixes and routes that it was made from.
///
/// Each names the routes or prefixes that it is true of.
package enum GenerationNote: Equatable, Sendable {
  /// The rules of these prefixes take the prefix alone too, which is no link.
  case barePrefix([[UInt8]])

  /// A character in the path of these prefixes means something in patterns; any other is taken in its place.
  case prefixCharacter([[UInt8]])

  /// A prefix has all URLs of these routes, so they have no rules of their own.
  case belowPrefix([[UInt8]])

  /// More segments are taken than these routes have.
  case moreSegments([[UInt8]])

  /// Of numbers only the first character is looked at.
  case numbers([[UInt8]])

  /// Numbers of more than 64 bits are taken.
  case longNumbers([[UInt8]])

  /// What types the parameters have is not looked at.
  case types([[UInt8]])

  /// Optional query parameters are not looked at, since each would double the number of rules.
  case optionalQuery([[UInt8]])

  /// Queries are not looked at.
  case queries([[UInt8]])

  /// A required query parameter is not taken with an empty value.
  case emptyValues([[UInt8]])

  /// An optional query parameter is taken with an empty value.
  case emptyOptionals([[UInt8]])

  /// Empty segments are taken behind these routes.
  case emptySegments([[UInt8]])

  /// URLs are taken as `build` writes them, and not with the punctuation that browsers leave unescaped.
  case builtSpelling([[UInt8]])

  /// These routes have a text that the file cannot have, so they have no rule.
  case unwritable([[UInt8]])

  /// These prefixes have a character that the file cannot have, so the app does not open for them.
  case unwritablePrefix([[UInt8]])

  /// Preview pages of these prefixes open the app as well.
  case previews([[UInt8]])

  /// Only systems that know variables open the app for these routes.
  case variables([[UInt8]])

  /// The second form has no queries and no types.
  case legacy

  /// The rules leave out what the app's manifest lets in, and cannot let in more.
  case narrowsManifest

  /// The manifest has a name in place of that of the activity, which is not known.
  case activityName
}
