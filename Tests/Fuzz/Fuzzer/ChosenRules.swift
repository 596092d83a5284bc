/// Files and URLs that bytes choose, over few characters, so that rules often overlap and URLs often hit.
struct ChosenRules {
  private var choices: ArraySlice<UInt8>

  init(_ choices: [UInt8]) { self.choices = choices[...] }

  /// URLs for files of which nothing is known.
  static let plainURLs = [
    "https://example.com", "https://example.com/buy/42?articleNumber=4815#promo",
    "https://example.com/a//b/../%2F?a=&b",
    "http://u:p@EXAMPLE.com.:8080/caf%C3%A9/é?q=%zz#a#b", "https://example.com/en_US/A7/?a=1&a=2", "mailto:a", "",
  ].map { Array($0.utf8) }

  private mutating func choose(_ count: Int) -> Int { choices.popFirst().map { Int($0) % count } ?? 0 }

  private mutating func text(_ tokens: [String], _ length: Int) -> String {
    var text = ""
    for _ in 0..<choose(length + 1) { text += tokens[choose(tokens.count)] }
    return text
  }

  private static let wild = [
    "a", "/", "*", "?", "b", "A", "1", "%41", "%2F", "%C3%A9", "é", "$(v)", "$(digit)", "$(lang)", "$(w)", "$(x)", "%",
    "?*", "/*", "$(upper)", ".", "K", "\u{212A}", "%61", "4", "-",
  ]
  private static let plain = [
    "a", "/", "b", "A", "1", "%41", "%2F", "%C3%A9", "%c3%a9", "4", "de", ".", "k", "K", "%E2%84%AA", "%61", "-", "c",
  ]
  private static let names = ["q", "a", "Q", "%71", "é", ""]

  private mutating func rule() -> String {
    var members: [String] = []
    let parts = choose(16)
    if parts & 1 == 0 { members.append(##""/":"\##(choose(4) > 0 ? "/" : "")\##(text(ChosenRules.wild, 6))""##) }
    if parts & 2 != 0 {
      if choose(3) == 0 {
        members.append(##""?":"\##(text(ChosenRules.wild + ["&", "=", "q"], 5))""##)
      } else {
        var items: [String] = []
        for _ in 0..<choose(4) {
          let name = ChosenRules.names[choose(ChosenRules.names.count)]
          items.append(##""\##(name)":"\##(text(ChosenRules.wild, 3))""##)
        }
        members.append(##""?":{\##(items.joined(separator: ","))}"##)
      }
    }
    if parts & 4 != 0 { members.append(##""#":"\##(text(ChosenRules.wild, 3))""##) }
    if parts & 8 != 0 { members.append(##""exclude":true"##) }
    switch choose(8) {
    case 1: members.append(##""caseSensitive":false"##)
    case 2: members.append(##""percentEncoded":false"##)
    case 3: members.append(##""caseSensitive":false,"percentEncoded":false"##)
    default: break
    }
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func entry() -> String {
    var members = [
      [
        ##""appID":"A.b""##, ##""appIDs":["A.b"]"##, ##""appIDs":["A.b","A.c"]"##, ##""appID":"A.b","appIDs":["A.c"]"##,
      ][
        choose(4)]
    ]
    let parts = choose(8)
    if parts & 4 == 0 {
      let rules = (0..<choose(7)).map { _ in rule() }
      members.append(##""components":[\##(rules.joined(separator: ","))]"##)
    }
    if parts & 1 != 0 {
      let paths = (0..<choose(5)).map { _ in
        "\"\(choose(3) == 0 ? "NOT " : "")\(choose(4) > 0 ? "/" : "")\(text(ChosenRules.wild, 6))\""
      }
      members.append(##""paths":[\##(paths.joined(separator: ","))]"##)
    }
    if parts & 2 != 0 { members.append(##""defaults":\##(rule())"##) }
    return "{\(members.joined(separator: ","))}"
  }

  mutating func file() -> [UInt8] {
    var members = [##""apps":[]"##]
    let values = (0..<choose(4)).map { _ in "\"\(text(["a", "b", "*", "?", "/", "A", "%41", "é"], 3))\"" }
    members.append(##""substitutionVariables":{"v":[\##(values.joined(separator: ","))],"w":["%41","b"]}"##)
    if choose(6) == 1 { members.append(##""defaults":\##(rule())"##) }
    let entries = (0...choose(3)).map { _ in entry() }
    members.append(##""details":[\##(entries.joined(separator: ","))]"##)
    return Array(##"{"applinks":{\##(members.joined(separator: ","))}}"##.utf8)
  }

  mutating func url() -> [UInt8] {
    var url = "https://example.com/" + text(ChosenRules.plain, 7)
    let parts = choose(4)
    if parts & 1 != 0 {
      let items = (0..<choose(4)).map { _ in
        ["q", "a", "Q", "%71", "%C3%A9", ""][choose(6)] + (choose(4) == 3 ? "" : "=" + text(ChosenRules.plain, 3))
      }
      url += "?" + items.joined(separator: "&")
    }
    if parts & 2 != 0 { url += "#" + text(ChosenRules.plain, 3) }
    return Array(url.utf8)
  }
}
