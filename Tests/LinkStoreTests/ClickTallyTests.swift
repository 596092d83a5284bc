import Testing

@testable import LinkStore

/// Clicks that are counted and wait to be written.
@Suite struct ClickTallyTests {
  private static let second: UInt64 = 1_000_000_000

  private static func tally(_ clicks: [Click], now: UInt64 = 0) -> ClickTally {
    var tally = ClickTally()
    tally.add(clicks, now: now, interval: second)
    return tally
  }

  @Test func theSameIsAddedUp() {
    var tally = Self.tally([ClickSamples.click(), ClickSamples.click("b"), ClickSamples.click()])
    tally.add([ClickSamples.click()], now: 0, interval: Self.second)
    #expect(tally.counts(of: LinkSamples.key("a"), days: ClickSamples.week) == ClickSamples.times(3))
    #expect(tally.counts(of: LinkSamples.key("b"), days: ClickSamples.week) == ClickSamples.times(1))
    #expect(tally.counts(of: LinkSamples.key("c"), days: ClickSamples.week) == [])
    #expect(tally.take().map(\.count) == [3, 1])
    #expect(tally.isEmpty)
    #expect(tally.dueTime == nil)
  }

  @Test func rowsAreTakenInTheOrderOfTheTable() {
    let clicks = [
      ClickSamples.click("b"), ClickSamples.click("a", event: .app), ClickSamples.click("a"),
      ClickSamples.click("a", platform: .ios), ClickSamples.click("a", day: 1), ClickSamples.click("aa"),
      Click(on: LinkKey(prefix: [1], suffix: [255]), at: 0, platform: .ios, event: .app),
    ]
    var tally = Self.tally(clicks)
    #expect(tally.take().map(\.click) == [6, 4, 3, 1, 2, 5, 0].map { clicks[$0] })
  }

  @Test func theFirstSaysWhenAllAreDue() {
    var tally = Self.tally([ClickSamples.click()], now: 5)
    #expect(tally.dueTime == 5 + Self.second)
    tally.add([ClickSamples.click("b")], now: 90, interval: Self.second)
    #expect(tally.dueTime == 5 + Self.second)
    tally.add([], now: 99, interval: Self.second)
    #expect(tally.dueTime == 5 + Self.second)
    #expect(Self.tally([]).dueTime == nil)
  }

  @Test func manyKindsAreDueAtOnce() {
    let clicks = (0..<ClickTally.promptKinds).map { ClickSamples.click("n\($0)") }
    #expect(Self.tally(Array(clicks.dropLast()), now: 5).dueTime == 5 + Self.second)
    #expect(Self.tally(clicks, now: 5).dueTime == 5)
  }

  /// What fails is tried again later and later, and at once when others had locked the database; it is in no hurry then,
  /// however many kinds there are.
  @Test func failuresAreTriedAgain() {
    var tally = Self.tally([ClickSamples.click()])
    var waits: [UInt64] = []
    for isLocked in [false, false, true, true, false, false, false, false, false] {
      let rows = tally.take()
      tally.putBack(rows[...], isLocked: isLocked, now: 7, interval: Self.second)
      waits.append(((tally.dueTime ?? 0) - 7) / Self.second)
    }
    #expect(waits == [1, 2, 4, 4, 4, 8, 16, 32, 32])
    tally.add((0..<ClickTally.promptKinds).map { ClickSamples.click("n\($0)") }, now: 8, interval: Self.second)
    #expect(tally.dueTime == 7 + 32 * Self.second)
    tally.succeed()
    tally.putBack(tally.take()[...], isLocked: false, now: 9, interval: Self.second)
    #expect(tally.dueTime == 9 + Self.second)
    #expect(tally.counts(of: LinkSamples.key("a"), days: ClickSamples.week) == ClickSamples.times(1))
    #expect(tally.lostCount == 0)
  }

  @Test func partOfWhatWasTakenCanBePutBack() {
    var tally = Self.tally([ClickSamples.click("a"), ClickSamples.click("b"), ClickSamples.click("b")])
    let rows = tally.take()
    tally.add([ClickSamples.click("b")], now: 0, interval: Self.second)
    tally.putBack(rows[1...], isLocked: true, now: 0, interval: Self.second)
    #expect(tally.take().map(\.count) == [3])
  }

  @Test func memoryHasABound() {
    var tally = Self.tally((0..<ClickTally.kindLimit + 10).map { ClickSamples.click("n\($0)") })
    #expect(tally.lostCount == 10)
    // Known kinds are counted on.
    tally.add(Array(repeating: ClickSamples.click("n0"), count: 5), now: 0, interval: Self.second)
    #expect(tally.lostCount == 10)
    #expect(tally.counts(of: LinkSamples.key("n0"), days: ClickSamples.week) == ClickSamples.times(6))
    #expect(tally.take().count == ClickTally.kindLimit)

    let long = String(repeating: "x", count: 1 << 16)
    tally = Self.tally((0..<200).map { ClickSamples.click("\($0)" + long) })
    #expect(tally.lostCount > 0)
    let rows = tally.take()
    #expect(rows.count + Int(tally.lostCount) == 200)
    #expect(rows.reduce(0) { $0 + $1.click.key.suffix.count } <= ClickTally.byteLimit)
    tally.putBack(rows[...], isLocked: false, now: 0, interval: Self.second)
    #expect(tally.take().count == rows.count, "What was let in once stays.")
  }

  @Test func whatIsLetGoIsLost() {
    var tally = Self.tally([ClickSamples.click(), ClickSamples.click(), ClickSamples.click("b")])
    tally.letGo()
    #expect(tally.lostCount == 3)
    #expect(tally.isEmpty)
    #expect(tally.dueTime == nil)
  }

  @Test func numbersDoNotOverflow() {
    #expect(Int64.max.addingUpToLimit(1) == .max)
    #expect((Int64.max - 1).addingUpToLimit(1) == .max)
    #expect(Int64.max.addingUpToLimit(.max) == .max)
    var sums = ClickSums()
    for count in [Int64.max, 1, .max] { sums.add(ClickCount(platform: .ios, event: .app, count: count)) }
    #expect(sums.counts == [ClickCount(platform: .ios, event: .app, count: .max)])
  }

  struct DayRow: Sendable, CustomTestStringConvertible {
    let time: Int64
    let day: Int64
    var testDescription: String { "\(time)" }
  }

  static let days = [
    DayRow(time: 0, day: 0), DayRow(time: 86_399_999, day: 0), DayRow(time: 86_400_000, day: 1),
    DayRow(time: -1, day: -1), DayRow(time: -86_400_000, day: -1), DayRow(time: -86_400_001, day: -2),
    DayRow(time: 1_767_225_599_999, day: 20_453), DayRow(time: 1_767_225_600_000, day: 20_454),
    DayRow(time: .max, day: 106_751_991_167), DayRow(time: .min, day: -106_751_991_168),
  ]

  @Test(arguments: days) func daysAreThoseOfUTC(_ row: DayRow) {
    #expect(Click.day(of: row.time) == row.day)
    #expect(Click(on: LinkSamples.key("a"), at: row.time, platform: .ios, event: .app).day == row.day)
  }

  /// The sums have a place for each pair by these numbers, and the database has them for ever.
  @Test func codesAreWhatTheyWere() {
    #expect(ClickPlatform.allCases.map(\.rawValue) == Array(1...5))
    #expect(ClickEvent.allCases.map(\.rawValue) == Array(1...6))
    var sums = ClickSums()
    var expected: [ClickCount] = []
    for platform in ClickPlatform.allCases {
      for event in ClickEvent.allCases {
        expected.append(ClickCount(platform: platform, event: event, count: Int64(expected.count + 1)))
      }
    }
    for count in expected.reversed() { sums.add(count) }
    #expect(sums.counts == expected)
  }
}
