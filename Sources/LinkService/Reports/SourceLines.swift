/// The lines of a text, ended by LF, CR LF or CR as the places of findings count them.
struct SourceLines: Sendable {
  private let text: [UInt8]

  /// Where each line begins.
  private var starts: [Int] = [0]

  init(_ text: [UInt8]) {
    self.text = text
    for index in text.indices {
      switch text[index] {
      case 0x0A: starts.append(index + 1)
      case 0x0D where index + 1 == text.count || text[index + 1] != 0x0A: starts.append(index + 1)
      default: break
      }
    }
  }

  /// A line, or what of a long one stands around a place.
  struct Part: Equatable {
    let bytes: [UInt8]

    /// The column of the place in these bytes, from 1 in UTF-16 units.
    let column: Int

    /// Whether the line goes on in front of it and behind it.
    let isCutInFront: Bool
    let isCutBehind: Bool
  }

  /// How many bytes of a long line are kept before and behind the place, several times as many as are shown.
  private static let kept = 1_024

  /// What of the line of a number stands around the byte at `offset` of the text; nil when there is no such line.
  ///
  /// A file in one line may have many findings, and each of them costs no more than others.
  func part(of number: Int, around offset: Int) -> Part? {
    guard let line = range(of: number) else { return nil }
    let place = min(max(offset, line.lowerBound), line.upperBound)
    var start = max(line.lowerBound, place - SourceLines.kept)
    while start > line.lowerBound, start < place, text[start] & 0xC0 == 0x80 { start += 1 }
    var end = min(line.upperBound, place + SourceLines.kept)
    while end < line.upperBound, text[end] & 0xC0 == 0x80 { end += 1 }
    let front = String(decoding: text[start..<place], as: UTF8.self)
    return Part(
      bytes: Array(text[start..<end]), column: front.utf16.count + 1, isCutInFront: start > line.lowerBound,
      isCutBehind: end < line.upperBound)
  }

  /// The line of a number, counted from 1, without its end and without a byte order mark; nil when there is none.
  func line(_ number: Int) -> [UInt8]? { range(of: number).map { Array(text[$0]) } }

  private func range(of number: Int) -> Range<Int>? {
    guard number >= 1, number <= starts.count else { return nil }
    var start = starts[number - 1]
    var end = number < starts.count ? starts[number] : text.count
    while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
    if number == 1, text[start..<end].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
    return start..<end
  }
}
