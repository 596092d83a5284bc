import Foundation
import LinkStore

/// A directory of its own that is removed at the end.
final class TemporaryDirectory: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("linkd-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { path + "/" + name }

  func location(_ name: String) -> StoreLocation {
    StoreLocation(place: .sqliteFile(path: Array(file(name).utf8)))
  }

  func contents(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
  }

  func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: file(name), toPath: file(other))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: file(name))
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: file(name))
  }
}
