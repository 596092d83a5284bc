import LinkCore
import LinkStore

/// Makes links out of the rows of one file, by the same code as `build` and `shorten`.
struct RowReader: Sendable {
  let header: MigrationHeader
  let policy: LinkPolicy
  let options: ImportOptions
  /// What a link without a creation time gets, in milliseconds since 1970.
  let now: Int64
  private let prefixes: ShortLinkPrefixes

  init(header: MigrationHeader, policy: LinkPolicy, options: ImportOptions, now: Int64) {
    self.header = header
    self.policy = policy
    self.options = options
    self.now = now
    prefixes = ShortLinkPrefixes(options.mapping.olds + policy.prefixes)
  }

  func read(_ record: CSVRecord) -> ImportedRow {
    let line = record.line
    if record.fault == nil, record.isBlank {
      let outcome = ImportOutcome(line: line, kind: .skipped, reason: MigrationText.emptyRow)
      return ImportedRow(line: line, standing: .decided(outcome), mapping: nil)
    }
    var key: LinkKey?
    var mapping: Int?
    do throws(ImportRowFault) {
      let standing = try read(record, key: &key, mapping: &mapping)
      return ImportedRow(line: line, standing: standing, mapping: mapping)
    } catch {
      let outcome = ImportOutcome(
        line: line, kind: .error, shortLink: key?.url, column: error.column,
        reason: MigrationText.sentence(for: error))
      return ImportedRow(line: line, standing: .decided(outcome), mapping: mapping)
    }
  }

  /// `key` is where the link stands or would stand, and `mapping` what has brought it there, as soon as that is known.
  private func read(
    _ record: CSVRecord, key: inout LinkKey?, mapping: inout Int?
  ) throws(ImportRowFault) -> ImportedRow.Standing {
    let row: MigrationRow
    do throws(MigrationRow.Fault) {
      row = try MigrationRow(record, header)
    } catch {
      throw .row(error)
    }
    guard !row.shortLink.isEmpty else { throw .noShortLink }
    let address: ShortLinkAddress
    do throws(ShortLinkFault) {
      address = try ShortLinkAddress(row.shortLink, prefixes: prefixes)
    } catch {
      throw .shortLink(error, value: row.shortLink)
    }
    mapping = options.mapping.place(of: address.prefix)
    var link = DynamicLink(prefix: options.mapping.new(for: address.prefix), parameters: row.parameters)
    let place = LinkKey(prefix: link.prefix.key, suffix: address.suffix)
    key = place
    if row.isArchived, options.archived == .skip {
      return .decided(
        ImportOutcome(line: record.line, kind: .skipped, shortLink: place.url, reason: MigrationText.archived))
    }
    var ignored: [LinkWarning] = []
    do throws(LinkFault) {
      try link.check(policy, warnings: &ignored)
    } catch {
      throw .link(error)
    }
    let option = SuffixOption(adopting: address.suffix)
    let isReusable = option != .custom && !row.isArchived
    let stored = StoredLink(
      key: place,
      longLink: link.longLink,
      option: option,
      state: row.isArchived ? .disabled : .live,
      createdAt: row.createdAt ?? now,
      expireAt: nil,
      name: row.name,
      tags: nil)
    let reuseKey =
      isReusable ? ReuseKey.bytes(for: link, prefix: place.prefix, option: option, expireAt: nil) : nil
    return .link(stored, reuseKey: reuseKey, hasTime: row.createdAt != nil)
  }
}
