import LinkCore

extension AssociationNoteTests {
  private static func rules(_ rules: String) -> String { AssociationCase.rules(rules) }

  private static func matched(_ kinds: AssociationUncertainty...) -> [AssociationNote] {
    kinds.map { .undocumented($0) } + [.matchIsNoPromise]
  }

  private static func missed(_ kinds: AssociationUncertainty...) -> [AssociationNote] {
    kinds.map { .undocumented($0) }
  }

  private static let base = "https://example.com"

  private static func defaults(_ defaults: String) -> String {
    AssociationCase.document(##"{"appID":"A.b","paths":["/a"],"defaults":\##(defaults)}"##)
  }

  private static let values = AssociationCase.document(
    ##"{"appIDs":["A.b"],"components":[{"/":"/$(v)x"},{"/":"/$(w)y"}]}"##,
    more: ##","substitutionVariables":{"v":[],"w":["a",""]}"##)
  private static let folded = ##","caseSensitive":false"##
  private static let decoded = ##","percentEncoded":false"##

  /// For each reading that nothing settles a verdict in which it has a part, and one that comes near and has none.
  static let undocumentedRows: [Row] = [
    Row(id: "M15 a backslash", document: rules(##"{"#":"a\\*"}"##), url: base + "/", notes: missed(.noEscapes)),
    Row(id: "M15 before a letter", document: rules(##"{"#":"a\\n*"}"##), url: base + "/", notes: []),
    Row(
      id: "M15 in a rule that was not reached", document: rules(##"[{"/":"/a"},{"#":"a\\*"}]"##), url: base + "/a",
      notes: matched()),
    Row(
      id: "M15 in a rule before", document: rules(##"[{"#":"a\\$(x"},{"/":"/a"}]"##), url: base + "/a",
      notes: matched(.noEscapes, .variableWithoutText)),
    Row(
      id: "M17 one character", document: rules(##"{"/":"/a?"\##(decoded)}"##), url: base + "/a%C3%A9",
      notes: matched(.decodedCharacters)),
    Row(id: "M17 ASCII only", document: rules(##"{"/":"/a?"\##(decoded)}"##), url: base + "/a%41", notes: matched()),
    Row(id: "M17 not decoded", document: rules(##"{"/":"/a?"}"##), url: base + "/a%C3%A9", notes: missed()),
    Row(
      id: "M18 an unknown name", document: rules(##"{"/":"/$(x)"}"##), url: base + "/",
      notes: missed(.variableWithoutText)),
    Row(
      id: "M18 before variables were known", document: rules(##"{"/":"/$(x)"}"##), url: base + "/", profile: .ios13,
      notes: []),
    Row(id: "M19 no values", document: values, url: base + "/z", notes: missed(.variableWithoutText)),
    Row(id: "M19 values", document: rules(##"{"/":"/$(lang)"}"##), url: base + "/", notes: []),
    Row(
      id: "M23 a parent", document: rules(##"{"/":"/a/*"}"##), url: base + "/a", profile: .ios13,
      notes: matched(.parentOnOldSystems)),
    Row(id: "M23 a child", document: rules(##"{"/":"/a/*"}"##), url: base + "/a/b", profile: .ios13, notes: matched()),
    Row(id: "M23 today", document: rules(##"{"/":"/a/*"}"##), url: base + "/a", notes: matched()),
    Row(id: "M26 an empty pattern", document: rules(##"{"/":""}"##), url: base + "/", notes: matched(.unusualPath)),
    Row(id: "M26 a question mark first", document: rules(##"{"/":"?x"}"##), url: base, notes: missed(.unusualPath)),
    Row(id: "M26 an empty query is none", document: rules(##"{"?":""}"##), url: base, notes: matched()),
    Row(id: "M36 plus", document: rules(##"{"?":{"q":"a b"}}"##), url: base + "/?q=a+b", notes: missed(.plusIsPlus)),
    Row(id: "M36 plus in a string", document: rules(##"{"?":"*"}"##), url: base + "/?q=a+b", notes: matched()),
    Row(id: "M36 nobody asks", document: rules(##"{"/":"/"}"##), url: base + "/?q=a+b", notes: matched()),
    Row(
      id: "M37 an encoded name", document: rules(##"{"?":{"a":"1"}}"##), url: base + "/?%61=1",
      notes: missed(.encodedNames)),
    Row(id: "M37 an encoded value", document: rules(##"{"?":{"a":"1"}}"##), url: base + "/?a=%31&b=2", notes: missed()),
    Row(
      id: "M38 names", document: rules(##"{"?":{"A":"1"}\##(folded)}"##), url: base + "/?a=1",
      notes: matched(.foldedNames)),
    Row(
      id: "M38 names in the URL", document: rules(##"{"?":{"a":"1"}\##(folded)}"##), url: base + "/?b=2&A=1",
      notes: matched(.foldedNames)),
    Row(
      id: "M38 the same in both", document: rules(##"{"?":{"a":"X"}\##(folded)}"##), url: base + "/?a=x&b=C",
      notes: matched()),
    Row(id: "M38 no names", document: rules(##"{"?":{"A":"1"}\##(folded)}"##), url: base + "/", notes: missed()),
    Row(
      id: "M39 a semicolon", document: rules(##"{"?":{"a":"1"}}"##), url: base + "/?a=1;b",
      notes: missed(.itemSeparators)),
    Row(
      id: "M39 an empty item", document: rules(##"{"?":{"a":"1"}}"##), url: base + "/?a=1&",
      notes: matched(.itemSeparators)),
    Row(
      id: "M39 a first empty item", document: rules(##"{"?":{"a":"1"}}"##), url: base + "/?&a=1",
      notes: matched(.itemSeparators)),
    Row(id: "M39 no query", document: rules(##"{"?":{"a":"1"}}"##), url: base + "/?", notes: missed()),
    Row(id: "M40 an empty dictionary", document: rules(##"{"?":{}}"##), url: base, notes: matched(.emptyDictionary)),
    Row(id: "M40 a star asks for nothing", document: rules(##"{"?":{"a":"*"}}"##), url: base, notes: matched()),
    Row(
      id: "M42 another letter", document: rules(##"{"/":"/É"\##(folded)\##(decoded)}"##), url: base + "/%C3%A9",
      notes: matched(.foldedLetters)),
    Row(id: "M42 ASCII", document: rules(##"{"/":"/E"\##(folded)\##(decoded)}"##), url: base + "/e", notes: matched()),
    Row(
      id: "M45 in lower case", document: AssociationCase.paths(##"["not /a","/b"]"##), url: base + "/b",
      notes: matched(.spellingOfNot)),
    Row(
      id: "M45 an exclamation mark", document: AssociationCase.paths(##"["!/a","/b"]"##), url: base + "/b",
      notes: matched(.spellingOfNot)),
    Row(id: "M45 a word", document: AssociationCase.paths(##"["notes/*"]"##), url: base + "/b", notes: []),
    Row(
      id: "M47 a parent", document: AssociationCase.paths(##"["/a/*"]"##), url: base + "/a",
      notes: matched(.pathsLikeComponents)),
    Row(
      id: "M47 a slash behind", document: AssociationCase.paths(##"["/a"]"##), url: base + "/a/",
      notes: matched(.pathsLikeComponents)),
    Row(
      id: "M47 no slash in front", document: AssociationCase.paths(##"["a"]"##), url: base + "/a",
      notes: matched(.pathsLikeComponents)),
    Row(
      id: "M47 as a terminal would", document: AssociationCase.paths(##"["/a/*"]"##), url: base + "/a/b",
      notes: matched()),
    Row(
      id: "M47 a variable", document: AssociationCase.paths(##"["/$(digit)"]"##), url: base + "/7",
      notes: matched(.pathsLikeComponents)),
    Row(
      id: "M47 a variable that nobody knows yet", document: AssociationCase.paths(##"["/$(digit)","/7"]"##),
      url: base + "/7", profile: .ios13, notes: matched()),
    Row(
      id: "M47 defaults", document: defaults(##"{"caseSensitive":true}"##), url: base + "/b",
      notes: missed(.pathsLikeComponents)),
    Row(id: "M47 no defaults", document: defaults("{}"), url: base + "/a", notes: matched()),
    Row(
      id: "M47 behind NOT", document: AssociationCase.paths(##"["NOT /a/*"]"##), url: base + "/a",
      notes: missed(.pathsLikeComponents)),
  ]

  private static let named = ##"{"applinks":{"details":{"A.b":{"paths":["*"]},"A.c":{"paths":["*"]}}}}"##
  private static let noRules = AssociationCase.document(##"1,{"appIDs":["A.b","A.c"]}"##)
  private static let idsAndPaths = AssociationCase.document(##"{"appIDs":["A.b"],"paths":["/a"]}"##)

  static let entryRows: [Row] = [
    Row(
      id: "M7 apps without order", document: named, url: base + "/",
      notes: [.severalApps([Array("A.b".utf8), Array("A.c".utf8)]), .appsWithoutOrder, .matchIsNoPromise]),
    Row(id: "M11 no rules", document: noRules, url: base + "/", notes: [.entryWithoutRules(1)]),
    Row(
      id: "M10 an empty list of rules", document: AssociationCase.document(##"{"appIDs":["A.b"],"components":[]}"##),
      url: base + "/", notes: []),
    Row(
      id: "M12 ids and paths", document: idsAndPaths, url: base + "/a", notes: [.pathsWithAppIDs(0), .matchIsNoPromise]),
    Row(id: "M12 a miss", document: idsAndPaths, url: base + "/b", notes: []),
    Row(
      id: "for other services", document: ##"{"webcredentials":{"apps":["A.b"]}}"##, url: base + "/",
      notes: [.noApplinks]),
    Row(id: "no JSON", document: "{", url: base + "/", notes: []),
  ]
}
