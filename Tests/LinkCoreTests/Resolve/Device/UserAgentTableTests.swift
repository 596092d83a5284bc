import Testing

@testable import LinkCore

struct UserAgentTableTests {
  @Test(arguments: UserAgentTable.rows.indices)
  func rowCanBeFound(_ index: Int) {
    let row = UserAgentTable.rows[index]
    let token = row.tokenBytes
    #expect(token.count >= 2)
    #expect(token.first?.isASCIILetter == true)
    #expect(token == token.map(\.lowercasedASCII))
    #expect(UserAgentSigns(token.span).row == index, "\(row.token)")
    let inside = Array("Mozilla/5.0 (".utf8) + token
    #expect((UserAgentSigns(inside.span).row == index) == (row.place == .word), "\(row.token)")
  }

  @Test(arguments: InAppBrowserTable.rows.indices)
  func appCanBeFound(_ index: Int) {
    let row = InAppBrowserTable.rows[index]
    let token = ByteText.bytes(row.token)
    #expect(token.count >= 2)
    #expect(token.first?.isASCIILetter == true)
    #expect(token == token.map(\.lowercasedASCII))
    let inside = Array("Mozilla/5.0 (".utf8) + token
    let signs = UserAgentSigns(inside.span)
    switch row.meaning {
    case .app(let app): #expect(signs.app == app, "\(row.token)")
    case .webKit: #expect(signs.isBareWebKit)
    case .safari: #expect(signs.app == nil && !signs.isBareWebKit)
    }
  }

  @Test func robotsComeBeforeDevices() throws {
    let lastRobot = try #require(UserAgentTable.rows.lastIndex { $0.isRobot })
    let firstDevice = try #require(UserAgentTable.rows.firstIndex { !$0.isRobot })
    #expect(lastRobot < firstDevice)
  }

  @Test func indexLeavesOutWhatItCannotFind() {
    let index = TokenIndex(["a", "", "1a", "ab", "a-", "zz", "AB"])
    func places(_ first: UInt8, _ second: UInt8) -> [Int] { index.range(first, second).map { index[$0] } }
    #expect(places(UInt8(ascii: "a"), UInt8(ascii: "b")) == [3, 6])
    #expect(places(UInt8(ascii: "a"), UInt8(ascii: "-")) == [4])
    #expect(places(UInt8(ascii: "a"), 0xFF) == [4])
    #expect(places(UInt8(ascii: "z"), UInt8(ascii: "z")) == [5])
    #expect(places(UInt8(ascii: "z"), 0) == [])
  }
}
