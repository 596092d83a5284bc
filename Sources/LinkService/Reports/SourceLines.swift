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

  /// The line of a number, counted from 1, without its end and without a byte order mark; nil when there is none.
  func line(_ number: Int) -> [UInt8]? {
    guard number >= 1, number <= starts.count else { return nil }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] : text.count
    while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
    let line = text[start..<end]
    return Array(number == 1 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line)
  }
}
