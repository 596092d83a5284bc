extension BrokenLink {
  private static let site = "https://www.example.com"
  private static let rule = "/applinks/details/0/components/0"
  private static let path = "/applinks/details/0/paths/0"
  private static let fewerPages = "If the app has not all pages, write patterns for those that it has."
  private static let bothForms = #"For iOS 13 and later write "appIDs" and "components" too. "#
  private static let first = "Move the exclusion before that rule; the first rule that fits decides."

  /// What is wrong is in the file.
  static let files: [BrokenLink] = [
    BrokenLink(
      id: "1 an exclusion by an absent parameter",
      before: components(##"{"?":{"no_universal_links":"*"},"exclude":true},{"/":"*"}"##),
      findings: [
        Finding("L73", rule + "/?/no_universal_links", ##"Write "?*" to exclude only URLs that have the parameter."##)
      ],
      after: components(##"{"?":{"no_universal_links":"?*"},"exclude":true},{"/":"*"}"##), opens: site + "/room/1"),
    BrokenLink(
      id: "2, 3 the bare root on iOS 9", before: paths(##""*""##),
      findings: [Finding("L65", path, ##"Add "/" if these systems matter. "## + bothForms + fewerPages)],
      after: paths(##""*","/""##), opens: site + "?test=123", openedBefore: true, note: "rootOnOldSystems",
      profile: "ios9"),
    BrokenLink(
      id: "5 all paths but one", before: paths(##""*","NOT /unsubscribe.html""##),
      findings: [Finding("L63", "/applinks/details/0/paths/1", first)],
      after: paths(##""NOT /unsubscribe.html","*""##), opens: site + "/x", openedBefore: true,
      closes: site + "/unsubscribe.html"),
    BrokenLink(
      id: "6 blanks in a pattern", before: paths(##"" * ","/""##),
      findings: [Finding("L70", path, "Take the blank out.")], after: paths(##""*","/""##), opens: site + "/product"),
    BrokenLink(
      id: "7 the older form alone", before: paths(##""*","/""##),
      findings: [Finding("L65", path, bothForms + fewerPages)],
      after: State(
        file:
          ##"{"applinks":{"apps":[],"details":[{"appIDs":["\##(app)"],"appID":"\##(app)","components":[{"/":"*"}],"paths":["*","/"]}]}}"##
      ), opens: site + "/product", openedBefore: true),
    BrokenLink(
      id: "10 a comma, and a query as one string",
      before: State(
        file: ##"{"applinks":{"details":[{"appIDs":["\##(app)",],"components":[{"/":"/","?":"page=?*"}]}]}}"##),
      findings: [
        Finding("L02", "", "Remove the comma."),
        Finding("L75", rule + "/?", ##"Write the parameters as an object, such as "?": {"name": "?*"}."##),
      ],
      after: components(##"{"/":"/","?":{"page":"?*"}}"##), opens: site + "?utm_source=mail&page=history"),
    BrokenLink(
      id: "13 ids of one form and rules of the other",
      before: paths(##""/packages/*""##, appID: ##""appIDs":["\##(app)"]"##),
      findings: [
        Finding(
          "L39", "/applinks/details/0", ##"Write "components", or for older systems "appID" in an entry for each app."##
        )
      ],
      after: components(##"{"/":"/packages/*"}"##), opens: site + "/packages/swift", openedBefore: true,
      note: "pathsWithAppIDs"),
    BrokenLink(
      id: "13 the same on iOS 9", before: paths(##""/packages/*""##, appID: ##""appIDs":["\##(app)"]"##),
      findings: [
        Finding(
          "L39", "/applinks/details/0", ##"Write "components", or for older systems "appID" in an entry for each app."##
        )
      ],
      after: paths(##""/packages/*""##), opens: site + "/packages/swift", note: "noApps", profile: "ios9"),
    BrokenLink(
      id: "14 no prefix", before: components(##"{"/":"/v"}"##, appID: ##""appIDs":["com.example.shop"]"##),
      findings: [
        Finding(
          "L52", "/applinks/details/0/appIDs/0", "Write the app's prefix, mostly the team id, and a dot before it.")
      ],
      after: components(##"{"/":"/v"}"##), opens: site + "/v?c=123"),
    BrokenLink(
      id: "15 nothing is wrong", before: components(##"{"/":"/shop/*"}"##), findings: [],
      after: components(##"{"/":"/shop/*"}"##), opens: site + "/shop/1", openedBefore: true),
    BrokenLink(
      id: "17 a comment",
      before: State(
        file:
          "{\"applinks\":{\"apps\":[], // usually empty\n\"details\":[{\"appID\":\"\(app)\",\"paths\":[\"/post/*\"]}]}}"
      ),
      findings: [Finding("L03", "/applinks", ##"Remove the comment, or move its text into a "comment" member."##)],
      after: paths(##""/post/*""##), opens: site + "/post/1"),
    BrokenLink(
      id: "19 a domain of App Clips", before: State(file: ##"{"appclips":{"apps":["\##(app).Clip"]}}"##),
      findings: [Finding("L23", "", ##"Add "applinks", if need be with "details": []."##)],
      after: State(file: ##"{"applinks":{"details":[]},"appclips":{"apps":["\##(app).Clip"]}}"##), opens: ""),
    BrokenLink(
      id: "19 the comma of the first fix",
      before: State(file: ##"{"applinks":{"details":[]},"appclips":{"apps":["\##(app).Clip",]}}"##),
      findings: [Finding("L02", "", "Remove the comma.")],
      after: State(file: ##"{"applinks":{"details":[]},"appclips":{"apps":["\##(app).Clip"]}}"##), opens: ""),
    BrokenLink(
      id: "21 both forms, of different apps and paths",
      before: State(
        file:
          ##"{"applinks":{"apps":[],"details":[{"appID":"\##(app)","paths":["/pay/*","/merchant/*"],"appIDs":["\##(app)-internal"],"components":[{"/":"/pay/*"}]}]}}"##
      ),
      findings: [
        Finding("L41", "/applinks/details/0", "Let both accept the same URLs."),
        Finding("L38", "/applinks/details/0/appID", ##"Add the app to "appIDs"."##),
      ],
      after: State(
        file:
          ##"{"applinks":{"apps":[],"details":[{"appID":"\##(app)","paths":["/pay/*","/merchant/*"],"appIDs":["\##(app)","\##(app)-internal"],"components":[{"/":"/pay/*"},{"/":"/merchant/*"}]}]}}"##
      ), opens: site + "/merchant/1"),
    BrokenLink(
      id: "22 an exclusion of one page alone", before: components(##"{"/":"*"},{"/":"/konto","exclude":true}"##),
      findings: [Finding("L63", "/applinks/details/0/components/1", first)],
      after: components(##"{"/":"/konto","exclude":true},{"/":"*"}"##), opens: site + "/konto/newsletter",
      openedBefore: true, closes: site + "/konto"),
    BrokenLink(
      id: "23 quotes behind NOT", before: paths(##""NOT \"/\"","*""##),
      findings: [Finding("L61", path, ##"Write it like "NOT /private/*"."##)], after: paths(##""NOT /","*""##),
      opens: site + "/u/me", openedBefore: true, closes: site + "/"),
    BrokenLink(
      id: "23 the whole site", before: components(##"{"/":"*"}"##), findings: [Finding("L65", rule, fewerPages)],
      after: components(##"{"/":"/u/*"},{"/":"/c/*"},{"/":"/cc/*"}"##), opens: site + "/u/me", openedBefore: true,
      closes: site + "/"),
    BrokenLink(
      id: "25 links that a mail service writes", before: paths(##""NOT /article/*","*","/""##),
      findings: [Finding("L65", "/applinks/details/0/paths/1", bothForms + fewerPages)],
      after: components(##"{"/":"/artist/*"},{"/":"/"}"##), opens: site + "/artist/1", openedBefore: true,
      closes: site + "/wf/click/L2FydGljbGUvMQ"),
    BrokenLink(
      id: "30 a fragment in a path", before: components(##"{"/":"/#/market/lettings/*"}"##),
      findings: [
        Finding(
          "L67", rule + "/~1",
          ##"Write the part behind "#" as a member of its own in "components": "#": "/market/lettings/*"."##)
      ],
      after: components(##"{"#":"/market/lettings/*"}"##), opens: site + "/#/market/lettings/49830?view=grid"),
    BrokenLink(
      id: "33 several apps",
      before: State(
        file:
          ##"{"applinks":{"details":[{"appIDs":["\##(app)"],"components":[{"/":"/pro/*"}]},{"appIDs":["\##(app).main"],"components":[{"/":"*"}]}]}}"##
      ), findings: [],
      after: State(
        file:
          ##"{"applinks":{"details":[{"appIDs":["\##(app)"],"components":[{"/":"/pro/*"}]},{"appIDs":["\##(app).main"],"components":[{"/":"/pro/*","exclude":true},{"/":"*"}]}]}}"##
      ), opens: site + "/pro/1", openedBefore: true, note: "severalApps"),
    BrokenLink(
      id: "34 a query in a path", before: paths(##""/route?query=xxx""##),
      findings: [
        Finding(
          "L66", path, ##"Write the path without it and the query as "?": {"name": "?*"} in "components"."##)
      ],
      after: components(##"{"/":"/route","?":{"query":"xxx"}}"##), opens: site + "/route?query=xxx"),
    BrokenLink(
      id: "35 one path in four spellings",
      before: paths(##""/invitation","/invitation*","/invitation/","/invitation/*""##),
      findings: [
        Finding("L64", "/applinks/details/0/paths/2", "Leave it out; it changes nothing."),
        Finding("L64", "/applinks/details/0/paths/3", "Leave it out; it changes nothing."),
      ],
      after: paths(##""/invitation","/invitation*""##), opens: site + "/invitation?invitationCode=123456",
      openedBefore: true),
  ]
}
