import LinkCore
import LinkStore
import TestSupport

@testable import LinkService

/// Imports and exports as the program runs them, on stores in memory.
enum Migration {
  /// 2026-01-01T00:00:00Z.
  static let now = TestClock.start

  static func makeStore() -> SQLiteStore {
    SQLiteStore(location: StoreLocation(place: .sqliteMemory), random: CountingSource())
  }

  /// Imports a file that arrives in these pieces; returns the lines of outcome.
  static func lines(
    _ pieces: [[UInt8]], into target: ImportTarget, configuration: Configuration = Configuration(),
    options: ImportOptions = ImportOptions()
  ) throws(ImportFault) -> [String] {
    var importer = Importer(configuration: configuration, target: target, options: options, now: now)
    var output: [UInt8] = []
    for piece in pieces {
      importer.take(piece)
      while try importer.work() { output += importer.takeLines() }
      output += importer.takeLines()
    }
    importer.finish()
    while try importer.work() { output += importer.takeLines() }
    output += importer.takeLines()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  static func lines(
    _ text: String, into store: SQLiteStore, configuration: String = "{}", options: ImportOptions = ImportOptions()
  ) throws -> [String] {
    let configuration = try Configuration(parsing: configuration.bytes)
    return try lines([text.bytes], into: .store(store), configuration: configuration, options: options)
  }

  /// The file with all links of a store.
  static func export(_ store: any ShortLinkStore, now: Int64 = now) throws(StoreFault) -> [UInt8] {
    var exporter = Exporter(store: store, now: now)
    return try export(&exporter)
  }

  static func export(_ exporter: inout Exporter) throws(StoreFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try exporter.next() { bytes += piece }
    return bytes
  }

  /// All links of a store, in order.
  static func links(_ store: any ShortLinkStore) -> [StoredLink] {
    guard case .listed(let links) = store.perform([.list(after: nil, limit: 1 << 20)]).first else { return [] }
    return links
  }
}
