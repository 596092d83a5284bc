/// Android's way with the path attributes of an intent filter, written from what its `PatternMatcher` was seen to do:
/// characters are compared in one pass, and `.*` goes on up to the next place of the one character behind it.
struct AndroidPathMatcher {
  let attribute: String
  /// As it is written in the manifest.
  let value: String

  func matches(_ path: String) -> Bool {
    let text = Array(unescapedOnce)
    let path = Array(path)
    switch attribute {
    case "path": return text == path
    case "pathPrefix": return path.starts(with: text)
    default: return Self.matches(text, path)
    }
  }

  /// The first reading of the file takes one backslash of each pair away.
  private var unescapedOnce: String {
    var text = ""
    var isEscaped = false
    for character in value {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        text.append(character)
        isEscaped = false
      }
    }
    return text
  }

  private static func matches(_ pattern: [Character], _ path: [Character]) -> Bool {
    var next = 0
    var place = 0
    while next < pattern.count, place < path.count {
      var character = pattern[next]
      next += 1
      let isEscaped = character == "\\"
      if isEscaped {
        character = next < pattern.count ? pattern[next] : "\0"
        next += 1
      }
      if next < pattern.count, pattern[next] == "*" {
        next += 1
        if !isEscaped, character == "." {
          guard next < pattern.count else { return true }
          var following = pattern[next]
          if following == "\\" {
            next += 1
            following = next < pattern.count ? pattern[next] : "\0"
          }
          while place < path.count, path[place] != following { place += 1 }
          guard place < path.count else { return false }
          next += 1
          place += 1
        } else {
          while place < path.count, path[place] == character { place += 1 }
        }
      } else {
        guard character == "." || path[place] == character else { return false }
        place += 1
      }
    }
    if next >= pattern.count, place >= path.count { return true }
    return next == pattern.count - 2 && pattern[next] == "." && pattern[next + 1] == "*"
  }
}
