/// RE2 pattern as a tree: as much of it as is needed to see whether it is anchored and to make URLs that it matches.
///
/// Groups leave no trace. Of sets only the ASCII members are kept; zero-width tests other than beginning and end
/// are ``nothing``. So a text made from the tree is a guess, which RE2 has to confirm.
indirect enum PatternTree: Equatable, Sendable {
  case nothing
  /// `^` or `\A`. Where `(?m)` makes `^` the beginning of a line it is the same, since no URL has two lines.
  case beginning
  /// `$` or `\z`, alike since no URL has two lines.
  case end
  /// One character, in UTF-8.
  case character([UInt8])
  /// `.`, which is `[^\n]`.
  case anyCharacter
  case set(ASCIISet)
  case sequence([PatternTree])
  /// The branches of `|`.
  case branches([PatternTree])
  case repeated(PatternTree, ClosedRange<Int>)

  /// Stands for "any number of times".
  static let unlimited = Int.max

  /// Whether each match begins at the beginning of the text.
  var isAnchored: Bool {
    switch self {
    case .beginning: return true
    case .nothing, .end, .character, .anyCharacter, .set: return false
    case .sequence(let parts): return parts.first { $0 != .nothing && $0 != .end }?.isAnchored ?? false
    case .branches(let branches): return branches.allSatisfy(\.isAnchored)
    case .repeated(let part, let count): return count.lowerBound > 0 && part.isAnchored
    }
  }

  /// The largest number of branches that one `|` of the tree divides.
  var widestChoice: Int {
    switch self {
    case .nothing, .beginning, .end, .character, .anyCharacter, .set: 1
    case .sequence(let parts): parts.map(\.widestChoice).max() ?? 1
    case .branches(let branches): max(branches.count, branches.map(\.widestChoice).max() ?? 1)
    case .repeated(let part, _): part.widestChoice
    }
  }
}
