import LinkCore

/// A row in the form in which tests write it.
struct CSVRow: Equatable, CustomStringConvertible {
  var line: Int
  var fields: [String] = []
  var fault: CSVFault?

  init(_ line: Int, _ fields: String...) {
    self.line = line
    self.fields = fields
  }

  init(_ line: Int, _ fault: CSVFault) {
    self.line = line
    self.fault = fault
  }

  init(_ record: CSVRecord) {
    line = record.line
    fault = record.fault
    fields = fault == nil ? (0..<record.count).map { record.field($0).utf8Text } : []
  }

  var description: String { "\(line): " + (fault.map { "\($0)" } ?? "\(fields)") }

  /// The same row behind so many more lines.
  func moved(by lines: Int) -> CSVRow {
    var row = self
    row.line += lines
    switch fault {
    case .unclosedQuote(let line): row.fault = .unclosedQuote(line: line + lines)
    case .textAfterQuote(let line): row.fault = .textAfterQuote(line: line + lines)
    case .tooLong, nil: break
    }
    return row
  }

  /// All rows of a file that arrives in these pieces.
  static func rows(of pieces: [[UInt8]], limit: Int = 1 << 20) -> [CSVRow] {
    var reader = CSVReader(rowLimit: limit)
    var record = CSVRecord()
    var rows: [CSVRow] = []
    for piece in pieces {
      reader.append(piece)
      while reader.next(into: &record) { rows.append(CSVRow(record)) }
    }
    reader.finish()
    while reader.next(into: &record) { rows.append(CSVRow(record)) }
    return rows
  }
}
