/// Which column stands where in one CSV file, by its first row.
///
/// Columns may stand in any order. A file of 29 columns whose names say nothing is read by position.
package struct MigrationHeader: Sendable {
  /// Why nothing can be read from a file with this first row.
  package enum Fault: Error, Equatable, Sendable {
    /// There is no row at all.
    case empty
    /// The file begins with the byte order mark of UTF-16.
    case notUTF8
    case broken(CSVFault)
    /// No name of the row means these columns, and it has other than 29 columns.
    case missing([MigrationColumn], count: Int)
    /// Two names mean the same column; positions count from 1.
    case twice(MigrationColumn, first: Int, second: Int)
  }

  /// A name that means no column.
  package struct Unknown: Equatable, Sendable {
    /// Counted from 1.
    package let position: Int
    package let name: [UInt8]
  }

  /// How many columns the file has.
  let count: Int
  /// What stands at each position; nil for a column that is not read, as are all that stand behind these.
  package let columns: [MigrationColumn?]
  /// The columns that are not read.
  package let unknown: [Unknown]
  /// The columns that the file does not have, in the order of ``MigrationColumn/all``.
  package let missing: [MigrationColumn]
  /// Whether the first row is a link already, and no header.
  package let isLink: Bool

  package init(_ row: CSVRecord) throws(Fault) {
    let isUTF16 = row.field(0).starts(with: [0xFF, 0xFE]) || row.field(0).starts(with: [0xFE, 0xFF])
    guard !isUTF16 else { throw .notUTF8 }
    if let fault = row.fault { throw .broken(fault) }
    count = row.count
    let names = (0..<min(row.count, CSVRecord.fieldLimit)).map { row.field($0) }
    var columns: [MigrationColumn?] = []
    for name in names {
      let column = MigrationColumn.named(name.span)
      if let column, let first = columns.firstIndex(of: column) {
        throw .twice(column, first: first + 1, second: columns.count + 1)
      }
      columns.append(column)
    }
    let lacking = MigrationColumn.required.filter { !columns.contains($0) }
    if !lacking.isEmpty {
      // A name that is known must not stand where another column would be read.
      let isInPlace = zip(columns, MigrationColumn.all).allSatisfy { $0 == nil || $0 == $1 }
      guard row.count == MigrationColumn.all.count, isInPlace else { throw .missing(lacking, count: row.count) }
      columns = MigrationColumn.all
    }
    self.columns = columns
    unknown = zip(1..., zip(names, columns)).compactMap { position, entry in
      entry.1 == nil ? Unknown(position: position, name: entry.0) : nil
    }
    missing = MigrationColumn.all.filter { !columns.contains($0) }
    isLink = !lacking.isEmpty && WebURL.hasScheme(row.field(0).span)
  }
}
