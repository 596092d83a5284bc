import TestSupport

/// URLs that differ from a given one in one place, where a route may end to be one.
struct NearMisses {
  private var random: SeededGenerator
  private let front: String
  private let segments: [String]
  private let pairs: [String]

  private static let texts = [
    "zz", "a", "b", "product", "1", "12a", "1-x", "007", "-5", "-0", "0", "true", "True", "a%2Fb", "", "A", "1%2F2",
    "123456789012345678901234567890", "550e8400-e29b-41d4-a716-446655440000", "550e8400-e29b-41d4-a716-44665544000g",
    "new%20one", "%25", "link", "/", "x/y",
  ]

  /// `url` is `https://HOST/PATH?QUERY`, as it is built.
  init(of url: String, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = parts[0].dropFirst("https://".count).split(separator: "/", omittingEmptySubsequences: false)
    front = "https://" + path[0]
    segments = path.dropFirst().filter { !$0.isEmpty }.map(String.init)
    pairs = parts.count > 1 ? parts[1].split(separator: "&").map(String.init) : []
  }

  mutating func next() -> String {
    var segments = segments
    var pairs = pairs
    let text = Self.texts.randomElement(using: &random) ?? "zz"
    let place = Int.random(in: 0...segments.count, using: &random)
    switch Int.random(in: 0...7, using: &random) {
    case 0: segments.insert(text, at: place)
    case 1 where place < segments.count: segments.remove(at: place)
    case 2 where !pairs.isEmpty: pairs.remove(at: Int.random(in: pairs.indices, using: &random))
    case 3 where !pairs.isEmpty:
      let index = Int.random(in: pairs.indices, using: &random)
      let name = pairs[index].split(separator: "=", omittingEmptySubsequences: false)[0]
      pairs[index] = name + "=" + text.replacing("/", with: "%2F")
    case 4: pairs.append("extra=" + text.replacing("/", with: "%2F"))
    case 5: segments.append("")
    default: if place < segments.count { segments[place] = text } else { segments.append(text) }
    }
    var path = "/" + segments.joined(separator: "/")
    // No pattern tells one slash at the end of a path from several.
    while path.hasSuffix("//") { path.removeLast() }
    return front + path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }
}
