import JSONRPC
package import LinkStore

extension ErrorText {
  /// The error of a store that cannot be used.
  static func error(for fault: StoreFault) -> RPCError {
    if fault.code == .rejected {
      return RPCError(.invalidArgument, "The store refuses the values of this link: \(fault.engineMessage).")
    }
    return RPCError(.unavailable, sentence(for: fault))
  }

  /// What is wrong with the store, as one sentence.
  package static func sentence(for fault: StoreFault) -> String {
    let store = name(of: fault)
    // The report on a damaged database has several lines; a sentence has one.
    let reason = fault.engineMessage.split(separator: "\n").joined(separator: " ")
    let detail = reason.isEmpty ? "" : " (\(reason))"
    if let obstacle = fault.obstacle {
      switch fault.code {
      case .cannotOpen: return "\(store) cannot be opened: \(clause(on: obstacle))."
      case .readOnly: return "\(store) cannot be written: \(clause(on: obstacle))."
      case .noWriteAheadLog: return "\(store) cannot be used: \(clause(on: obstacle))."
      default: break
      }
    }
    return switch fault.code {
    case .cannotOpen: "\(store) cannot be opened\(detail); check the path and its permissions."
    case .busy: "\(store) is locked by another process\(detail); try again."
    case .full: "\(store) is full\(detail); free disk space."
    case .readOnly: "\(store) cannot be written\(detail); check its permissions."
    case .damaged: "\(store) is damaged\(detail); restore it from a backup."
    case .notADatabase: "\(store) is not a database\(detail); name another file."
    case .io: "\(store) could not be read or written\(detail)."
    case .noWriteAheadLog:
      "\(store) is where SQLite's write-ahead log does not work\(detail); put it on a local, writable file system."
    case .tooNew(let version):
      "\(store) was made by a newer linkd (schema \(version)); use that version or another file."
    case .foreign(let id):
      "\(store) belongs to another program (application id \(id)); name another file."
    case .gone: "\(store) was removed or replaced while it was open; start linkd again to use what is there now."
    case .noRandomness: "The system gives no random bytes, so no suffix can be drawn."
    case .suffixesExhausted: "No free suffix could be drawn; the system's random generator may be broken."
    case .rejected: "\(store) refuses the values\(detail)."
    case .closed: "\(store) is closed."
    case .other: "\(store) cannot be used\(detail)."
    }
  }

  /// What stands in the way and how to remove it, behind a colon.
  private static func clause(on obstacle: StoreObstacle) -> String {
    let name = obstacle.path.isEmpty ? "" : " " + Quoted.text(obstacle.path)
    let folder = obstacle.path.isEmpty ? "its folder" : "the folder" + name
    let file = obstacle.path.isEmpty ? "its file" : "the file" + name
    return switch obstacle.kind {
    case .missingFolder: "\(folder) does not exist; create it"
    case .notFolder: "\(folder) is none, but a file; name another place"
    case .notFile: "it is a folder or a device; name a file"
    case .closedFolder(let user): "user \(user) may not enter \(folder); allow it with chmod or chown"
    case .unwritableFolder(let user): "user \(user) may not write in \(folder); allow it with chown or chmod"
    case .closedFile(let user): "user \(user) may not write \(file); allow it with chown or chmod"
    case .readOnlyFileSystem: "\(folder) is on a file system that is mounted read-only; mount it for writing"
    }
  }

  /// What has become of the store, as one sentence.
  package static func sentence(for change: StoreChange) -> String {
    switch change {
    case .failed(let fault): sentence(for: fault)
    case .recovered(let fault): "\(name(of: fault)) can be used again."
    }
  }

  private static func name(of fault: StoreFault) -> String {
    fault.path.isEmpty ? "The store" : "The store \(Quoted.text(fault.path))"
  }
}
