import CSQLite

/// The table of counted clicks in SQL: prepared statements over one connection.
final class SQLiteClicks {
  private let addition: SQLiteStatement
  private let selection: SQLiteStatement

  /// Several processes add to the same row; a count stays at the largest number rather than become another type.
  static let additionText = """
    INSERT INTO clicks(prefix, suffix, day, platform, event, count) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    ON CONFLICT(prefix, suffix, day, platform, event)
    DO UPDATE SET count = min(count, 9223372036854775807 - excluded.count) + excluded.count
    """

  static let selectionText = """
    SELECT platform, event, count FROM clicks WHERE prefix = ?1 AND suffix = ?2 AND day BETWEEN ?3 AND ?4
    """

  init(connection: SQLiteConnection) throws(StoreFault) {
    addition = try SQLiteStatement(Self.additionText, on: connection)
    selection = try SQLiteStatement(Self.selectionText, on: connection)
  }

  /// Adds to one row.
  func add(_ count: Int64, of click: Click) throws(StoreFault) {
    try click.key.prefix.withUnsafeBufferPointer { prefix throws(StoreFault) in
      try click.key.suffix.withUnsafeBufferPointer { suffix throws(StoreFault) in
        addition.bind(borrowed: prefix, at: 1)
        addition.bind(borrowed: suffix, at: 2)
        addition.bind(click.day, at: 3)
        addition.bind(Int64(click.platform.rawValue), at: 4)
        addition.bind(Int64(click.event.rawValue), at: 5)
        addition.bind(count, at: 6)
        try addition.run()
      }
    }
  }

  /// The rows of one link and these days, in no order; codes that nobody has given are left out.
  func counts(of key: LinkKey, days: ClosedRange<Int64>) throws(StoreFault) -> [ClickCount] {
    defer { selection.finish() }
    selection.bind(text: key.prefix, at: 1)
    selection.bind(text: key.suffix, at: 2)
    selection.bind(days.lowerBound, at: 3)
    selection.bind(days.upperBound, at: 4)
    var sums = ClickSums()
    while try selection.step() {
      guard let platform = ClickPlatform(rawValue: Int(selection.integer(0))),
        let event = ClickEvent(rawValue: Int(selection.integer(1)))
      else { continue }
      sums.add(ClickCount(platform: platform, event: event, count: max(selection.integer(2), 0)))
    }
    return sums.counts
  }
}
