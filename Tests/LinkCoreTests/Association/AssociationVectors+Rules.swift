// Vectors on order, entries, components, path, case and defaults. Sources: Apple's documents and talks, recorded runs
// of Apple's swcutil (sergii-ziborov/blazingly-aasa, st-tech/universal-links-test), and bug reports.

import LinkCore

enum AssociationVectors {
  static let overview = AssociationCase.document(
    ##"""
    {"appIDs":["ABCDE12345.com.example.app","ABCDE12345.com.example.app2"],"components":[
      {"#":"no_universal_links","exclude":true,"comment":"any fragment of that name"},
      {"/":"/buy/*"},
      {"/":"/help/website/*","exclude":true},
      {"/":"/help/*","?":{"articleNumber":"????"}}]}
    """##)

  static let lunch = AssociationCase.rules(
    ##"""
    [{"/":"*/order/"},{"/":"/taco/*","?":{"cheese":"?*"}},
     {"#":"coupon-1???","exclude":true},{"#":"coupon-????"}]
    """##)

  private static let privateFirst = AssociationCase.rules(
    ##"[{"/":"/a/private/*","exclude":true},{"/":"/a/*"}]"##)

  private static let sameAppTwice = AssociationCase.document(
    ##"""
    {"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/search/"}]},
    {"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/search/","exclude":true}]}
    """##)

  private static let excludedFirst = AssociationCase.document(
    ##"""
    {"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/shared/*","exclude":true}]},
    {"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/shared/*"}]}
    """##)

  static let order: [AssociationCase] = [
    .init("V1", overview, "/buy/42", .match, "0/1"),
    .init("V2", overview, "/buy/42#no_universal_links", .exclude, "0/0"),
    .init("V3", overview, "/help/website/faq?articleNumber=4815", .exclude, "0/2"),
    .init("V4 (derived)", overview, "/help/123?articleNumber=4815", .match, "0/3"),
    .init("V5", overview, "/help/123?articleNumber=481", .noMatch),
    .init("V6", overview, "/help/123?articleNumber=48159", .noMatch),
    .init("V9", privateFirst, "/a/private/x", .exclude, "0/0"),
    .init(
      "V12", AssociationCase.rules(##"[{"#":"nondeeplinking","exclude":true},{"/":"/search/"}]"##),
      "/search/#nondeeplinking", .exclude, "0/0"),
    .init("V13", sameAppTwice, "/search/", .match, "0/0"),
    .init("V14", excludedFirst, "/shared/1", .exclude, "0/0"),
    .init("V15", AssociationCase.rules("[]"), "/", .noMatch),
    .init("V16", lunch, "/lunch/order/", .match, "0/0"),
    .init("V17", lunch, "/taco/?cheese=cheddar", .match, "0/1"),
    .init("V19", lunch, "/menu#coupon-1234", .exclude, "0/2"),
    .init("V20", lunch, "/menu#coupon-5678", .match, "0/3"),
  ]

  private static let noApp = AssociationCase.document(##"{"components":[{"/":"/search/"}]}"##)
  private static let bothIDs = AssociationCase.document(
    ##"""
    {"appID":"ABCDE12345.com.example.app","appIDs":["ABCDE12345.com.example.other"],"components":[{"/":"/search/"}]}
    """##)
  private static let onlyCredentials = ##"{"webcredentials":{"apps":["ABCDE12345.com.example.app"]}}"##

  static let entries: [AssociationCase] = [
    .init("V21", noApp, "/search/", .noMatch),
    .init("V23", bothIDs, "/search/", .noMatch),
    .init("V24", bothIDs, "/search/", .match, "0/0", app: AssociationCase.appB),
    .init("V25", overview, "/buy/42", .match, "0/1", app: "ABCDE12345.com.example.app2"),
    .init("V26", overview, "/buy/42", .noMatch, app: "ABCDE12345.com.example.none"),
    .init("V28", onlyCredentials, "/x", .noMatch),
  ]

  private static let three = AssociationCase.rules(##"{"/":"abc","?":"def","#":"*"}"##)

  static let components: [AssociationCase] = [
    .init("V29", three, "/abc?def", .match, "0/0"),
    .init("V31", three, "?def", .noMatch),
    .init("V32", AssociationCase.rules(##"{"#":"promo"}"##), "/a/b?c=d#promo", .match, "0/0"),
    .init("V34", AssociationCase.rules("{}"), "/anything", .match, "0/0"),
    .init("V35", AssociationCase.rules(##"{"totallyUnknownKey":"x"}"##), "/anything", .match, "0/0"),
    .init("V36", AssociationCase.rules(##"{"/":"/foo/*","casesensitive":false}"##), "/FOO/1", .noMatch),
    .init("V37", AssociationCase.rules(##"{"/":"/foo/*","future":{"a":"b"}}"##), "/foo/1", .match, "0/0"),
  ]

  private static func path(_ pattern: String) -> String { AssociationCase.rules(##"{"/":"\##(pattern)"}"##) }

  static let paths: [AssociationCase] = [
    .init("V38", path("/buy/*"), "/buy/", .match, "0/0"),
    .init("V39", path("/buy/*"), "/buy/42/x", .match, "0/0"),
    .init("V40", path("/buy/*"), "/buy", .match, "0/0"),
    .init("V41", path("/buy/*"), "/buy//", .match, "0/0"),
    .init("V42", path("/buy/*"), "/buyer", .noMatch),
    .init("V43", path("/buy/*"), "/bu", .noMatch),
    .init("V44", path("/a/b/*"), "/a/b", .match, "0/0"),
    .init("V45", path("/buy*"), "/buy", .match, "0/0"),
    .init("V46", path("/a/*/c"), "/a/c", .noMatch),
    .init("V47", path("/id/????"), "/id/4815", .match, "0/0"),
    .init("V49", path("/a/?*"), "/a/", .noMatch),
    .init("V50", path("/a/?*"), "/a/b", .match, "0/0"),
    .init("V51", path("/buy"), "/buy/", .match, "0/0"),
    .init("V53", path("/a/b/"), "/a/b", .match, "0/0"),
    .init("V54", path("/buy/"), "/buy//", .match, "0/0"),
    .init("V56", path("/"), "", .match, "0/0"),
    .init("V57", path("abc"), "/abc", .match, "0/0"),
    .init("V58", path("abc"), "/abcd", .noMatch),
    .init("V59", path("abc"), "/xabc", .noMatch),
    .init("V61", path("*abc"), "/xabc", .match, "0/0"),
    .init("V63", path("a/b"), "/a/b", .match, "0/0"),
    .init("V65", path("/search/"), "/search/?q=foo#bar", .match, "0/0"),
    .init("M16 two slashes", path("/a/*/c"), "/a//c", .match, "0/0"),
    .init("M22 nothing is added", path("/id/????"), "/id/481", .noMatch),
    .init("M23 not behind text", path("/a?*"), "/a", .noMatch),
    .init("M23 takes the root", path("/*"), "", .match, "0/0"),
    .init("M23 bare", path("abc/*"), "/abc", .match, "0/0"),
    .init("M24 bare with star", path("buy/*"), "/buy/42", .match, "0/0"),
    .init("M24 two slashes in the pattern", path("//abc"), "/abc", .match, "0/0"),
    .init("M26 empty pattern", path(""), "/", .match, "0/0"),
    .init("M26 empty pattern is the root only", path(""), "/a", .noMatch),
    .init("M26 question mark first", path("?bc"), "/abc", .match, "0/0"),
    .init("M27 as written", path("/a/b"), "/a/./b", .noMatch),
    .init("M27 two slashes in the URL", path("/a/b"), "/a//b", .noMatch),
  ]

  private static func levels(_ domain: String, _ entry: String, _ rules: String) -> String {
    AssociationCase.document(
      ##"{"appIDs":["ABCDE12345.com.example.app"],"defaults":\##(entry),"components":\##(rules)}"##,
      more: ##","defaults":\##(domain)"##)
  }

  private static let mixedCase = levels(
    ##"{"caseSensitive":false}"##, ##"{"caseSensitive":true}"##,
    ##"[{"/":"/Loose/*","caseSensitive":false},{"/":"/Strict/*"}]"##)

  static let caseAndDefaults: [AssociationCase] = [
    .init("V66", path("/search/"), "/SEARCH/", .noMatch),
    .init(
      "V67", AssociationCase.rules(##"{"/":"/search/","caseSensitive":false}"##), "/SEARCH/", .match, "0/0"),
    .init("V68", mixedCase, "/loose/1", .match, "0/0"),
    .init("V69 (derived)", mixedCase, "/strict/1", .noMatch),
    .init("V71", levels(##"{"caseSensitive":false}"##, "{}", ##"[{"/":"/foo"}]"##), "/FOO", .match, "0/0"),
    .init(
      "V72", levels("{}", ##"{"caseSensitive":false}"##, ##"[{"/":"/buy/*","#":"my_great_product_123"}]"##),
      "/buy/sample.html#My_Great_Product_123", .match, "0/0"),
    .init("V74", levels(##"{"/":"/foo/*"}"##, "{}", ##"[{"#":"*"}]"##), "/foo/1", .match, "0/0"),
    .init("V75", levels(##"{"exclude":true}"##, "{}", ##"[{"#":"*"}]"##), "/bar", .exclude, "0/0"),
    .init("V76", levels(##"{"?":{"id":"??"}}"##, "{}", ##"[{"#":"*"}]"##), "/bar?id=7", .noMatch),
    .init("V77", levels("{}", ##"{"/":"/foo/*"}"##, ##"[{"#":"*"}]"##), "/bar", .noMatch),
    .init(
      "D1 entry before domain", levels(##"{"/":"/foo/*"}"##, ##"{"/":"/bar/*"}"##, ##"[{"#":"*"}]"##), "/bar/1",
      .match, "0/0"),
    .init(
      "D2 rule takes exclude back", levels(##"{"exclude":true}"##, "{}", ##"[{"exclude":false}]"##), "/bar", .match,
      "0/0"),
    .init(
      "D3 an empty dictionary lifts the default", levels(##"{"?":{"id":"??"}}"##, "{}", ##"[{"?":{}}]"##), "/bar",
      .match, "0/0"),
    .init(
      "D4 percentEncoded from above", levels(##"{"percentEncoded":false}"##, "{}", ##"[{"/":"/a b"}]"##), "/a%20b",
      .match, "0/0"),
    .init(
      "D6 the domain's hold where the entry's are silent",
      levels(##"{"/":"/foo/*"}"##, ##"{"exclude":true}"##, ##"[{"#":"*"}]"##), "/bar", .noMatch),
    .init("D5 a mistyped member counts as absent", levels(##"{"exclude":1}"##, "{}", "[{}]"), "/", .match, "0/0"),
  ]
}
