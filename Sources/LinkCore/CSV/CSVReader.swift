/// Splits a CSV file (RFC 4180) into rows, in whatever pieces it arrives.
///
/// Lines end in CRLF, LF or CR; the last one may have no end. Blank lines are left out. A field that begins with a
/// quote ends at the next quote that stands alone, and may hold commas, line ends and doubled quotes; a quote elsewhere
/// in a field is a character like any other. One UTF-8 byte order mark in front of everything is left out. What the
/// bytes mean is not looked at.
///
/// A row that cannot be split is reported, and reading goes on behind the first line of that row: an opening quote that
/// is never closed costs its own line and not all lines after it. No byte is looked at more than a few times for that,
/// however many rows are broken: each later line of a broken row begins in quotes, so a row that comes to one of them in
/// quotes goes the way that is known (``Way``).
package struct CSVReader: Sendable {
  enum State {
    case rowStart
    case fieldStart
    case plain
    case quoted
    /// Behind a quote in a quoted field: it may be doubled, or the end.
    case quote
    /// In a line that belongs to no row.
    case skipping
  }

  private static let quoteMark = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D

  private let rowLimit: Int
  /// What was not given out yet, from the beginning of a row on.
  private var buffer: [UInt8] = []
  /// Where the row that is being read begins.
  private var start = 0
  private var position = 0
  private var isAtEnd = false
  private var hasBegun = false

  private var state = State.rowStart
  private var record = CSVRecord()
  /// The line that is being read, counted from 1.
  private var line = 1
  /// Whether the byte before is a CR, which makes one line end together with an LF.
  private var isBehindReturn = false
  /// Where the part of the field begins that is not in the record yet.
  private var fieldStart = 0
  /// The line of the quote that opened the field.
  private var quoteLine = 1
  /// Where the second line of the row begins.
  private var secondLine: Int?
  /// The way of the last broken row that has more than one line.
  private var way: Way?
  /// Whether the row has gone that way, so that its fields are not those in the record.
  private var isOnWay = false

  /// - Parameter rowLimit: The most bytes that a row may have, its line end aside. No more than that and one piece of
  ///   the file are ever held.
  package init(rowLimit: Int) {
    self.rowLimit = rowLimit
  }

  /// Takes the next piece of the file.
  package mutating func append(_ piece: [UInt8]) {
    if start > 0 {
      let shift = start
      buffer.removeSubrange(..<shift)
      start = 0
      position &-= shift
      fieldStart &-= shift
      secondLine = secondLine.map { $0 &- shift }
      way?.end &-= shift
    }
    buffer += piece
  }

  /// Says that there are no more pieces.
  package mutating func finish() { isAtEnd = true }

  /// Reads the next row, whole or broken; false when it takes another piece to go on, or at the end of the file.
  package mutating func next(into out: inout CSVRecord) -> Bool {
    if !hasBegun, !begin() { return false }
    let isRead = scan()
    if isRead { swap(&out, &record) }
    return isRead
  }

  /// Leaves the byte order mark out; false when it takes more bytes to tell.
  private mutating func begin() -> Bool {
    let mark: InlineArray<3, UInt8> = [0xEF, 0xBB, 0xBF]
    var count = 0
    while count < mark.count, count < buffer.count, buffer[count] == mark[count] { count &+= 1 }
    if count < mark.count, count == buffer.count, !isAtEnd { return false }
    if count == mark.count {
      start = count
      position = count
      fieldStart = count
    }
    hasBegun = true
    return true
  }

  private mutating func scan() -> Bool {
    repeat {
      while position < buffer.count {
        if state == .plain || state == .quoted { skipOrdinary() }
        if position &- start > rowLimit, state != .skipping, state != .rowStart {
          if fail(.tooLong(limit: rowLimit)) { return true }
          continue
        }
        guard position < buffer.count else { break }
        let byte = buffer[position]
        position &+= 1
        let isPair = byte == Self.lineFeed && isBehindReturn
        isBehindReturn = byte == Self.carriageReturn
        if isPair {
          joinPair()
        } else if take(byte) {
          return true
        }
      }
      if isAtEnd, end() { return true }
    } while position < buffer.count
    return false
  }

  /// Goes on to the next byte that can end a field or a line.
  private mutating func skipOrdinary() {
    // A second reference, since a view of a property would keep all others from being written.
    let buffer = buffer
    let bytes = buffer.span
    var index = position
    if state == .plain {
      while index < bytes.count, bytes[index] != Self.comma, bytes[index] != Self.lineFeed,
        bytes[index] != Self.carriageReturn
      {
        index &+= 1
      }
    } else {
      while index < bytes.count, bytes[index] != Self.quoteMark, bytes[index] != Self.lineFeed,
        bytes[index] != Self.carriageReturn
      {
        index &+= 1
      }
    }
    if index > position { isBehindReturn = false }
    position = index
  }

  /// Takes the LF of a CRLF, whose CR has ended the line already.
  private mutating func joinPair() {
    switch state {
    case .quoted: if secondLine == position &- 1 { secondLine = position }
    // Between rows; a row never begins with it.
    default: beginRow()
    }
  }

  /// Takes one byte; true when a row is complete.
  private mutating func take(_ byte: UInt8) -> Bool {
    let isLineEnd = byte == Self.lineFeed || byte == Self.carriageReturn
    if isLineEnd { line &+= 1 }
    switch state {
    case .rowStart, .fieldStart:
      if state == .rowStart {
        record.removeAll()
        // The line that begins the row; one that is blank is no row.
        record.line = isLineEnd ? line &- 1 : line
        if isLineEnd {
          beginRow()
          return false
        }
      }
      fieldStart = position &- 1
      if byte == Self.quoteMark {
        fieldStart = position
        quoteLine = line
        state = .quoted
      } else if byte == Self.comma {
        record.endField()
        state = .fieldStart
      } else if isLineEnd {
        return completeRow()
      } else {
        state = .plain
      }
    case .plain:
      if byte == Self.comma {
        takeField(upTo: position &- 1)
        state = .fieldStart
      } else if isLineEnd {
        takeField(upTo: position &- 1)
        return giveRow()
      }
    case .quoted:
      if byte == Self.quoteMark {
        state = .quote
      } else if isLineEnd, secondLine == nil {
        secondLine = position
        followWay()
      }
    case .quote:
      if byte == Self.quoteMark {
        // The first of the two belongs to the field.
        record.append(buffer, in: fieldStart..<position &- 1)
        fieldStart = position
        state = .quoted
      } else if byte == Self.comma {
        takeField(upTo: position &- 2)
        state = .fieldStart
      } else if isLineEnd {
        takeField(upTo: position &- 2)
        return giveRow()
      } else {
        position &-= 1
        return fail(.textAfterQuote(line: line))
      }
    case .skipping:
      if isLineEnd { return giveRow() }
      start = position
    }
    return false
  }

  /// Does what the end of the file does to a row that has begun.
  private mutating func end() -> Bool {
    switch state {
    case .rowStart: return false
    case .fieldStart: return completeRow()
    case .plain: takeField(upTo: position)
    case .quote: takeField(upTo: position &- 1)
    case .quoted: return fail(.unclosedQuote(line: quoteLine))
    case .skipping: break
    }
    return giveRow()
  }

  private mutating func takeField(upTo end: Int) {
    guard !isOnWay else { return }
    record.append(buffer, in: fieldStart..<end)
    record.endField()
  }

  /// Ends a row behind a comma.
  private mutating func completeRow() -> Bool {
    record.endField()
    return giveRow()
  }

  /// False when the row must be read again because its fields were passed over.
  private mutating func giveRow() -> Bool {
    let isRead = !isOnWay
    if !isRead { (position, line, isBehindReturn, way) = (start, record.line, false, nil) }
    beginRow()
    return isRead
  }

  private mutating func beginRow() {
    start = position
    fieldStart = position
    secondLine = nil
    isOnWay = false
    state = .rowStart
  }

  /// At the first line end of a row, which stands in quotes: goes on where the last broken row has ended, if the line
  /// behind is one of its lines.
  private mutating func followWay() {
    guard let way, position < way.end else { return }
    position = way.end
    fieldStart = way.end
    state = way.state
    isBehindReturn = way.isBehindReturn
    // Without a quote of those lines it is still the one of this row.
    if way.quoteLine >= line { quoteLine = way.quoteLine }
    line = way.line
    isOnWay = true
  }

  /// Gives a broken row out, if all of its first line is there, and goes on behind that line.
  private mutating func fail(_ fault: CSVFault) -> Bool {
    let first = record.line
    record.removeAll()
    record.fault = fault
    guard let secondLine else {
      start = position
      fieldStart = position
      state = .skipping
      // The end of the file ends the line as well.
      return position == buffer.count && isAtEnd && giveRow()
    }
    way = Way(end: position, state: state, line: line, quoteLine: quoteLine, isBehindReturn: isBehindReturn)
    position = secondLine
    line = first &+ 1
    // The LF of a CRLF may not have been taken yet.
    isBehindReturn = buffer[secondLine &- 1] == Self.carriageReturn
    isOnWay = false
    return giveRow()
  }
}
