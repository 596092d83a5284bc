/// What stands in the way of a database file, as far as the file system says.
package struct StoreObstacle: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The folder of the database is not there.
    case missingFolder
    /// What stands in its place is no folder.
    case notFolder
    /// What stands in place of the database is no regular file.
    case notFile
    /// This user may not enter a folder on the way.
    case closedFolder(user: Int)
    /// This user can make nothing in the folder, so no write-ahead log either.
    case unwritableFolder(user: Int)
    /// This user may not read and write the database, or the log beside it.
    case closedFile(user: Int)
    /// The file system takes no writes from anybody.
    case readOnlyFileSystem
  }

  package let kind: Kind
  /// The folder or file that is spoken of; empty where whoever asks is not to be told.
  package let path: [UInt8]

  package init(_ kind: Kind, path: [UInt8]) {
    self.kind = kind
    self.path = path
  }

  /// Looks at a database file and its folder; nil when nothing is seen that stands in the way.
  static func find(at path: [UInt8]) -> StoreObstacle? {
    let folder = folder(of: path)
    switch SystemCalls.kind(of: path) {
    case .other: return StoreObstacle(.notFile, path: path)
    case .unknown: return closedFolder(on: folder)
    case .nothing, .regular: break
    }
    switch SystemCalls.kind(of: folder) {
    case .nothing: return StoreObstacle(.missingFolder, path: folder)
    case .regular: return StoreObstacle(.notFolder, path: folder)
    case .unknown: return closedFolder(on: folder)
    case .other: return obstacle(of: path, in: folder)
    }
  }

  private static func obstacle(of path: [UInt8], in folder: [UInt8]) -> StoreObstacle? {
    let user = SystemCalls.effectiveUser
    switch SystemCalls.refusal(of: .change, folder) {
    case .none: break
    case .readOnlyFileSystem: return StoreObstacle(.readOnlyFileSystem, path: folder)
    case .permission: return StoreObstacle(.unwritableFolder(user: user), path: folder)
    }
    for file in [path, path + Array("-wal".utf8), path + Array("-shm".utf8)]
    where SystemCalls.refusal(of: .use, file) != .none {
      return StoreObstacle(.closedFile(user: user), path: file)
    }
    return nil
  }

  /// The first folder on the way that may not be entered.
  private static func closedFolder(on folder: [UInt8]) -> StoreObstacle? {
    let ends = folder.indices.dropFirst().filter { folder[$0] == UInt8(ascii: "/") } + [folder.count]
    for end in ends where SystemCalls.refusal(of: .enter, Array(folder[..<end])) == .permission {
      return StoreObstacle(.closedFolder(user: SystemCalls.effectiveUser), path: Array(folder[..<end]))
    }
    return nil
  }

  /// What stands before the last slash.
  private static func folder(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return [UInt8(ascii: ".")] }
    return slash == 0 ? [UInt8(ascii: "/")] : Array(path[..<slash])
  }
}
