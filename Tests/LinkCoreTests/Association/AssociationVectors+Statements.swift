// Cases for statements about matching that no vector bears alone, named by the number of the statement.

import LinkCore

extension AssociationVectors {
  private static func rules(_ rules: String) -> String { AssociationCase.rules(rules) }

  private static let overlapping = AssociationCase.document(
    ##"""
    {"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a/*","exclude":true}]},
    {"appIDs":["ABCDE12345.com.example.other"],"components":[{"/":"/a/*"}]}
    """##)

  static let statements: [AssociationCase] = [
    .init("M1 the first hit ends the search", rules(##"[{"/":"/a"},{"/":"/a","exclude":true}]"##), "/a", .match, "0/0"),
    .init("M4 an exclusion is its app's own", overlapping, "/a/1", .exclude, "0/0"),
    .init("M4 another app", overlapping, "/a/1", .match, "1/0", app: AssociationCase.appB),
    .init("M7 source order", AssociationCase.paths(##"["NOT /b","/*"]"##), "/b", .exclude, "0/0"),
    .init("M13 anchored in front", rules(##"{"#":"b"}"##), "/#ab", .noMatch),
    .init("M13 anchored behind", rules(##"{"#":"a"}"##), "/#ab", .noMatch),
    .init("M13 `?` needs one", rules(##"{"#":"a?"}"##), "/#a", .noMatch),
    .init("M13 `?*` needs one", rules(##"{"#":"a?*"}"##), "/#ab", .match, "0/0"),
    .init("M14 `*` crosses slashes", rules(##"{"/":"/a/*/z"}"##), "/a/b/c/z", .match, "0/0"),
    .init("M14 `?` takes a slash", rules(##"{"/":"/a?b"}"##), "/a/b", .match, "0/0"),
    .init("M15 a backslash is a backslash", rules(##"{"#":"a\\*"}"##), "/#a\\b", .match, "0/0"),
    .init("M15 no escape for a star", rules(##"{"#":"\\*"}"##), "/#*", .noMatch),
    .init("M15 no escape for a variable", rules(##"{"#":"\\$(digit)"}"##), "/#\\7", .match, "0/0"),
    .init("M20 an escape is compared as written", rules(##"{"/":"/a%2Fb"}"##), "/a%2Fb", .match, "0/0"),
    .init("M20 `?` takes a third of an escape", rules(##"{"/":"/a???b"}"##), "/a%2Fb", .match, "0/0"),
    .init("M21 only the URL is decoded", rules(##"{"/":"/%61","percentEncoded":false}"##), "/%2561", .match, "0/0"),
    .init("M21 decoded once", rules(##"{"/":"/a","percentEncoded":false}"##), "/%2561", .noMatch),
    .init("M25 an empty path and a query", rules(##"{"/":"/","?":"def"}"##), "?def", .match, "0/0"),
    .init("M25 an empty path and a fragment", rules(##"{"/":"/","#":"x"}"##), "#x", .match, "0/0"),
    .init("M28 the root by a star", AssociationCase.paths(##"["*"]"##), "", .match, "0/0"),
    .init("M30 the whole query", rules(##"{"?":"*a=1*"}"##), "/?b=2&a=1&c=3", .match, "0/0"),
    .init("M30 question marks after the first", rules(##"{"?":"a=b?c"}"##), "/?a=b?c", .match, "0/0"),
    .init("M31 every named item", rules(##"{"?":{"a":"1","b":"2"}}"##), "/?b=2&x=0&a=1", .match, "0/0"),
    .init("M31 one named item fails", rules(##"{"?":{"a":"1","b":"2"}}"##), "/?b=3&a=1", .noMatch),
    .init("M32 `=` without a value", rules(##"{"?":{"a":""}}"##), "/?a=", .match, "0/0"),
    .init("M32 the value has an `=`", rules(##"{"?":{"a":"b=c"}}"##), "/?a=b=c", .match, "0/0"),
    .init("M34 a number voids", rules(##"{"?":{"a":1}}"##), "/?a=2", .match, "0/0"),
    .init("M35 an absent query is empty", rules(##"{"?":""}"##), "/", .match, "0/0"),
    .init("M35 an empty query is empty", rules(##"{"?":""}"##), "/?", .match, "0/0"),
    .init("M41 behind the first hash", rules(##"{"#":"a#b"}"##), "/#a#b", .match, "0/0"),
    .init("M41 an empty fragment", rules(##"{"#":"?*"}"##), "/#", .noMatch),
    .init("M42 a query value", rules(##"{"?":{"a":"X"},"caseSensitive":false}"##), "/?a=x", .match, "0/0"),
    .init("M42 case counts in a query value", rules(##"{"?":{"a":"X"}}"##), "/?a=x", .noMatch),
    .init("M43 an empty rule", rules("{}"), "/a?b#c", .match, "0/0"),
    .init("M46 `exclude` that is 1", rules(##"{"exclude":1}"##), "/", .match, "0/0"),
    .init("M46 `exclude` that is a string", rules(##"{"exclude":"true"}"##), "/", .match, "0/0"),
    .init("M46 `exclude` that is null", rules(##"{"exclude":null}"##), "/", .match, "0/0"),
    .init("M47 the parent", AssociationCase.paths(##"["/a/*"]"##), "/a", .match, "0/0"),
    .init("M47 a slash at the end", AssociationCase.paths(##"["/a"]"##), "/a/", .match, "0/0"),
    .init("M47 no slash in front", AssociationCase.paths(##"["a"]"##), "/a", .match, "0/0"),
    .init("M47 nor behind NOT", AssociationCase.paths(##"["NOT a","*"]"##), "/a", .exclude, "0/0"),
    .init(
      "M50 commas before brackets",
      ##"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app",],"components":[{"/":"/a",},],},],},}"##, "/a",
      .match, "0/0"),
    .init("M50 a byte order mark", "\u{FEFF}" + rules(##"{"/":"/a"}"##), "/a", .match, "0/0"),
    .init("M52 the domain in capitals", rules("{}"), "https://example.com/", .match, "0/0", domain: "EXAMPLE.com"),
    .init("M52 a subdomain is another host", rules("{}"), "https://www.example.com/", .noMatch),
    .init("M56 as given", rules(##"{"/":"/a b"}"##), "/a b", .match, "0/0"),
  ]
}
