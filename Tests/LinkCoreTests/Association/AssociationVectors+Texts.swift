// Vectors on query, fragment, percent-encoding, variables, the legacy dialect, hosts and bug reports.

import LinkCore

extension AssociationVectors {
  private static func query(_ query: String) -> String { AssociationCase.rules(##"{"?":\##(query)}"##) }

  static let queries: [AssociationCase] = [
    .init("V78", query(##""a=1""##), "/x?a=1", .match, "0/0"),
    .init("V79", query(##""a=1""##), "/x?a=1&b=2", .noMatch),
    .init("V80", query(##""a=1""##), "/x", .noMatch),
    .init("V81", query(##""*""##), "/x", .match, "0/0"),
    .init("V82", query(##""?*""##), "/x", .noMatch),
    .init("V84", query(##"{"a":"1"}"##), "/x?a=1&b=2", .match, "0/0"),
    .init("V85", query(##"{"a":"1"}"##), "/x?b=2", .noMatch),
    .init("V87", query(##"{"b":"*"}"##), "/x", .match, "0/0"),
    .init("V90", query(##"{"b":"1"}"##), "/x?a=1", .noMatch),
    .init("V91", query(##"{"flag":""}"##), "/x?flag", .match, "0/0"),
    .init("V94", query(##"{"id":"42"}"##), "/x?id=7&id=42", .noMatch),
    .init("V95", query(##"{"id":"7"}"##), "/x?id=7&id=7", .match, "0/0"),
    .init("V96", query(##"{"id":"*"}"##), "/x?id=7&id=42", .match, "0/0"),
    .init("V97", query(##"{"id":"?*"}"##), "/x?id=7&id=42", .match, "0/0"),
    .init("V99", query(##"{"id":"7,42"}"##), "/x?id=7&id=42", .noMatch),
    .init("V100", query(##"{"flag":true}"##), "/x?other=1", .match, "0/0"),
    .init("V102", query(##"{"n":null}"##), "/x?n=5", .match, "0/0"),
    .init("V103", query(##"{"a":"1","flag":true}"##), "/x?a=2", .match, "0/0"),
    .init("V104", query(##"{"a":["1"]}"##), "/x?a=2", .match, "0/0"),
    .init("V105", query(##"{"a":{"b":"1"}}"##), "/x?a=2", .match, "0/0"),
    .init("M32 an absent item is not one character", query(##"{"b":"?*"}"##), "/x?a=1", .noMatch),
    .init("M32 an absent item is empty", query(##"{"b":""}"##), "/x?a=1", .match, "0/0"),
    .init("M33 one of three", query(##"{"id":"42"}"##), "/x?id=7&id=42&id=9", .noMatch),
    .init("M33 empty pattern", query(##"{"id":""}"##), "/x?id=7&id=42", .noMatch),
    .init("M36 plus is plus", query(##"{"q":"a+b"}"##), "/x?q=a+b", .match, "0/0"),
    .init("M36 plus is no blank", query(##"{"q":"a%20b"}"##), "/x?q=a+b", .noMatch),
    .init("M39 empty items", query(##"{"a":"1","b":"2"}"##), "/x?a=1&&b=2", .match, "0/0"),
    .init("M39 a semicolon does not separate", query(##"{"a":"1"}"##), "/x?a=1;b=2", .noMatch),
    .init("M40 no constraint", query("{}"), "/x?a=1", .match, "0/0"),
    .init("M48 the last of two equal names", query(##"{"a":"1","a":"2"}"##), "/x?a=2", .match, "0/0"),
    .init("M34 the last of two equal names voids", query(##"{"a":"1","a":2}"##), "/x?a=3", .match, "0/0"),
    .init("M34 the first of two equal names voids nothing", query(##"{"a":2,"a":"1"}"##), "/x?a=3", .noMatch),
    .init("M34 the first of two equal names is not asked", query(##"{"a":"2","a":"1"}"##), "/x?a=2", .noMatch),
    .init(
      "M38 names are folded", AssociationCase.rules(##"{"?":{"Page":"X*"},"caseSensitive":false}"##), "/?pAGE=xyz",
      .match, "0/0"),
    .init("M38 names are not folded by themselves", query(##"{"Page":"X*"}"##), "/?page=Xyz", .noMatch),
    .init(
      "M37 decoded after splitting",
      AssociationCase.rules(##"{"?":{"a&b":"c=d&e"},"percentEncoded":false}"##), "/?a%26b=c%3Dd%26e", .match, "0/0"),
    .init(
      "many items", query(##"{"k7":"7","k11":"11","none":"*"}"##),
      "/x?k1=1&k2=2&k3=3&k4=4&k5=5&k6=6&k7=7&k8=8&k9=9&k10=10&k11=11&k12=12", .match, "0/0"),
    .init(
      "many items, one of two wrong", query(##"{"k7":"7"}"##),
      "/x?k1=1&k2=2&k3=3&k7=6&k4=4&k5=5&k6=6&k7=7&k8=8&k9=9&k10=10&k11=11", .noMatch),
  ]

  static let fragmentsAndEncoding: [AssociationCase] = [
    .init("V106", AssociationCase.rules(##"{"#":"*"}"##), "/x", .match, "0/0"),
    .init("V107", AssociationCase.rules(##"{"#":"?*"}"##), "/x", .noMatch),
    .init("V108", AssociationCase.rules(##"{"#":""}"##), "/x", .match, "0/0"),
    .init("V109", AssociationCase.rules(##"{"/":"/a%20b"}"##), "/a%20b", .match, "0/0"),
    .init("V110", AssociationCase.rules(##"{"/":"/a b"}"##), "/a%20b", .noMatch),
    .init("V111", AssociationCase.rules(##"{"/":"/a b","percentEncoded":false}"##), "/a%20b", .match, "0/0"),
    .init("V112", AssociationCase.rules(##"{"/":"/a%20b","percentEncoded":false}"##), "/a%20b", .noMatch),
    .init("V113", AssociationCase.rules(##"{"/":"/a/b"}"##), "/a%2Fb", .noMatch),
    .init("V114", AssociationCase.rules(##"{"/":"/a/b","percentEncoded":false}"##), "/a%2Fb", .match, "0/0"),
    .init("V115", AssociationCase.rules(##"{"/":"/caf%C3%A9"}"##), "/caf%c3%a9", .noMatch),
    .init("V116", AssociationCase.rules(##"{"/":"/café","percentEncoded":false}"##), "/caf%C3%A9", .match, "0/0"),
    .init("V117", AssociationCase.rules(##"{"/":"/café"}"##), "/caf%C3%A9", .noMatch),
    .init("M17 one letter is six bytes", AssociationCase.rules(##"{"/":"/caf??????"}"##), "/caf%C3%A9", .match, "0/0"),
    .init(
      "M17 one letter is one character", AssociationCase.rules(##"{"/":"/caf?","percentEncoded":false}"##),
      "/caf%C3%A9", .match, "0/0"),
    .init(
      "M17 a star stops between characters", AssociationCase.rules(##"{"/":"/*?x","percentEncoded":false}"##),
      "/%C3%A9x", .match, "0/0"),
    .init(
      "M17 half a character is none", AssociationCase.rules(##"{"/":"/??x","percentEncoded":false}"##), "/%C3%A9x",
      .noMatch),
    .init(
      "M29 bad escapes stay", AssociationCase.rules(##"{"/":"/a%zzb c","percentEncoded":false}"##), "/a%zzb%20c",
      .match, "0/0"),
    .init(
      "M42 one character for one",
      AssociationCase.rules(##"{"/":"/ΣΑΣ/?","percentEncoded":false,"caseSensitive":false}"##),
      "/%CF%83%CE%B1%CF%82/x", .match, "0/0"),
    .init(
      "M42 hex digits fold with the rest", AssociationCase.rules(##"{"/":"/caf%C3%A9","caseSensitive":false}"##),
      "/caf%c3%a9", .match, "0/0"),
  ]

  private static func variables(_ rule: String, _ variables: String = "{}") -> String {
    AssociationCase.document(
      ##"{"appIDs":["ABCDE12345.com.example.app"],"components":[\##(rule)]}"##,
      more: ##","substitutionVariables":\##(variables)"##)
  }

  private static let food = variables(
    ##"{"/":"/$(lang)_$(region)/$(food)/"}"##, ##"{"food":["burrito","pizza","sushi","samosa"]}"##)

  private static func one(_ name: String) -> String { variables(##"{"/":"/id/$(\##(name))"}"##) }

  static let variables: [AssociationCase] = [
    .init("V118 (derived)", food, "/en_US/pizza/", .match, "0/0"),
    .init("V119", food, "/en_US/tacos/", .noMatch),
    .init("V120", food, "/qq_ZZ/pizza/", .noMatch),
    .init("V121", food, "/en_US/$(food)/", .noMatch),
    .init("V122", variables(##"{"/":"/$(region)/home"}"##), "/GB/home", .match, "0/0"),
    .init("V123", variables(##"{"/":"/$(region)/home"}"##), "/UK/home", .noMatch),
    .init("V124", one("digit"), "/id/7", .match, "0/0"),
    .init("V125", one("digit"), "/id/x", .noMatch),
    .init("V126", one("alpha"), "/id/q", .match, "0/0"),
    .init("V127", one("alpha"), "/id/7", .noMatch),
    .init("V128", one("upper"), "/id/Q", .match, "0/0"),
    .init("V129", one("upper"), "/id/q", .noMatch),
    .init("V130", one("lower"), "/id/q", .match, "0/0"),
    .init("V131", one("lower"), "/id/Q", .noMatch),
    .init("V132", one("alnum"), "/id/7", .match, "0/0"),
    .init("V133", one("alnum"), "/id/-", .noMatch),
    .init("V134", one("xdigit"), "/id/f", .match, "0/0"),
    .init("V135", one("xdigit"), "/id/g", .noMatch),
    .init("V136", variables(##"{"/":"/id/$(upper)","caseSensitive":false}"##), "/id/q", .match, "0/0"),
    .init("V137", variables(##"{"/":"/$(kind)/x"}"##, ##"{"kind":["a*z"]}"##), "/abcz/x", .match, "0/0"),
    .init("M18 unknown name", variables(##"{"/":"/$(nothing)"}"##), "/$(nothing)", .noMatch),
    .init("M18 not closed", variables(##"{"/":"/$(alpha"}"##), "/$(alpha", .noMatch),
    .init("M19 no values", variables(##"{"/":"/$(none)"}"##, ##"{"none":[]}"##), "/", .noMatch),
    .init("M19 an empty value", variables(##"{"/":"/a$(none)b"}"##, ##"{"none":[""]}"##), "/ab", .match, "0/0"),
    .init(
      "blanks in a name", variables(##"{"/":"/$(Canadian food)"}"##, ##"{"Canadian food":["poutine"]}"##),
      "/poutine", .match, "0/0"),
    .init("names keep their case", variables(##"{"/":"/$(Food)"}"##, ##"{"food":["poutine"]}"##), "/poutine", .noMatch),
    .init(
      "a value's case follows the rule",
      variables(
        ##"{"/":"/$(f)","caseSensitive":false}"##, ##"{"f":["PouTine"]}"##), "/poutinE", .match, "0/0"),
    .init("a star at a value's end", variables(##"{"/":"/$(f)/x"}"##, ##"{"f":["a*"]}"##), "/abc/x", .match, "0/0"),
    .init(
      "a value that begins another", variables(##"{"/":"/$(f)b"}"##, ##"{"f":["a","ab"]}"##), "/abb", .match, "0/0"),
    .init(
      "an own name hides a predefined one", variables(##"{"/":"/$(digit)"}"##, ##"{"digit":["x"]}"##), "/x", .match,
      "0/0"),
    .init("the predefined one is hidden", variables(##"{"/":"/$(digit)"}"##, ##"{"digit":["x"]}"##), "/7", .noMatch),
    .init("in a query", variables(##"{"?":{"c":"$(xdigit)$(xdigit)"}}"##), "/?c=fF", .match, "0/0"),
    .init("in front", variables(##"{"/":"$(lang)/*"}"##), "/de/x", .match, "0/0"),
    .init("parent", variables(##"{"/":"/$(lang)/*"}"##), "/de", .match, "0/0"),
    .init(
      "decoded", variables(##"{"/":"/$(f)?","percentEncoded":false}"##, ##"{"f":["é","?z"]}"##), "/%C3%A4z%C3%A9",
      .match, "0/0"),
  ]

  private static let wwdc = AssociationCase.paths(##"["NOT /wwdc/internal/*","/wwdc/*"]"##)
  private static let videos = AssociationCase.paths(
    ##"["/wwdc/news/","NOT /videos/wwdc/2010/*","/videos/wwdc/201?/*"]"##)
  private static let bothDialects = AssociationCase.document(
    ##"""
    {"appID":"ABCDE12345.com.example.app","paths":["/old/*"],"components":[{"/":"/new/*"}]}
    """##)

  static let legacy: [AssociationCase] = [
    .init("V138", wwdc, "/wwdc/2015", .match, "0/1"),
    .init("V139", wwdc, "/wwdc/internal/notes", .exclude, "0/0"),
    .init("V140", wwdc, "/other", .noMatch),
    .init("V141", videos, "/videos/wwdc/2010/x", .exclude, "0/1"),
    .init("V142", videos, "/videos/wwdc/2015/x", .match, "0/2"),
    .init("V143", videos, "/wwdc/news/?a=1#b", .match, "0/0"),
    .init("V145", AssociationCase.paths(##"["/News"]"##), "/news", .noMatch),
    .init(
      "V146", ##"{"applinks":{"apps":[],"details":{"ABCDE12345.com.example.app":{"paths":["/wwdc/news/"]}}}}"##,
      "/wwdc/news/", .match, "0/0"),
    .init("V147", bothDialects, "/old/1", .noMatch),
    .init("V148", bothDialects, "/new/1", .match, "0/0"),
    .init("M45 without the blank", AssociationCase.paths(##"["NOT/a","*"]"##), "/a", .match, "0/1"),
    .init("M45 in lower case", AssociationCase.paths(##"["not /a","*"]"##), "/a", .match, "0/1"),
    .init("M44 literal in components", AssociationCase.rules(##"[{"/":"NOT /a"},{}]"##), "/a", .match, "0/1"),
  ]

  private static let everything = AssociationCase.rules(##"{"/":"/*"}"##)

  static let hosts: [AssociationCase] = [
    .init("V149", everything, "https://EXAMPLE.COM/x", .match, "0/0"),
    .init("V150", everything, "https://evil.test/x", .noMatch),
    .init("M51 http", everything, "http://example.com/x", .match, "0/0"),
    .init("M51 another scheme", everything, "ftp://example.com/x", .noMatch),
    .init("M53 port and user", everything, "https://me:pw@example.com:8443/x", .match, "0/0"),
    .init("M53 a name before the at sign", everything, "https://example.com@evil.test/x", .noMatch),
    .init("M54 Punycode", everything, "https://bücher.example/x", .match, "0/0", domain: "xn--bcher-kva.example"),
    .init("M54 the other way", everything, "https://xn--bcher-kva.EXAMPLE/x", .match, "0/0", domain: "Bücher.example"),
    .init("M55 one dot", everything, "https://example.com./x", .match, "0/0"),
    .init("a wildcard domain", everything, "https://a.b.example.com/x", .match, "0/0", domain: "*.example.com"),
    .init("a wildcard domain without its apex", everything, "https://example.com/x", .noMatch, domain: "*.example.com"),
    .init(
      "a wildcard domain and a longer name", everything, "https://badexample.com/x", .noMatch, domain: "*.example.com"),
    .init("no domain given", everything, "https://any.test/x", .match, "0/0", domain: nil),
  ]

  private static let blocked = AssociationCase.rules(##"[{"?":{"no_universal_links":"*"},"exclude":true},{"/":"*"}]"##)
  private static let cured = AssociationCase.rules(##"[{"?":{"no_universal_links":"?*"},"exclude":true},{"/":"*"}]"##)
  private static let hashPath = AssociationCase.rules(##"{"/":"/#/market/*"}"##)
  private static let hashFragment = AssociationCase.rules(##"{"#":"*market/lettings*"}"##)
  private static let blanks = AssociationCase.paths(##"[" * ","/"]"##)
  private static let oneSegment = AssociationCase.paths(##"["NOT /*/?*","/*/"]"##)
  private static let anchors = AssociationCase.rules(
    ##"""
    [{"/":"/path/something/","?":{"key1":"?*"}},{"/":"/path/somethingElse/","?":{"key1":"?*","key2":"?*"}},
     {"#":"anchor"}]
    """##)

  static let reports: [AssociationCase] = [
    .init("V151", blocked, "/room/1", .exclude, "0/0"),
    .init("V152", cured, "/room/1", .match, "0/1"),
    .init("V153", cured, "/room/1?no_universal_links=true", .exclude, "0/0"),
    .init("V154", hashPath, "/#/market/lettings/49830?view=grid", .noMatch),
    .init("V155 (derived)", hashFragment, "/#/market/lettings/49830?view=grid", .match, "0/0"),
    .init("V156", blanks, "/product", .noMatch),
    .init("V157", blanks, "/", .match, "0/1"),
    .init("V158", AssociationCase.paths(##"["/services/detail/?id=*"]"##), "/services/detail/?id=5", .noMatch),
    .init(
      "V159", AssociationCase.rules(##"[{"/":"/konto","exclude":true},{"/":"*"}]"##), "/konto/newsletter", .match, "0/1"
    ),
    .init("V160", oneSegment, "/anypath/other", .exclude, "0/0"),
    .init("V161", oneSegment, "/anypath/", .match, "0/1"),
    .init("V163", anchors, "/path/something/?key1=value#anchor", .match, "0/0"),
    .init("V164", anchors, "/path/somethingElse/?key1=value1&key2=value2#anchor", .match, "0/1"),
    .init("V165", anchors, "/#different", .noMatch),
    .init("V166", anchors, "/path/something/?key2=value#different", .noMatch),
  ]

  static let all = [
    order, entries, components, paths, caseAndDefaults, queries, fragmentsAndEncoding, variables, legacy, hosts,
    reports, statements,
  ].flatMap { $0 }
}
