import LinkCore
import LinkStore
import TestSupport
import Testing

@testable import LinkService

/// What the file of an export says, and what it says about what it does not say.
@Suite struct ExporterTests {
  private static let titles = MigrationColumn.all.map(\.title).joined(separator: ",") + "\r\n"

  @Test func anEmptyStoreGivesTheHeader() throws {
    #expect(String(decoding: try Migration.export(Migration.makeStore()), as: UTF8.self) == Self.titles)
  }

  @Test func aLinkWithEverythingThatHasAColumn() throws {
    let columns = LinkParameter.allCases.filter { $0.descriptor.column != nil }
    let values = columns.map { parameter -> String in
      switch parameter.kind {
      case .deepLink, .fallbackLink, .imageLink: "https://www.example.com/\(parameter.descriptor.queryName)?a=b"
      case .flag: "1"
      case .storeID, .versionCode: "123"
      case .customScheme: "myapp"
      default: "\(parameter.descriptor.queryName), \"é\""
      }
    }
    let store = Migration.makeStore()
    let names = (["short_link", "created_at", "name"] + columns.map(\.descriptor.queryName)).joined(separator: ",")
    let quoted = values.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }
    let row = (["https://x.page.link/Ab12", "2021-03-04T05:06:07.125Z", "N"] + quoted).joined(separator: ",")
    let lines = try Migration.lines(names + "\n" + row, into: store)
    #expect(lines == [#"{"line":2,"outcome":"created","shortLink":"https://x.page.link/Ab12"}"#])
    let text = String(decoding: try Migration.export(store), as: UTF8.self)
    let ordered = zip(columns, values).sorted {
      ($0.0.descriptor.column?.position ?? 0) < ($1.0.descriptor.column?.position ?? 0)
    }
    let cells = ordered.map { column, value -> String in
      if column.kind == .flag { return "true" }
      return value.contains(",") ? "\"" + value.replacing("\"", with: "\"\"") + "\"" : value
    }
    #expect(
      text == Self.titles + "https://x.page.link/Ab12," + cells.joined(separator: ",")
        + ",false,N,2021-03-04T05:06:07.125Z\r\n")
  }

  @Test func linksOfLinkdItself() throws {
    let store = Migration.makeStore()
    let service = TestService(store: store)
    let answers = try service.ask([
      (
        "shorten",
        #"{"longDynamicLink":"https://go.example.com/l/?link=https%3A%2F%2Fwww.example.com%2F1&efr=0","suffix":{"option":"CUSTOM","customSuffix":"spring-1"},"name":"Spring, \"1\""}"#
      ),
      (
        "shorten",
        #"{"longDynamicLink":"https://go.example.com/l/?link=https%3A%2F%2Fwww.example.com%2F2&al=myapp%3A%2F%2Fx&gclid=g&utm_id=7&efr=yes","suffix":{"option":"SHORT"},"tags":["a"],"expireTime":"2026-06-01T00:00:00Z"}"#
      ),
      (
        "shorten",
        #"{"longDynamicLink":"https://go.example.com/l/?link=https%3A%2F%2Fwww.example.com%2F3","expireTime":"2026-01-02T00:00:00Z"}"#
      ),
      (
        "shorten",
        #"{"longDynamicLink":"https://go.example.com/l/?link=https%3A%2F%2Fwww.example.com%2F4","suffix":{"option":"CUSTOM","customSuffix":"word"}}"#
      ),
    ])
    #expect(answers.allSatisfy { !$0.isError })
    let tombstone = StoredLink(
      key: LinkKey(prefix: "https://go.example.com/l".bytes, suffix: "gone".bytes), longLink: "x".bytes,
      option: .short, state: .deleted, createdAt: 0, expireAt: nil, name: nil, tags: nil)
    let foreign = StoredLink(
      key: LinkKey(prefix: "https://go.example.com/l".bytes, suffix: "else".bytes), longLink: "no link".bytes,
      option: .short, state: .live, createdAt: 0, expireAt: nil, name: nil, tags: nil)
    _ = store.perform([.adopt(tombstone, reuseKey: nil), .adopt(foreign, reuseKey: nil)])

    // A day and an hour later, the third one has expired.
    var exporter = Exporter(store: store, now: Migration.now + 25 * 3_600_000)
    let text = String(decoding: try Migration.export(&exporter), as: UTF8.self)
    let commas = { String(repeating: ",", count: $0) }
    #expect(
      text == Self.titles
        + "https://go.example.com/l/0123,https://www.example.com/2\(commas(11))0,\(commas(13))false,,2026-01-01T00:00:00Z\r\n"
        + "https://go.example.com/l/456789ABCDEFGHIJK,https://www.example.com/3\(commas(25))true,,2026-01-01T00:00:00Z\r\n"
        + "https://go.example.com/l/spring-1,https://www.example.com/1\(commas(11))0,\(commas(13))false,\"Spring, \"\"1\"\"\",2026-01-01T00:00:00Z\r\n"
        + "https://go.example.com/l/word,https://www.example.com/4\(commas(25))false,,2026-01-01T00:00:00Z\r\n")
    #expect(exporter.losses.map(\.loss) == ExportLoss.allCases)
    #expect(exporter.losses.allSatisfy { $0.count == 1 })
  }

  @Test func nothingIsLostOfImportedLinks() throws {
    let store = Migration.makeStore()
    _ = try Migration.lines(
      "short_link,link,archived,name,efr\nhttps://x.page.link/Ab12,https://www.example.com/,yes,N,true\n", into: store)
    var exporter = Exporter(store: store, now: Migration.now)
    _ = try Migration.export(&exporter)
    #expect(exporter.losses.isEmpty)
  }

  @Test func aStoreThatFailsEndsTheExport() {
    let fault = StoreFault(code: .damaged, path: [])
    #expect(throws: fault) { try Migration.export(ScriptedStore(.failed(fault))) }
    #expect(throws: StoreFault(code: .other, path: [])) { try Migration.export(ScriptedStore(.missing)) }
  }

  @Test func linksComeInPagesAndInOrder() throws {
    let store = Migration.makeStore()
    let rows = (0..<1500).map { "https://x.page.link/n\($0 * 7919 % 1500),https://www.example.com/\n" }
    _ = try Migration.lines("short_link,link\n" + rows.joined(), into: store)
    let text = String(decoding: try Migration.export(store), as: UTF8.self)
    let found = text.split(separator: "\r\n").dropFirst().map { String($0.prefix { $0 != "," }) }
    #expect(
      found == (0..<1500).map { "https://x.page.link/n\($0)" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
