import StrictJSON

extension AssociationFile {
  /// Says what a text is that is not JSON, as precisely as its first fault allows, and what is wrong behind a comment
  /// or a lookalike of a blank, which are easily passed over.
  mutating func describeAll(_ fault: JSONFault, in text: [UInt8]) {
    describe(fault, in: text)
    guard let first = problems.last, first.rule == .comment || first.rule == .typography else { return }
    var bare = text
    TolerantJSON.blankGaps(&bare)
    guard bare != text else { return }
    do throws(JSONFault) {
      _ = try JSON(parsing: bare)
    } catch {
      // What stands before the first fault was read without one.
      if error.offset > fault.offset { describe(error, in: bare) }
    }
  }

  private mutating func describe(_ fault: JSONFault, in text: [UInt8]) {
    let offset = min(max(fault.offset, 0), text.count)
    let place = offset..<min(offset + 1, text.count)
    if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
      add(.emptyFile, .error, at: 0..<text.count)
      return
    }
    if let (format, mark) = AssociationFormat.recognized(in: text) {
      add(.otherFormat, .error, at: mark, .format(format))
      return
    }
    switch fault.code {
    case .controlCharacter(let control):
      let start = TolerantJSON.startOfString(around: offset, in: text) ?? offset
      if let quote = firstLookalikeQuote(in: text, from: start, to: offset) {
        // The string was closed, but not with a quote of JSON.
        add(.typography, .error, at: quote.range, pointer: fault.pointer, .character(quote.scalar.value))
        return
      }
      // A line break is no part of what should have been closed before it.
      let isLineBreak = control == 0x0A || control == 0x0D
      add(
        .unclosedString, .error, at: start..<(isLineBreak ? max(start, offset) : place.upperBound),
        pointer: fault.pointer, .json(fault.code))
    case .unexpectedEnd:
      if let start = TolerantJSON.startOfString(around: text.count, in: text) {
        add(.unclosedString, .error, at: start..<text.count, pointer: fault.pointer, .json(fault.code))
      } else {
        add(.notJSON, .error, at: place, pointer: fault.pointer, .json(fault.code))
      }
    case .unexpectedByte, .trailingText:
      describeCharacter(at: offset, fault, in: text)
    default:
      add(.notJSON, .error, at: place, pointer: fault.pointer, .json(fault.code))
    }
  }

  private mutating func describeCharacter(at offset: Int, _ fault: JSONFault, in text: [UInt8]) {
    let end = min(offset + 1, text.count)
    guard offset < text.count else {
      add(.notJSON, .error, at: offset..<end, pointer: fault.pointer, .json(fault.code))
      return
    }
    let place = offset..<offset + UTF8Text.length(text.span, at: offset)
    switch JSONSlip(fault, in: text) {
    case .comment: add(.comment, .error, at: offset..<offset + 2, pointer: fault.pointer)
    case .lookalike(let scalar):
      add(.typography, .error, at: place, pointer: fault.pointer, .character(scalar.value))
    // Commas that can be taken away are reported before.
    case .trailingComma, nil: add(.notJSON, .error, at: place, pointer: fault.pointer, .json(fault.code))
    case let slip?: add(.notJSON, .error, at: place, pointer: fault.pointer, .slip(slip))
    }
  }

  private func firstLookalikeQuote(
    in text: [UInt8], from start: Int, to end: Int
  ) -> (range: Range<Int>, scalar: Unicode.Scalar)? {
    let span = text.span
    var position = start
    while position < end {
      let length = UTF8Text.length(span, at: position)
      if length > 1, let scalar = UTF8Text.scalar(span, at: position, length: length), Lookalike(scalar) == .quote {
        return (position..<position + length, scalar)
      }
      position += length
    }
    return nil
  }
}
