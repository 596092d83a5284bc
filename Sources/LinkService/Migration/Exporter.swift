import LinkCore
package import LinkStore

/// Writes all links of a store as a CSV file of FDL's 29 columns, piece by piece, in the order of the bytes of their
/// short links.
package struct Exporter {
  /// Links that are asked for at once.
  private static let pageLinks = 256

  private let store: any ShortLinkStore
  private let now: Int64
  private var last: LinkKey?
  private var hasBegun = false
  private var isDone = false
  private var lossCounts = Array(repeating: 0, count: ExportLoss.allCases.count)

  /// - Parameter now: Milliseconds since 1970; links that have expired by then are written as archived.
  package init(store: any ShortLinkStore, now: Int64) {
    self.store = store
    self.now = now
  }

  /// The next piece of the file; nil behind its end.
  package mutating func next() throws(StoreFault) -> [UInt8]? {
    guard !isDone else { return nil }
    var writer = CSVWriter()
    let links = try page()
    if !hasBegun {
      for column in MigrationColumn.all { writer.field(Array(column.title.utf8)) }
      writer.endRow()
      hasBegun = true
    }
    for link in links { write(link, to: &writer) }
    last = links.last?.key
    isDone = links.isEmpty
    return writer.bytes
  }

  /// What the file does not say, each with the number of links that it concerns.
  package var losses: [(loss: ExportLoss, count: Int)] {
    ExportLoss.allCases.map { ($0, lossCounts[$0.rawValue]) }.filter { $0.1 > 0 }
  }

  private func page() throws(StoreFault) -> [StoredLink] {
    switch store.perform([.list(after: last, limit: Self.pageLinks)]).first {
    case .listed(let links): return links
    case .failed(let fault): throw fault
    default: throw StoreFault(code: .other, path: [])
    }
  }

  private mutating func write(_ stored: StoredLink, to writer: inout CSVWriter) {
    if stored.state == .deleted {
      lossCounts[ExportLoss.deleted.rawValue] += 1
    } else if let link = stored.content {
      let row = ExportRow(stored: stored, link: link, now: now)
      row.write(to: &writer)
      for loss in row.losses { lossCounts[loss.rawValue] += 1 }
    } else {
      lossCounts[ExportLoss.unreadable.rawValue] += 1
    }
  }
}
