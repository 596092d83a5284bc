import LinkCore
import Testing

struct AssociationPatternTests {
  private func matches(_ rule: String, variables: String = "{}", urls: [String]) -> [Bool] {
    let document = AssociationCase.document(
      ##"{"appIDs":["A.b"],"components":[\##(rule)]}"##, more: ##","substitutionVariables":\##(variables)"##)
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    return urls.map { matcher.decide(Array($0.utf8), using: &work).opens != nil }
  }

  @Test
  func wildcardsMatchTheirDefinition() {
    let texts = WildcardOracle.texts(over: ["a", "b"], upTo: 6)
    for pattern in WildcardOracle.texts(over: ["a", "b", "*", "?"], upTo: 4) {
      let found = matches(##"{"?":"\##(pattern)"}"##, urls: texts.map { "https://x.test/?" + $0 })
      let wanted = texts.map { WildcardOracle.matches(pattern, $0) }
      #expect(found == wanted, "\(pattern)")
    }
  }

  @Test
  func pathsMatchTheirDefinition() {
    let paths = WildcardOracle.texts(over: ["a", "/"], upTo: 5).map { $0.isEmpty ? "" : "/" + $0 }
    for pattern in WildcardOracle.texts(over: ["a", "/", "*", "?"], upTo: 4) {
      let found = matches(##"{"/":"\##(pattern)"}"##, urls: paths.map { "https://x.test" + $0 })
      let wanted = paths.map { WildcardOracle.pathMatches(pattern, $0) }
      #expect(found == wanted, "\(pattern)")
    }
  }

  @Test
  func decodedCharactersMatchTheirDefinition() {
    let texts = WildcardOracle.texts(over: ["a", "é", "€"], upTo: 4)
    let encoded = texts.map { text in
      "https://x.test/?" + text.replacing("é", with: "%C3%A9").replacing("€", with: "%E2%82%AC")
    }
    for pattern in WildcardOracle.texts(over: ["a", "é", "*", "?"], upTo: 4) {
      let found = matches(##"{"?":"\##(pattern)","percentEncoded":false}"##, urls: encoded)
      let wanted = texts.map { WildcardOracle.matches(pattern, $0) }
      #expect(found == wanted, "\(pattern)")
    }
  }

  @Test(
    arguments: [
      ["a", "ab"], ["a*b"], ["", "b?"], ["*"], ["?", "aba"], ["a", "a*", "*a", "?b*a"], ["*?", "b"], [],
    ], [true, false])
  func variablesMatchTheirDefinition(_ values: [String], _ isEncoded: Bool) {
    let list = values.map { "\"\($0)\"" }.joined(separator: ",")
    let texts = WildcardOracle.texts(over: ["a", "b"], upTo: 5)
    for pattern in WildcardOracle.texts(over: ["a", "b", "*", "?", "$(v)"], upTo: 3) {
      let found = matches(
        ##"{"?":"\##(pattern)","percentEncoded":\##(isEncoded)}"##, variables: ##"{"v":[\##(list)]}"##,
        urls: texts.map { "https://x.test/?" + $0 })
      let wanted = texts.map { WildcardOracle.matches(pattern, $0, variables: ["v": values]) }
      #expect(found == wanted, "\(pattern)")
    }
  }

  /// Every code of the frozen tables matches, and nothing else of two or three letters does.
  @Test
  func predefinedLists() {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let codes = WildcardOracle.texts(over: letters, upTo: 3)
    func count(_ rule: String, _ codes: [String]) -> Int {
      matches(rule, urls: codes.map { "https://x.test/\($0)" }).filter { $0 }.count
    }
    #expect(count(##"{"/":"/$(lang)"}"##, codes) == 631)
    #expect(count(##"{"/":"/$(lang)"}"##, codes.map { $0.uppercased() }) == 0)
    #expect(count(##"{"/":"/$(region)"}"##, codes.map { $0.uppercased() }) == 257)
    #expect(count(##"{"/":"/$(region)","caseSensitive":false}"##, codes) == 257)
    #expect(count(##"{"/":"/$(region)"}"##, ["GB", "XK", "EU", "UK"]) == 2)
    #expect(count(##"{"/":"/$(lang)"}"##, ["he", "fil", "iw", "tl", "sh"]) == 2)
  }

  /// Each pattern against each long text, with a bound on the steps that both lengths allow.
  @Test(arguments: [
    (String(repeating: "*a", count: 60) + "*b", String(repeating: "a", count: 4_000)),
    (String(repeating: "*?a", count: 60) + "b", String(repeating: "a", count: 4_000)),
    ("*" + String(repeating: "a", count: 500) + "b", String(repeating: "a", count: 4_000)),
    (String(repeating: "$(many)", count: 20) + "b", String(repeating: "a", count: 4_000)),
    (String(repeating: "*$(many)", count: 20) + "b", String(repeating: "a", count: 4_000)),
    (String(repeating: "$(stars)", count: 20) + "b", String(repeating: "a", count: 4_000)),
    (String(repeating: "$(lang)*", count: 20) + "!", String(repeating: "en", count: 2_000)),
    (String(repeating: "$(empty)", count: 400) + "b", String(repeating: "a", count: 4_000)),
  ])
  func noExplosion(_ pattern: String, _ text: String) {
    let document = AssociationCase.document(
      ##"{"appIDs":["A.b"],"components":[{"?":"\##(pattern)"}]}"##,
      more: ##"""
        ,"substitutionVariables":{"many":["a","aa","aaa","aaaa","aaaaa"],"stars":["a*","*a","a*a","*"],"empty":["","a"]}
        """##)
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    // The beginning has all pairs of bytes that the patterns need, so that none is passed over.
    let verdict = matcher.decide(Array("https://x.test/?ab\(text)".utf8), using: &work)
    #expect(verdict.opens == nil)
    // Of $(lang) only those states can be entered that the text spells; a search among its values counts
    // as 10, and a state as 4 steps.
    let states = pattern.utf8.count * 10
    #expect(work.steps <= 4 * states * (text.utf8.count + 1), "\(work.steps)")
    #expect(work.steps > 0)
  }

  /// A variable used so often that its states cannot be numbered in memory.
  @Test
  func manyUsesOfManyValues() {
    let values = (0..<2_000).map { "\"v\($0)\"" }.joined(separator: ",")
    let uses = String(repeating: "$(v)", count: 200)
    let document = AssociationCase.document(
      ##"{"appIDs":["A.b"],"components":[{"?":"\##(uses)"}]}"##,
      more: ##","substitutionVariables":{"v":[\##(values)]}"##)
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    let text = (0..<200).map { "v\($0 * 7)" }.joined()
    #expect(matcher.decide(Array("https://x.test/?\(text)".utf8), using: &work).opens != nil)
    #expect(matcher.decide(Array("https://x.test/?\(text)v".utf8), using: &work).opens == nil)
  }

  @Test
  func manyItemsAndManyNames() {
    let names = (0..<2_000).map { ##""n\##($0)":"?*""## }.joined(separator: ",")
    let query = (0..<2_000).map { "n\($0)=\($0)" }.joined(separator: "&")
    let document = AssociationCase.rules(##"{"?":{\##(names)}}"##)
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    #expect(matcher.decide(Array("https://x.test/?\(query)".utf8), using: &work).opens != nil)
    #expect(work.steps <= 2_000 * 5)
  }
}
