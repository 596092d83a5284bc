import StrictJSON
import Testing

/// One `JSON` reads many texts that lie in one array, as the lines of a block do.
@Suite struct RangeTests {
  @Test func eachLineOfABlockIsReadInTurn() {
    let lines = [#"{"id":1}"#, "[1,2,[3]]", "  null ", #"{"a":{"b":["#, "", #""x""#, "[1,]", "17"]
    let block = Array(lines.joined(separator: "\n").utf8)
    var json = JSON(bytes: block)
    #expect(json.bytes == block)
    for _ in 0..<3 {
      var start = 0
      for line in lines {
        let end = start + line.utf8.count
        let alone = try? JSON(parsing: Array(line.utf8))
        #expect(json.fault(reading: start, to: end) == fault(of: Array(line.utf8)))
        if let alone {
          #expect(json.next(0) == alone.next(0))
          #expect(copy(of: json) == copy(of: alone))
          for node in 0..<json.next(0) {
            #expect(json.offset(node) == alone.offset(node))
            #expect(json.range(node).lowerBound == alone.range(node).lowerBound + start)
            #expect(json.pointer(to: node) == alone.pointer(to: node))
          }
        }
        start = end + 1
      }
    }
  }

  /// What stands before and after the range is not looked at, also where eight bytes are taken at once.
  @Test func bytesOutsideTheRangeDoNotMatter() throws {
    let text = Array(#"{"key":["some text\n",12.5e1,true,"\u00e9"]}"#.utf8)
    for before in 0...9 {
      for around in [0x22, 0x5C, 0x5D, 0x31, 0xC3, 0xFF] as [UInt8] {
        let padding = [UInt8](repeating: around, count: before)
        var json = JSON(bytes: padding + text + padding)
        try json.read(before, to: before + text.count, limits: JSONLimits())
        #expect(copy(of: json) == text)
        #expect(json.offset(0) == 0)
        for length in 0..<text.count {
          var cut = JSON(bytes: padding + text + padding)
          #expect(cut.fault(reading: before, to: before + length) == fault(of: Array(text[..<length])))
        }
      }
    }
  }

  @Test(arguments: [(-1, 0), (0, -1), (1, 0), (0, 3), (3, 3), (.min, .max), (.max, .max), (.min, .min)])
  func aRangeOutsideTheArrayIsRefused(_ start: Int, _ end: Int) {
    var json = JSON(bytes: Array("[]".utf8))
    #expect(json.fault(reading: start, to: end) == JSONFault(.tooLong, offset: 0, pointer: []))
  }

  @Test func anEmptyRangeIsAnEmptyText() {
    var json = JSON(bytes: Array("[]".utf8))
    for place in 0...2 {
      #expect(json.fault(reading: place, to: place) == JSONFault(.unexpectedEnd, offset: 0, pointer: []))
    }
  }

  @Test func afterAFaultTheNextTextIsRead() throws {
    var json = JSON(bytes: Array("[[[1,x]]][2]".utf8))
    #expect(json.fault(reading: 0, to: 9) == JSONFault(.unexpected("x"), offset: 5, pointer: Array("/0/0/1".utf8)))
    try json.read(9, to: 12, limits: JSONLimits())
    #expect(json.next(0) == 2)
    #expect(json.integer(1) == 2)
    #expect(json.offset(1) == 1)
  }

  @Test func aCopyKeepsItsOwnTape() throws {
    var json = JSON(bytes: Array("[1][2,3]".utf8))
    try json.read(0, to: 3, limits: JSONLimits())
    let first = json
    try json.read(3, to: 8, limits: JSONLimits())
    #expect(first.count(0) == 1)
    #expect(json.count(0) == 2)
  }
}
