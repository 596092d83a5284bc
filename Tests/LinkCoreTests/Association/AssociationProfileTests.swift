import LinkCore
import Testing

struct AssociationProfileTests {
  private static func legacy(_ apps: String, _ entry: String) -> String {
    ##"{"applinks":{\##(apps)"details":[\##(entry)]}}"##
  }

  private static let idAndPaths = ##"{"appID":"ABCDE12345.com.example.app","paths":["/a"]}"##
  private static let idsAndPaths = ##"{"appIDs":["ABCDE12345.com.example.app"],"paths":["/a"]}"##
  private static let both = ##"""
    {"appIDs":["ABCDE12345.com.example.app"],"appID":"ABCDE12345.com.example.app","paths":["/old"],
     "components":[{"/":"/new"}]}
    """##
  private static let ignored = ##"""
    {"applinks":{"apps":[],"defaults":{"/":"/x"},"substitutionVariables":{"v":["b"]},"details":[
      {"appIDs":["ABCDE12345.com.example.app"],"components":[
        {"/":"/case","caseSensitive":false},{"/":"/$(v)","exclude":true},{"/":"/a b","percentEncoded":false},
        {"#":"f"}]}]}}
    """##
  private static let dictionary =
    ##"{"applinks":{"apps":[],"details":{"ABCDE12345.com.example.app":{"paths":["/a"]}}}}"##

  private static func defaults(_ defaults: String, _ paths: String) -> String {
    legacy(
      ##""apps":[],"defaults":\##(defaults),"##, ##"{"appID":"ABCDE12345.com.example.app","paths":\##(paths)}"##)
  }

  private static let folding = defaults(##"{"caseSensitive":false}"##, ##"["/a"]"##)
  private static let asking = defaults(##"{"?":{"q":"?*"},"#":"f","/":"/x"}"##, ##"["/a"]"##)
  private static let excluding = defaults(##"{"exclude":true}"##, ##"["/a","NOT /b"]"##)

  static let cases: [AssociationCase] = [
    .init("apps empty", legacy(##""apps":[],"##, idAndPaths), "/a", .match, "0/0", profile: .ios9),
    .init("apps missing", legacy("", idAndPaths), "/a", .noMatch, profile: .ios9),
    .init("apps not empty", legacy(##""apps":["x"],"##, idAndPaths), "/a", .noMatch, profile: .ios9),
    .init("apps of a wrong type", legacy(##""apps":{},"##, idAndPaths), "/a", .noMatch, profile: .ios9),
    .init("apps missing, later", legacy("", idAndPaths), "/a", .match, "0/0", profile: .ios13),
    .init("M12 appIDs unknown", legacy(##""apps":[],"##, idsAndPaths), "/a", .noMatch, profile: .ios9),
    .init("M12 appIDs with paths", legacy("", idsAndPaths), "/a", .match, "0/0"),
    .init("M9 old reads paths", legacy(##""apps":[],"##, both), "/old", .match, "0/0", profile: .ios9),
    .init("M9 old knows no components", legacy(##""apps":[],"##, both), "/new", .noMatch, profile: .ios9),
    .init("M9 new knows no paths", legacy(##""apps":[],"##, both), "/old", .noMatch, profile: .ios13),
    .init("M9 new reads components", legacy(##""apps":[],"##, both), "/new", .match, "0/0", profile: .ios13),
    .init("M7 dictionary, old", dictionary, "/a", .match, "0/0", profile: .ios9),
    .init("M7 dictionary, new", dictionary, "/a", .match, "0/0"),
    .init("caseSensitive unknown", ignored, "/CASE", .noMatch, profile: .ios13),
    .init("caseSensitive known", ignored, "/CASE", .match, "0/0", profile: .ios13Dot5),
    .init("a variable is text", ignored, "/$(v)", .exclude, "0/1", profile: .ios13),
    .init("a variable is none in text", ignored, "/b", .noMatch, profile: .ios13),
    .init("a variable", ignored, "/b", .exclude, "0/1", profile: .ios13Dot5),
    .init("percentEncoded unknown", ignored, "/a%20b", .noMatch, profile: .ios13Dot5),
    .init("percentEncoded known", ignored, "/a%20b", .match, "0/2", profile: .ios14),
    .init("defaults unknown", ignored, "/y#f", .match, "0/3", profile: .ios13Dot5),
    .init("defaults known", ignored, "/y#f", .noMatch, profile: .ios14),
    .init("defaults known and met", ignored, "/x#f", .match, "0/3", profile: .ios14),
    .init("M47 defaults unknown to paths", folding, "/A", .noMatch, profile: .ios13Dot5),
    .init("M47 defaults hold for paths", folding, "/A", .match, "0/0"),
    .init("M47 defaults ask for more than the path", asking, "/a", .noMatch),
    .init("M47 what defaults ask for", asking, "/a?q=1#f", .match, "0/0"),
    .init("M47 the path is not theirs", asking, "/x?q=1#f", .noMatch),
    .init("M47 defaults exclude", excluding, "/a", .exclude, "0/0"),
    .init("M47 NOT excludes by itself", excluding, "/b", .exclude, "0/1"),
    .init("exclude known", ignored, "/b", .exclude, "0/1", profile: .ios14),
  ]

  @Test(arguments: cases)
  func verdict(_ row: AssociationCase) {
    row.check()
  }

  static let entries: [AssociationCase] = [
    .init(
      "M8 an empty appIDs hides appID",
      AssociationCase.document(##"{"appID":"ABCDE12345.com.example.app","appIDs":[],"components":[{}]}"##), "/",
      .noMatch),
    .init(
      "a mistyped appIDs hides nothing",
      AssociationCase.document(##"{"appID":"ABCDE12345.com.example.app","appIDs":"x","components":[{}]}"##), "/",
      .match,
      "0/0"),
    .init(
      "M10 components empty, paths there",
      AssociationCase.document(##"{"appID":"ABCDE12345.com.example.app","components":[],"paths":["*"]}"##), "/",
      .noMatch),
    .init(
      "M11 no rules", AssociationCase.document(##"{"appID":"ABCDE12345.com.example.app"}"##), "/", .noMatch),
    .init(
      "a mistyped entry keeps its number",
      AssociationCase.document(##"1,{"appID":"ABCDE12345.com.example.app","components":[2,{}]}"##), "/", .match, "1/1"),
    .init(
      "M48 the last of two equal keys",
      ##"{"applinks":{},"applinks":{"details":[{"appID":"x","appID":"ABCDE12345.com.example.app","components":[{}]}]}}"##,
      "/", .match, "0/0"),
    .init(
      "M48 the last of two equal apps",
      ##"""
      {"applinks":{"details":{"ABCDE12345.com.example.app":{"paths":["/a"]},
       "ABCDE12345.com.example.app":{"paths":["/b"]}}}}
      """##, "/a", .noMatch),
    .init(
      "M3 the second entry when the first has no hit",
      AssociationCase.document(
        ##"""
        {"appID":"ABCDE12345.com.example.app","components":[{"/":"/a"}]},
        {"appID":"ABCDE12345.com.example.app","components":[{"/":"/b"},{"/":"/c"}]}
        """##), "/c", .match, "1/1"),
    .init(
      "a key with escapes",
      AssociationCase.document(
        ##"{"appID":"ABCDE12345.com.example.app","components":[{"\/":"\/a","excl\u0075de":true}]}"##),
      "/a", .exclude, "0/0"),
  ]

  @Test(arguments: entries)
  func entry(_ row: AssociationCase) {
    row.check()
  }
}
