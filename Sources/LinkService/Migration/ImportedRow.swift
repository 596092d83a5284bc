import JSONRPC
import LinkCore
import LinkStore

/// One row on its way into the store.
struct ImportedRow: Sendable {
  /// What is known about it before the store is asked.
  enum Standing: Sendable {
    case decided(ImportOutcome)
    /// `hasTime` says whether the row has a creation time.
    case link(StoredLink, reuseKey: [UInt8]?, hasTime: Bool)
  }

  let line: Int
  let standing: Standing

  /// The place of the mapping that its short link is under; nil when none is, or the short link cannot be read.
  let mapping: Int?

  /// Bytes of the texts that it holds.
  var byteCount: Int {
    switch standing {
    case .decided(let outcome): (outcome.shortLink?.count ?? 0) + (outcome.reason?.utf8.count ?? 0)
    case .link(let link, _, _): link.byteCount
    }
  }

  /// What is known without the store.
  var outcome: ImportOutcome {
    guard case .decided(let outcome) = standing else {
      return ImportOutcome(line: line, kind: .error, reason: MigrationText.internal)
    }
    return outcome
  }

  /// What the store has made of the link.
  func outcome(_ answer: StoreOutcome) -> ImportOutcome {
    guard case .link(let wanted, _, let hasTime) = standing else { return outcome }
    let (kind, reason): (ImportOutcome.Kind, String?) =
      switch answer {
      case .created: (.created, nil)
      case .suffixTaken(let holder) where holder.state == .deleted: (.conflict, MigrationText.deletedHolder)
      case .suffixTaken(let holder) where holder.hasSameContent(as: wanted):
        (.unchanged, MigrationText.kept(Self.differences(of: holder, from: wanted, hasTime: hasTime)))
      case .suffixTaken: (.conflict, MigrationText.otherHolder)
      case .failed(let fault): (.error, ErrorText.error(for: fault).message)
      case .existing, .found, .listed, .missing, .unchanged, .updated, .counted: (.error, MigrationText.internal)
      }
    return ImportOutcome(line: line, kind: kind, shortLink: wanted.key.url, reason: reason)
  }

  /// The columns beside the content that say something else than the link that is there.
  private static func differences(
    of holder: StoredLink, from wanted: StoredLink, hasTime: Bool
  ) -> [MigrationColumn] {
    var columns: [MigrationColumn] = []
    if holder.state != wanted.state { columns.append(.archived) }
    if holder.name ?? [] != wanted.name ?? [] { columns.append(.name) }
    if hasTime, holder.createdAt != wanted.createdAt { columns.append(.createdAt) }
    return columns
  }
}
