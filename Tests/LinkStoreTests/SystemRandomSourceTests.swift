import LinkStore
import Testing

struct SystemRandomSourceTests {
  @Test(arguments: [0, 1, 17, 255, 256, 257, 1000])
  func givesAsManyBytesAsAreAskedFor(_ count: Int) throws {
    let source = SystemRandomSource()
    #expect(try source.fill(count).count == count)
    #expect(try source.fill(count).count == count)
  }

  @Test
  func neverGivesTheSameBytesTwice() throws {
    let sources = [SystemRandomSource(), SystemRandomSource()]
    var seen: Set<[UInt8]> = []
    for number in 0..<2000 {
      seen.insert(try sources[number % 2].fill(16))
    }
    #expect(seen.count == 2000)
  }

  @Test
  func everyByteValueOccurs() throws {
    // Each of 256 values is missing among 100 000 with a probability below 10^-169.
    let bytes = try SystemRandomSource().fill(100_000)
    #expect(Set(bytes).count == 256)
  }
}
