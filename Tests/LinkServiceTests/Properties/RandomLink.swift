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
      "HTTPS://Example.COM:443/Link",
    ]
    let prefix = JSONTree.string(prefixes.randomElement(using: &random) ?? prefixes[0])
    var sent: [JSONTree.Member] = [.init("domainUriPrefix", prefix)]
    var answered = sent
    for parameter in LinkParameter.allCases where !parameter.descriptor.restPath.isEmpty {
      guard parameter == .link || Bool.random(using: &random) else { continue }
      // An empty string says nothing.
      if parameter != .link, Int.random(in: 0..<8, using: &random) == 0 {
        Self.insert(.string(""), at: parameter.descriptor.restPath[...], into: &sent)
        continue
      }
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
    case .androidLink where Bool.random(using: &random):
      let url = JSONTree.string("myapp://a/b?c=\(digits)")
      return (url, url)
    case .deepLink, .fallbackLink, .imageLink, .androidLink:
      let url = Self.url(&random)
      return (.string(url), .string(Self.escaped(url)))
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
      let edges = EdgeText.all
      for _ in 0..<Int.random(in: 0...2, using: &random) { text += edges.randomElement(using: &random) ?? "" }
      if text.isEmpty { text = edges.randomElement(using: &random) ?? "x" }
      return (.string(text), .string(text))
    }
  }

  /// A URL that is accepted, with a tail of arbitrary characters.
  private static func url(_ random: inout SeededGenerator) -> String {
    let hosts = ["www.example.org", "a.b.example", "WWW.Example.org:8080", "[2001:db8::1]", "xn--bcher-kva.example"]
    let tails = ["", "/", "/a/b", "/%41%zz", "/a?b=c&d=%26", "/?q=a+b#f", "//x/../y", "/~*'()!;,=@$"]
    let scheme = ["https", "http", "HTTPS", "Http"].randomElement(using: &random) ?? "https"
    var url = scheme + "://" + (hosts.randomElement(using: &random) ?? "") + (tails.randomElement(using: &random) ?? "")
    guard Bool.random(using: &random) else { return url }
    if url.utf8.filter({ $0 == UInt8(ascii: "/") }).count < 3 { url += "/" }
    let tail = random.text(maximumCount: 12) + (EdgeText.all.randomElement(using: &random) ?? "")
    // Control characters and backslashes are refused in URLs.
    for scalar in tail.unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "\\" {
      url.unicodeScalars.append(scalar)
    }
    return url
  }

  /// What is made of a URL: illegal characters of its tail are escaped once, and nothing else happens.
  private static func escaped(_ url: String) -> String {
    var text = ""
    for byte in url.utf8 {
      if byte < 0x80, !" \"<>^`{|}".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = Array("0123456789ABCDEF")
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return text
  }
}
