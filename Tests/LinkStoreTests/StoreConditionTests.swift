import Foundation
import LinkStore
import TestSupport
import Testing

/// Who runs a store is told once when it goes bad and once when it is back, and can ask meanwhile.
@Suite(.timeLimit(.minutes(1)))
struct StoreConditionTests {
  private static let name = "data/links.sqlite"

  private let directory: ScratchFolder
  private let changes = Locked<[StoreChange]>([])

  init() throws {
    directory = try ScratchFolder()
  }

  private func watchedStore(_ change: (inout SQLiteSettings) -> Void = { _ in }) -> SQLiteStore {
    var settings = SQLiteSettings()
    settings.busyDeadline = .milliseconds(20)
    change(&settings)
    let store = SQLiteStore(location: directory.location(Self.name), random: SystemRandomSource(), settings: settings)
    store.watch { change in changes.withLock { $0.append(change) } }
    return store
  }

  private func makeFolder() throws {
    try FileManager.default.createDirectory(atPath: directory.file("data"), withIntermediateDirectories: false)
  }

  private var told: [StoreFault.Code?] {
    changes.withLock { changes in
      changes.map { change in
        if case .failed(let fault) = change { fault.code } else { nil }
      }
    }
  }

  private static let find = [StoreOperation.find(LinkSamples.key("a"))]

  @Test func nothingIsToldOfAStoreThatWorks() throws {
    try makeFolder()
    let store = watchedStore()
    #expect(store.fault == nil)
    #expect(store.perform([.create(LinkSamples.new())] + Self.find).first?.created != nil)
    #expect(store.fault == nil)
    store.close()
    #expect(store.perform(Self.find).first?.fault?.code == .closed)
    #expect(told == [])
  }

  @Test func aMissingFolderIsToldBeforeTheFirstUse() throws {
    let store = watchedStore()
    defer { store.close() }
    #expect(told == [.cannotOpen])
    #expect(store.fault?.obstacle == StoreObstacle(.missingFolder, path: Array(directory.file("data").utf8)))
    for _ in 0..<3 { #expect(store.perform(Self.find).first?.fault?.obstacle == store.fault?.obstacle) }
    #expect(told == [.cannotOpen])
    try makeFolder()
    #expect(store.perform(Self.find) == [.missing])
    #expect(told == [.cannotOpen, nil])
    #expect(store.fault == nil)
    #expect(store.perform(Self.find) == [.missing])
    #expect(told == [.cannotOpen, nil])
    // Looked for without a trace.
    #expect(directory.exists(Self.name))
  }

  /// Without anybody who watches, and without a use, what can be seen from outside is told as well.
  @Test func whatIsSeenLeavesNoTrace() throws {
    let missing = SQLiteStore(location: directory.location(Self.name), random: SystemRandomSource())
    #expect(missing.fault?.code == .cannotOpen)
    #expect(!directory.exists("data"))
    let standard = SQLiteStore(
      location: StoreLocation(place: .sqliteFile(path: Array(directory.file(Self.name).utf8)), makesDirectory: true),
      random: SystemRandomSource())
    #expect(standard.fault == nil)
    #expect(!directory.exists("data"))
    let memory = SQLiteStore(location: StoreLocation(place: .sqliteMemory), random: SystemRandomSource())
    #expect(memory.fault == nil)
  }

  @Test func anotherCauseIsToldOnceToo() throws {
    let store = watchedStore()
    defer { store.close() }
    try directory.write([1], to: "data")
    for _ in 0..<2 {
      #expect(store.perform(Self.find).first?.fault?.obstacle?.kind == .notFolder)
    }
    try FileManager.default.removeItem(atPath: directory.file("data"))
    #expect(store.perform(Self.find).first?.fault?.obstacle?.kind == .missingFolder)
    #expect(told == [.cannotOpen, .cannotOpen])
    try makeFolder()
    try FileManager.default.createDirectory(atPath: directory.file(Self.name), withIntermediateDirectories: false)
    #expect(store.perform(Self.find).first?.fault?.obstacle?.kind == .notFile)
    #expect(told.count == 3)
  }

  /// Reading goes on while another process holds the lock, and says nothing about writing.
  @Test func onlyAWriteShowsThatWritingIsPossibleAgain() throws {
    try makeFolder()
    let store = watchedStore()
    defer { store.close() }
    #expect(store.perform([.create(LinkSamples.new())]).first?.created != nil)
    let other = try ForeignConnection(directory.file(Self.name))
    try other.execute("BEGIN IMMEDIATE")
    for _ in 0..<2 { #expect(store.perform([.create(LinkSamples.custom("x"))]).first?.fault?.code == .busy) }
    #expect(store.perform(Self.find) == [.missing])
    #expect(told == [.busy])
    #expect(store.fault?.code == .busy)
    try other.execute("COMMIT")
    #expect(store.perform(Self.find) == [.missing])
    #expect(told == [.busy])
    #expect(store.perform([.create(LinkSamples.custom("x"))]).first?.created != nil)
    #expect(told == [.busy, nil])
    #expect(store.fault == nil)
  }
}
