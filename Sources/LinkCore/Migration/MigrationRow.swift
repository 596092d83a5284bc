/// One link of a CSV file, read but not yet checked as a link.
package struct MigrationRow: Sendable {
  /// Why a row is no link.
  package enum Fault: Error, Equatable, Sendable {
    case broken(CSVFault)
    /// The row has another number of fields than the file has columns: it was cut, or a comma was not quoted.
    case fieldCount(Int, expected: Int)
    case notUTF8(MigrationColumn)
    /// Neither true nor false in any of the words of ``MigrationBoolean``.
    case notBoolean(MigrationColumn, value: [UInt8])
    /// None of the forms of ``Timestamp/init(migrated:)``.
    case notTime(MigrationColumn, value: [UInt8])
  }

  /// As written; empty when there is none.
  package private(set) var shortLink: [UInt8] = []
  package private(set) var parameters: LinkParameters
  package private(set) var isArchived = false
  package private(set) var name: [UInt8]?
  /// Milliseconds since 1970.
  package private(set) var createdAt: Int64?

  package init(_ record: CSVRecord, _ header: MigrationHeader) throws(Fault) {
    if let fault = record.fault { throw .broken(fault) }
    guard record.count == header.count else { throw .fieldCount(record.count, expected: header.count) }
    // The values of parameters stay where they stand.
    parameters = LinkParameters(arena: record.bytes)
    for index in header.columns.indices {
      guard let column = header.columns[index] else { continue }
      let place = record.place(index)
      guard !place.isEmpty else { continue }
      guard (try? UTF8Span(validating: record.bytes.span.extracting(place))) != nil else { throw .notUTF8(column) }
      try set(column, to: place, of: record)
    }
  }

  private mutating func set(_ column: MigrationColumn, to place: Range<Int>, of record: CSVRecord) throws(Fault) {
    let text = record.bytes.span.extracting(place)
    switch column {
    case .shortLink: shortLink = ByteText.array(text)
    case .parameter(let parameter) where parameter.kind == .flag:
      guard let value = MigrationBoolean(text) else { throw .notBoolean(column, value: ByteText.array(text)) }
      if let flag = value.flag { parameters.set(parameter, to: flag) }
    case .parameter(let parameter): parameters.set(parameter, at: place)
    case .archived:
      guard let value = MigrationBoolean(text) else { throw .notBoolean(column, value: ByteText.array(text)) }
      isArchived = value.isTrue
    case .name: name = ByteText.array(text)
    case .createdAt:
      guard let time = Timestamp(migrated: text) else { throw .notTime(column, value: ByteText.array(text)) }
      createdAt = time.milliseconds
    }
  }
}
