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
