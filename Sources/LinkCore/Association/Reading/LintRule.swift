/// Stable ids of what can be wrong with an association file, with how it is served, or with entitlements for it.
///
/// What has no id is right: any layout of the text, hyphens and digits in app ids, patterns without a slash in front.
package enum LintRule: String, CaseIterable, Sendable {
  // MARK: Bytes and JSON

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

  // MARK: Services

  /// No service that systems know.
  case noService = "L20"

  /// A name that is nearly that of a service.
  case misspeltService = "L21"

  /// A name beside the services that systems do not know.
  case unknownService = "L22"

  /// No `applinks`.
  case noApplinks = "L23"

  /// The value of a service is not an object, or its `apps` not an array of strings.
  case serviceType = "L24"

  /// An app that one service lists and another one does not.
  case unpairedApp = "L25"

  /// An id in `appclips` that looks like that of a full app.
  case clipID = "L26"

  // MARK: Entries

  /// `details` is missing, or neither an array nor an object.
  case detailsType = "L30"

  /// `details` without entries.
  case detailsEmpty = "L31"

  /// `details` in its oldest form, an object.
  case detailsObject = "L32"

  /// An element of `details` is not an object, or has an app id for a key.
  case entryType = "L33"

  /// `apps` is missing, which systems before iOS 13 need for `paths`.
  case appsMissing = "L34"

  /// `apps` in `applinks` has elements.
  case appsNotEmpty = "L35"

  /// An entry that names no app.
  case noAppID = "L36"

  /// A key of an entry that is nearly a known one.
  case misspeltEntryKey = "L37"

  /// `appID` beside `appIDs`, which hides it.
  case hiddenAppID = "L38"

  /// `appIDs` with `paths`: systems before iOS 13 do not know the ids.
  case pathsWithoutAppID = "L39"

  /// `appID` with `components`: systems before iOS 13 do not know the rules.
  case appIDWithoutPaths = "L40"

  /// `paths` and `components` in one entry.
  case bothDialects = "L41"

  /// An entry without rules.
  case noRules = "L42"

  /// An app in several entries.
  case repeatedApp = "L43"

  /// A key that systems do not know.
  case unknownKey = "L44"

  // MARK: App ids

  /// No app id: empty, without a dot, or with a prefix of another length.
  case appIDForm = "L50"

  /// A prefix of other characters than upper-case letters and digits.
  case appIDPrefix = "L51"

  /// A bundle id without a prefix.
  case appIDWithoutPrefix = "L52"

  /// A wildcard in an app id.
  case appIDWildcard = "L53"

  /// A character that no app id has, or a placeholder.
  case appIDCharacter = "L54"

  /// Two app ids that differ in case only.
  case appIDCase = "L56"

  // MARK: Rules

  /// `NOT` in a component, where it is text.
  case notInComponent = "L60"

  /// `NOT` in `paths`, misspelt, so that it is text.
  case misspeltNot = "L61"

  /// A list of nothing but exclusions.
  case onlyExclusions = "L62"

  /// An exclusion that comes too late.
  case deadExclusion = "L63"

  /// A rule that no URL reaches.
  case deadRule = "L64"

  /// A rule that takes every URL.
  case catchAll = "L65"

  /// A query in a path pattern.
  case queryInPath = "L66"

  /// A fragment in a path pattern.
  case fragmentInPath = "L67"

  /// A URL or a host in a path pattern.
  case hostInPath = "L68"

  /// Syntax of templates or regular expressions.
  case foreignSyntax = "L69"

  /// A blank at the start or end of a pattern.
  case outerBlank = "L70"

  /// A query value `*`, which asks for nothing.
  case starValue = "L72"

  /// An exclusion by query values that absent parameters have too.
  case exclusionOfAll = "L73"

  /// A query value that is not a string; it voids its whole dictionary.
  case queryValueType = "L74"

  /// A query as one string, which other parameters break.
  case exactQuery = "L75"

  /// A member of a rule, or a rule, that has the wrong type; it counts as absent.
  case ruleType = "L76"

  /// A substitution variable that is misused.
  case variable = "L77"

  /// Region and language codes of another form than the variables'.
  case regionForm = "L78"

  /// A character that URLs have only escaped, in a pattern for escaped URLs.
  case unencodedPattern = "L79"

  /// An escape in a pattern for decoded URLs.
  case encodedPattern = "L80"

  /// An escape in lower case.
  case lowercaseEscape = "L81"

  /// An empty path pattern.
  case emptyPath = "L82"

  /// Two patterns that differ in case only.
  case caseVariants = "L83"

  /// Patterns among defaults.
  case patternInDefaults = "L84"

  /// Rules of Apple's example.
  case sampleRule = "L85"

  /// A feature that is newer than the systems asked for.
  case newerFeature = "L86"

  /// A rule that its neighbour makes superfluous.
  case redundantNeighbour = "L87"

  /// Many rules that a variable would make one.
  case manyAlikeRules = "L88"

  // MARK: Hosting and entitlements

  /// Served without TLS.
  case notHTTPS = "L90"

  /// Redirected.
  case redirect = "L91"

  /// Another status than 200.
  case status = "L92"

  /// Another content type than JSON.
  case contentType = "L93"

  /// Served elsewhere than under `/.well-known/`.
  case location = "L94"

  /// Served with a file extension.
  case fileExtension = "L95"

  /// A web page in place of the file.
  case htmlBody = "L96"

  /// Apple's CDN has a file that means something else.
  case cdnDiffers = "L97"

  /// Apple's CDN has no file.
  case cdnFailure = "L98"

  /// An associated domain of the app that does not work.
  case entitlement = "L99"
}
