import LinkCore

/// What one input of the fuzzer asks for.
///
/// The first line is a letter for what is checked and a digit for the profile; lines follow that it needs, then the files,
/// each behind a line with two hyphens. Bytes that do not begin so are a file.
struct FuzzInput {
  enum Kind: Character {
    case anything = "x"

    /// URLs, a file.
    case match = "m"

    /// The URL of the file, then entitlements; the file, how it was served and what the CDN has, as `curl -i` writes it.
    case lint = "l"

    /// URLs; two files.
    case compare = "c"

    /// Bytes that choose rules and URLs.
    case rules = "r"

    /// An assetlinks.json file.
    case assetLinks = "a"

    /// A configuration.
    case generate = "g"

    /// A URL and headers of a web request, then the long links behind short ones; in place of the profile the state of
    /// those.
    case visit = "w"
  }

  let kind: Kind
  let profile: AssociationProfile
  let lines: [[UInt8]]
  private let parts: [[UInt8]]

  private static let lineLimit = 8
  private static let separator = Array("\n--\n".utf8)

  init(_ bytes: [UInt8]) {
    let all = AssociationProfile.allCases
    guard bytes.count > 2, let kind = Kind(rawValue: Character(Unicode.Scalar(bytes[0]))),
      let profile = bytes[1].wholeNumber, profile < all.count, bytes[2] == UInt8(ascii: "\n")
    else {
      kind = .anything
      profile = all[bytes.count % all.count]
      lines = []
      parts = [bytes]
      return
    }
    self.kind = kind
    self.profile = all[profile]
    let parts = FuzzInput.parts(Array(bytes[2...]))
    let lines = parts[0].split(separator: UInt8(ascii: "\n")).prefix(FuzzInput.lineLimit)
    self.lines = lines.map { Array($0) }
    self.parts = Array(parts.dropFirst())
  }

  var partCount: Int { parts.count }

  func part(_ index: Int) -> [UInt8] { index < parts.count ? parts[index] : [] }

  /// How the file was served; nil without an answer.
  var hosting: (url: [UInt8], answer: [UInt8], cdn: [UInt8])? {
    parts.count > 1 ? (lines.first ?? [], part(1), part(2)) : nil
  }

  private static func parts(_ bytes: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var start = 0
    var position = 0
    while position + separator.count <= bytes.count {
      if bytes[position] == separator[0], bytes[position..<position + separator.count].elementsEqual(separator) {
        parts.append(Array(bytes[start..<position]))
        start = position + separator.count
        position = start
      } else {
        position += 1
      }
    }
    parts.append(Array(bytes[start...]))
    return parts
  }
}

extension UInt8 {
  fileprivate var wholeNumber: Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) ? Int(self - UInt8(ascii: "0")) : nil
  }
}
