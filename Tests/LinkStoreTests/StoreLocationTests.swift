import Testing

@testable import LinkStore

struct StoreLocationTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let text: String
    let place: StoreLocation.Place
    let canonical: String

    init(_ text: String, _ place: StoreLocation.Place, _ canonical: String) {
      self.text = text
      self.place = place
      self.canonical = canonical
    }

    var testDescription: String { text }
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let text: String
    let fault: StoreLocationFault

    init(_ text: String, _ fault: StoreLocationFault) {
      self.text = text
      self.fault = fault
    }

    var testDescription: String { text }
  }

  struct Standard: Sendable, CustomTestStringConvertible {
    let id: String
    let dataHome: String?
    let home: String?
    let platform: StoreLocation.Platform
    /// The path, nil for `noHome`.
    let path: String?

    init(_ id: String, dataHome: String?, home: String?, _ platform: StoreLocation.Platform = .xdg, path: String?) {
      self.id = id
      self.dataHome = dataHome
      self.home = home
      self.platform = platform
      self.path = path
    }

    var testDescription: String { id }
  }

  static let readings = [
    Reading("sqlite:links.db", .sqliteFile(path: Array("links.db".utf8)), "sqlite:links.db"),
    Reading("sqlite:/var/lib/links.db", .sqliteFile(path: Array("/var/lib/links.db".utf8)), "sqlite:/var/lib/links.db"),
    Reading("SQLite:a", .sqliteFile(path: Array("a".utf8)), "sqlite:a"),
    Reading("sqlite: ", .sqliteFile(path: Array(" ".utf8)), "sqlite: "),
    Reading("sqlite:a?mode=ro", .sqliteFile(path: Array("a?mode=ro".utf8)), "sqlite:a?mode=ro"),
    Reading("sqlite:file:a", .sqliteFile(path: Array("file:a".utf8)), "sqlite:file:a"),
    Reading("sqlite::memory", .sqliteFile(path: Array(":memory".utf8)), "sqlite::memory"),
    Reading("sqlite::memory:", .sqliteMemory, "sqlite::memory:"),
    Reading("SQLITE::memory:", .sqliteMemory, "sqlite::memory:"),
  ]

  static let refusals = [
    Refusal("", .empty),
    Refusal("links.db", .noScheme),
    Refusal("/var/lib/links.db", .noScheme),
    Refusal("./a:b", .noScheme),
    Refusal(":memory:", .noScheme),
    Refusal("1a:b", .noScheme),
    Refusal("sqlite", .noScheme),
    Refusal("sqlite:", .emptyPath),
    Refusal("sqlite:a\0b", .nulInPath),
    Refusal("sqlite://links.db", .twoSlashes),
    Refusal("sqlite:///var/lib/links.db", .twoSlashes),
    Refusal("postgresql://localhost/links", .noPostgreSQL),
    Refusal("postgres://localhost/links", .noPostgreSQL),
    Refusal("PostgreSQL:", .noPostgreSQL),
    Refusal("MySQL://localhost", .unknownScheme(Array("mysql".utf8))),
    Refusal("file:links.db", .unknownScheme(Array("file".utf8))),
    Refusal("C:\\links.db", .unknownScheme(Array("c".utf8))),
  ]

  static let standards = [
    Standard("XDG_DATA_HOME", dataHome: "/d", home: "/h", path: "/d/linkd/links.sqlite"),
    Standard("XDG_DATA_HOME alone", dataHome: "/d", home: nil, path: "/d/linkd/links.sqlite"),
    Standard("unset", dataHome: nil, home: "/h", path: "/h/.local/share/linkd/links.sqlite"),
    Standard("empty", dataHome: "", home: "/h", path: "/h/.local/share/linkd/links.sqlite"),
    Standard("relative", dataHome: "d", home: "/h", path: "/h/.local/share/linkd/links.sqlite"),
    Standard("dot", dataHome: "./d", home: "/h", path: "/h/.local/share/linkd/links.sqlite"),
    Standard("slash at the end", dataHome: "/d/", home: nil, path: "/d/linkd/links.sqlite"),
    Standard("two slashes in front", dataHome: "//d", home: nil, path: "/d/linkd/links.sqlite"),
    Standard("root", dataHome: "/", home: nil, path: "/linkd/links.sqlite"),
    Standard("home is the root", dataHome: nil, home: "/", path: "/.local/share/linkd/links.sqlite"),
    Standard("NUL", dataHome: "/d\0", home: "/h", path: "/h/.local/share/linkd/links.sqlite"),
    Standard("nothing", dataHome: nil, home: nil, path: nil),
    Standard("empty home", dataHome: nil, home: "", path: nil),
    Standard("relative home", dataHome: nil, home: "h", path: nil),
    Standard("macOS", dataHome: nil, home: "/h", .macOS, path: "/h/Library/Application Support/linkd/links.sqlite"),
    Standard("macOS, set on purpose", dataHome: "/d", home: "/h", .macOS, path: "/d/linkd/links.sqlite"),
    Standard("macOS, nothing", dataHome: "", home: nil, .macOS, path: nil),
  ]

  @Test(arguments: readings)
  func reads(_ row: Reading) throws {
    let location = try StoreLocation(parsing: Array(row.text.utf8))
    #expect(location.place == row.place)
    #expect(!location.makesDirectory)
    #expect(location.canonicalText == Array(row.canonical.utf8))
    #expect(try StoreLocation(parsing: location.canonicalText) == location)
  }

  @Test(arguments: refusals)
  func refuses(_ row: Refusal) {
    #expect(throws: row.fault) { try StoreLocation(parsing: Array(row.text.utf8)) }
  }

  @Test(arguments: standards)
  func standard(_ row: Standard) throws {
    let make = { () throws(StoreLocationFault) in
      try StoreLocation.standard(
        dataHome: row.dataHome.map { Array($0.utf8) },
        home: row.home.map { Array($0.utf8) },
        platform: row.platform
      )
    }
    if let path = row.path {
      let location = try make()
      #expect(location.place == .sqliteFile(path: Array(path.utf8)))
      #expect(location.makesDirectory)
      #expect(try StoreLocation(parsing: location.canonicalText).place == location.place)
    } else {
      #expect(throws: StoreLocationFault.noHome) { try make() }
    }
  }

  @Test
  func aRelativePathIsResolved() throws {
    let relative = try StoreLocation(parsing: Array("sqlite:data/links.db".utf8))
    #expect(
      relative.resolved(against: Array("/etc/linkd".utf8)).canonicalText
        == Array("sqlite:/etc/linkd/data/links.db".utf8)
    )
    #expect(relative.resolved(against: Array("/".utf8)).canonicalText == Array("sqlite:/data/links.db".utf8))
    #expect(relative.resolved(against: []) == relative)
    let absolute = try StoreLocation(parsing: Array("sqlite:/links.db".utf8))
    #expect(absolute.resolved(against: Array("/etc".utf8)) == absolute)
    let memory = try StoreLocation(parsing: Array("sqlite::memory:".utf8))
    #expect(memory.resolved(against: Array("/etc".utf8)) == memory)
  }

  @Test
  func aStoreKnowsItsAbsolutePlace() throws {
    let location = try StoreLocation(parsing: Array("sqlite:some/links.db".utf8))
    let store = SQLiteStore(location: location, random: SystemRandomSource())
    #expect(store.locationText.starts(with: Array("sqlite:/".utf8)))
    #expect(store.locationText.suffix(14) == Array("/some/links.db".utf8))
  }

  @Test
  func networkFileSystemsAreKnown() {
    let network: [Int64] = [0x6969, 0xFF53_4D42, -0xACB2BE, 0xFE53_4D42, 0x517B, 0x0102_1997, 0x00C3_6400, 0x0BD0_0BD0]
    #expect(network.allSatisfy { SystemCalls.isNetworkFileSystem(type: $0) })
    // ext4, xfs, btrfs, tmpfs, overlay, zfs, FUSE, no such file.
    let local: [Int64] = [0xEF53, 0x5846_5342, 0x9123_683E, 0x0102_1994, 0x794C_7630, 0x2FC1_2FC1, 0x6573_5546, -1]
    #expect(local.allSatisfy { !SystemCalls.isNetworkFileSystem(type: $0) })
  }
}
