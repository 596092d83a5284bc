import JSONRPC
package import LinkCore
import LinkStore
import StrictJSON

/// Brings the links of one CSV file into a store, piece by piece.
///
///     importer.take(piece)
///     while try importer.work() {
///       // send importer.takeLines()
///     }
///     // send importer.takeLines()
///
/// Rows are kept back until there are enough for a transaction, and are reported when it is durable, in the order of the
/// file.
package struct Importer {
  /// Rows that go to the store together, in one transaction if the store is set up for it: with fewer, each page of its
  /// indexes is written more often.
  package static let batchRows = 16_384
  /// Bytes of rows that are kept back, so that long ones do not fill memory.
  private static let batchBytes = 8 << 20

  private let configuration: Configuration
  private let target: ImportTarget
  private let options: ImportOptions
  private let now: Int64

  private var reader: CSVReader
  private var record = CSVRecord()
  private var rows: RowReader?
  private var batch: [ImportedRow] = []
  private var byteCount = 0
  private var isAtEnd = false
  /// Whether a row was under each of the prefixes that are exchanged.
  private var isMappingUsed: [Bool]
  private var writer = JSONWriter()
  package private(set) var counts = ImportCounts()

  /// - Parameter now: The creation time of links that have none, in milliseconds since 1970.
  package init(configuration: Configuration, target: ImportTarget, options: ImportOptions, now: Int64) {
    self.configuration = configuration
    self.target = target
    self.options = options
    self.now = now
    isMappingUsed = options.mapping.olds.map { _ in false }
    reader = CSVReader(rowLimit: configuration.limits.messageBytes)
  }

  /// What the first row says about the columns; nil as long as it was not read.
  package var header: MigrationHeader? { rows?.header }

  /// The prefixes that were to be exchanged and that no row has had so far.
  package var unusedMappings: [URIPrefix] {
    zip(options.mapping.olds, isMappingUsed).filter { !$0.1 }.map(\.0)
  }

  /// Takes the next piece of the file.
  package mutating func take(_ piece: [UInt8]) { reader.append(piece) }

  /// Says that there are no more pieces.
  package mutating func finish() {
    reader.finish()
    isAtEnd = true
  }

  /// Reads rows until some were brought into the store; false when it takes another piece to go on, or when all is done.
  ///
  /// A short piece may have very many rows behind it, so what was reported is to be taken after each call.
  package mutating func work() throws(ImportFault) -> Bool {
    while reader.next(into: &record) {
      if let rows { keep(rows.read(record)) } else { try readHeader() }
      if batch.count >= Self.batchRows || byteCount >= Self.batchBytes {
        try flush()
        return true
      }
    }
    if isAtEnd {
      guard rows != nil else { throw .header(.empty) }
      try flush()
    }
    return false
  }

  /// Lines of outcome that nobody has taken yet.
  package mutating func takeLines() -> [UInt8] {
    defer { writer = JSONWriter() }
    return writer.bytes
  }

  private mutating func readHeader() throws(ImportFault) {
    let header: MigrationHeader
    do throws(MigrationHeader.Fault) {
      header = try MigrationHeader(record)
    } catch {
      throw .header(error)
    }
    let rows = RowReader(header: header, policy: configuration.makePolicy(), options: options, now: now)
    self.rows = rows
    if header.isLink { keep(rows.read(record)) }
  }

  private mutating func keep(_ row: ImportedRow) {
    if let mapping = row.mapping { isMappingUsed[mapping] = true }
    batch.append(row)
    byteCount += row.byteCount
  }

  /// Brings the rows that were kept back into the store and reports them.
  private mutating func flush() throws(ImportFault) {
    var links: [(link: StoredLink, reuseKey: [UInt8]?)] = []
    var rows: [Int] = []
    for (index, row) in batch.enumerated() {
      guard case .link(let link, let reuseKey, _) = row.standing else { continue }
      links.append((link, reuseKey))
      rows.append(index)
    }
    var outcomes = [ImportOutcome?](repeating: nil, count: batch.count)
    var fault: StoreFault?
    if !links.isEmpty {
      target.adopt(links) { (place, answer) in
        if case .failed(let failure) = answer, failure.code != .rejected { fault = fault ?? failure }
        outcomes[rows[place]] = batch[rows[place]].outcome(answer)
      }
    }
    for (row, outcome) in zip(batch, outcomes) {
      let outcome = outcome ?? row.outcome
      counts.add(outcome.kind)
      outcome.write(to: &writer)
    }
    batch.removeAll(keepingCapacity: true)
    byteCount = 0
    if let fault { throw .store(fault) }
  }
}
