import LinkCore
import LinkStore
import TestSupport
import Testing

@testable import LinkService

/// Export and import are inverses as far as the 29 columns go.
@Suite(.timeLimit(.minutes(1)))
struct MigrationPropertyTests {
  /// A store with links of every kind that `shorten` and an import can make, some of them disabled.
  private static func store(_ random: inout SeededGenerator) throws -> SQLiteStore {
    let store = Migration.makeStore()
    let service = TestService(store: store)
    var requests: [(String, String)] = []
    for number in 0..<40 {
      var members: [JSONTree.Member] = [.init("dynamicLinkInfo", RandomLink(&random).sent)]
      switch number % 3 {
      case 0: members.append(.init("suffix", .object([.init("option", .string("SHORT"))])))
      case 1:
        members.append(
          .init(
            "suffix",
            .object([.init("option", .string("CUSTOM")), .init("customSuffix", .string("custom-\(number)"))])))
      default: break
      }
      let name = random.text(maximumCount: 12)
      if !name.isEmpty { members.append(.init("name", .string(name))) }
      if number % 7 == 0 { members.append(.init("tags", .array([.string("t")]))) }
      requests.append(("shorten", JSONTree.object(members).jsonText))
    }
    for answer in try service.ask(requests) { #expect(!answer.isError, "\(answer)") }
    let disabled = Migration.links(store).prefix(5).enumerated().map { number, link in
      StoredLink(
        key: LinkKey(prefix: link.key.prefix, suffix: "\(random.next())\u{E9}\u{1F600} \(number)".bytes),
        longLink: link.longLink, option: .custom, state: .disabled, createdAt: Int64(number) * 1001, expireAt: nil,
        name: link.name, tags: nil)
    }
    #expect(
      store.perform(disabled.map { .adopt($0, reuseKey: nil) }).allSatisfy {
        if case .created = $0 { true } else { false }
      })
    return store
  }

  /// What the columns can carry of a link, in one comparable form.
  private static func carried(_ link: StoredLink) throws -> [String] {
    var content = try #require(link.content)
    for parameter in [LinkParameter.androidLink, .gclid] { content.parameters.remove(parameter) }
    var pairs: [UInt8] = []
    content.appendCanonicalPairs(to: &pairs)
    return [
      String(decoding: link.key.url, as: UTF8.self), "\(pairs)", "\(link.state)", "\(link.name ?? [])",
      "\(link.createdAt)",
    ]
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func exportAndImportAreInverses(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let first = try Self.store(&random)
    let file = try Migration.export(first)
    let second = Migration.makeStore()
    let lines = try Migration.lines([file], into: .store(second))
    #expect(lines.allSatisfy { $0.contains(#""outcome":"created""#) }, "\(lines)")

    // All that the columns carry is the same, and the file is the same byte for byte.
    let (left, right) = (Migration.links(first), Migration.links(second))
    #expect(try left.map { try Self.carried($0) } == right.map { try Self.carried($0) })
    #expect(try Migration.export(second) == file)

    // A store that was filled by an import is the same in everything, however the file arrives.
    let third = Migration.makeStore()
    let size = Int.random(in: 1...50, using: &random)
    let pieces = stride(from: 0, to: file.count, by: size).map { Array(file[$0..<min($0 + size, file.count)]) }
    _ = try Migration.lines(pieces, into: .store(third))
    #expect(Migration.links(third) == right)
    #expect(try Migration.lines([file], into: .store(third)).allSatisfy { $0.contains(#""outcome":"unchanged""#) })
    #expect(Migration.links(third) == right)
  }

  /// Whatever is in a file, every row that is no blank line is reported once, in order, and no report is no JSON.
  @Test(arguments: 1...30 as ClosedRange<UInt64>) func damagedFilesAreReportedRowByRow(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var file = try Migration.export(try Self.store(&random))
    let headerEnd = try #require(file.firstIndex(of: 0x0A)) + 1
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      let place = Int.random(in: headerEnd..<file.count, using: &random)
      let bytes: [UInt8] = [0x22, 0x2C, 0x0A, 0x0D, 0xFF, 0xC3, 0x00, UInt8.random(in: 0...255, using: &random)]
      let byte = bytes.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<3, using: &random) {
      case 0: file[place] = byte
      case 1: file.insert(byte, at: place)
      default: file.remove(at: place)
      }
    }
    let lines = try Migration.lines([file], into: .store(Migration.makeStore()))
    var last = 1
    for line in lines {
      let tree = try JSONTree(parsing: line.bytes)
      guard case .number(let text)? = tree["line"], let number = Int(text) else {
        Issue.record("\(line)")
        return
      }
      #expect(number > last, "\(line)")
      last = number
      #expect(tree["reason"] != nil || ["created", "unchanged"].contains(tree["outcome"]?.text), "\(line)")
    }
    // Damage costs the rows that it is in, and the lines inside of those.
    #expect(lines.filter { $0.contains(#""outcome":"created""#) }.count >= 15)
    #expect(try Migration.lines(Splits.bytewise(file), into: .store(Migration.makeStore())) == lines)
  }
}
