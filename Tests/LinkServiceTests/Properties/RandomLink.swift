import LinkCore
import TestSupport

/// A valid `dynamicLinkInfo` out of a seed, with what is answered for it.
struct RandomLink {
  /// As it is sent.
  let sent: JSONTree

  /// As it comes back, in the types of the REST interface.
  let answered: JSONTree

  init(_ random: inout SeededGenerator) {
    let prefixes = [
      "https://example.com/link", "https://x.example", "https://go.example.net:8443/a/b", "https://xyz.page.link",
    ]
    let prefix = JSONTree.string(prefixes.randomElement(using: &random) ?? prefixes[0])
    var sent: [JSONTree.Member] = [.init("domainUriPrefix", prefix)]
    var answered = sent
    for parameter in LinkParameter.allCases where !parameter.descriptor.restPath.isEmpty {
      guard parameter == .link || Bool.random(using: &random) else { continue }
      let value = Self.value(of: parameter, &random)
      Self.insert(value.sent, at: parameter.descriptor.restPath[...], into: &sent)
      Self.insert(value.answered, at: parameter.descriptor.restPath[...], into: &answered)
    }
    sent.shuffle(using: &random)
    self.sent = .object(sent)
    self.answered = .object(answered)
  }

  private static func insert(_ value: JSONTree, at path: ArraySlice<String>, into members: inout [JSONTree.Member]) {
    guard let name = path.first else { return }
    if path.count == 1 {
      members.append(.init(name, value))
      return
    }
    let found = members.firstIndex { $0.name == Array(name.utf8) }
    let index = found ?? members.count
    if found == nil { members.append(.init(name, .object([]))) }
    var below = members[index].value.members
    insert(value, at: path.dropFirst(), into: &below)
    members[index].value = .object(below)
  }

  private static func value(
    of parameter: LinkParameter, _ random: inout SeededGenerator
  ) -> (sent: JSONTree, answered: JSONTree) {
    let digits = String(UInt32.random(in: 0...UInt32.max, using: &random))
    switch parameter.kind {
    case .deepLink, .fallbackLink, .imageLink:
      let url = JSONTree.string(Self.url(&random))
      return (url, url)
    case .androidLink:
      let url = JSONTree.string(Bool.random(using: &random) ? Self.url(&random) : "myapp://a/b?c=\(digits)")
      return (url, url)
    case .flag:
      let isOn = Bool.random(using: &random)
      let word = JSONTree.string(isOn ? "1" : "0")
      return (Bool.random(using: &random) ? .bool(isOn) : word, .bool(isOn))
    case .storeID, .versionCode:
      return (Bool.random(using: &random) ? .number(digits) : .string(digits), .string(digits))
    case .customScheme:
      let scheme = JSONTree.string("app\(digits)")
      return (scheme, scheme)
    case .packageName, .bundleID, .text, .debugSwitch:
      var text = random.text(maximumCount: 12)
      if text.isEmpty { text = "x" }
      return (.string(text), .string(text))
    }
  }

  /// A URL to which nothing has to be done.
  private static func url(_ random: inout SeededGenerator) -> String {
    let hosts = ["www.example.org", "a.b.example", "WWW.Example.org:8080", "[2001:db8::1]", "xn--bcher-kva.example"]
    let tails = ["", "/", "/a/b", "/%41%zz", "/a?b=c&d=%26", "/?q=a+b#f", "//x/../y", "/~*'()!;,=@$"]
    let scheme = Bool.random(using: &random) ? "https" : "http"
    return scheme + "://" + (hosts.randomElement(using: &random) ?? "") + (tails.randomElement(using: &random) ?? "")
  }
}
