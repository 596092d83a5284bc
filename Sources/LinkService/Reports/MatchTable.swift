import LinkCore

/// The table that `linkd match` prints: URL, app, verdict and rule.
package enum MatchTable {
  private static let header = ["URL", "APP", "VERDICT", "RULE"]

  /// Most columns of a terminal that a column is filled up to: one very long URL must not make all lines as long.
  private static let widest = 120

  /// The whole table, each line with its end.
  package static func text(of rows: [MatchRow]) -> String {
    let table = rows.map { cells(of: $0) }
    let widths = (0..<3).map { column in
      ([header] + table).map { TextWidth.columns(of: $0[column]) }.filter { $0 <= widest }.max() ?? 0
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
