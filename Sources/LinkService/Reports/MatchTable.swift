import LinkCore

/// The table that `linkd match` prints: URL, app, verdict and rule.
package enum MatchTable {
  private static let header = ["URL", "APP", "VERDICT", "RULE"]

  /// The whole table, each line with its end.
  package static func text(of rows: [MatchRow]) -> String {
    let table = rows.map { cells(of: $0) }
    let widths = (0..<3).map { column in
      ([header] + table).reduce(0) { max($0, TextWidth.columns(of: $1[column])) }
    }
    var text = line(header, widths)
    for (row, cells) in zip(rows, table) {
      text += line(cells, widths)
      for remark in row.remarks { text += "    \(remark)\n" }
    }
    return text
  }

  /// One row as it stands in the table, in the order of its columns.
  static func cells(of row: MatchRow) -> [String] {
    [
      Quoted.shown(row.url, limit: .max), row.app.map { Quoted.shown($0, limit: .max) } ?? "-", row.verdict.rawValue,
      row.rule.isEmpty ? "-" : row.rule,
    ]
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var text = ""
    for (cell, width) in zip(cells, widths) {
      text += cell + String(repeating: " ", count: max(0, width - TextWidth.columns(of: cell)) + 2)
    }
    return text + (cells.last ?? "") + "\n"
  }
}
