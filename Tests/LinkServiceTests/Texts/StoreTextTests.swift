import JSONRPC
import LinkStore
import Testing

@testable import LinkService

/// The sentences about the store.
@Suite struct StoreTextTests {
  /// The name of a case; a new one does not compile before it has a name here, and it needs a row below.
  private static func name(_ code: StoreFault.Code) -> String {
    switch code {
    case .cannotOpen: "cannotOpen"
    case .busy: "busy"
    case .full: "full"
    case .readOnly: "readOnly"
    case .damaged: "damaged"
    case .notADatabase: "notADatabase"
    case .io: "io"
    case .noWriteAheadLog: "noWriteAheadLog"
    case .tooNew: "tooNew"
    case .foreign: "foreign"
    case .gone: "gone"
    case .noRandomness: "noRandomness"
    case .suffixesExhausted: "suffixesExhausted"
    case .rejected: "rejected"
    case .closed: "closed"
    case .other: "other"
    }
  }

  private static let names: Set<String> = [
    "cannotOpen", "busy", "full", "readOnly", "damaged", "notADatabase", "io", "noWriteAheadLog", "tooNew", "foreign",
    "gone", "noRandomness", "suffixesExhausted", "rejected", "closed", "other",
  ]

  static let rows: [TextRow<StoreFault.Code>] = [
    TextRow(
      "cannotOpen", .cannotOpen,
      #"The store "/var/links.db" cannot be opened (disk I/O error); check the path and its permissions."#),
    TextRow("busy", .busy, #"The store "/var/links.db" is locked by another process (disk I/O error); try again."#),
    TextRow("full", .full, #"The store "/var/links.db" is full (disk I/O error); free disk space."#),
    TextRow(
      "readOnly", .readOnly, #"The store "/var/links.db" cannot be written (disk I/O error); check its permissions."#),
    TextRow("damaged", .damaged, #"The store "/var/links.db" is damaged (disk I/O error); restore it from a backup."#),
    TextRow(
      "notADatabase", .notADatabase,
      #"The store "/var/links.db" is not a database (disk I/O error); name another file."#),
    TextRow("io", .io, #"The store "/var/links.db" could not be read or written (disk I/O error)."#),
    TextRow(
      "noWriteAheadLog", .noWriteAheadLog,
      #"The store "/var/links.db" is where SQLite's write-ahead log does not work (disk I/O error); put it on a local, writable file system."#
    ),
    TextRow(
      "tooNew", .tooNew(schemaVersion: 9),
      #"The store "/var/links.db" was made by a newer linkd (schema 9); use that version or another file."#),
    TextRow(
      "foreign", .foreign(applicationID: 7),
      #"The store "/var/links.db" belongs to another program (application id 7); name another file."#),
    TextRow(
      "gone", .gone,
      #"The store "/var/links.db" was removed or replaced while it was open; start linkd again to use what is there now."#
    ),
    TextRow("noRandomness", .noRandomness, "The system gives no random bytes, so no suffix can be drawn."),
    TextRow(
      "suffixesExhausted", .suffixesExhausted,
      "No free suffix could be drawn; the system's random generator may be broken."),
    TextRow("rejected", .rejected, #"The store "/var/links.db" refuses the values (disk I/O error)."#),
    TextRow("closed", .closed, #"The store "/var/links.db" is closed."#),
    TextRow("other", .other, #"The store "/var/links.db" cannot be used (disk I/O error)."#),
  ]

  @Test(arguments: rows)
  func sentence(_ row: TextRow<StoreFault.Code>) {
    let fault = StoreFault(code: row.fault, engineMessage: "disk I/O error", path: "/var/links.db".bytes)
    #expect(ErrorText.sentence(for: fault) == row.text)
    expectSentence(row.text)
    #expect(ErrorText.error(for: fault).code == (row.fault == .rejected ? .invalidArgument : .unavailable))
  }

  static let obstacleRows: [TextRow<StoreObstacle.Kind>] = [
    TextRow("missingFolder", .missingFolder, #"the folder "/var/x" does not exist; create it."#),
    TextRow("notFolder", .notFolder, #"the folder "/var/x" is none, but a file; name another place."#),
    TextRow("notFile", .notFile, "it is a folder or a device; name a file."),
    TextRow(
      "closedFolder", .closedFolder(user: 33),
      #"user 33 may not enter the folder "/var/x"; allow it with chmod or chown."#),
    TextRow(
      "unwritableFolder", .unwritableFolder(user: 33),
      #"user 33 may not write in the folder "/var/x"; allow it with chown or chmod."#),
    TextRow(
      "closedFile", .closedFile(user: 33), #"user 33 may not write the file "/var/x"; allow it with chown or chmod."#),
    TextRow(
      "readOnlyFileSystem", .readOnlyFileSystem,
      #"the folder "/var/x" is on a file system that is mounted read-only; mount it for writing."#),
  ]

  /// What stands in the way is told in place of the words of the engine, which are about its own call.
  @Test(arguments: obstacleRows)
  func obstacle(_ row: TextRow<StoreObstacle.Kind>) {
    let beginnings: [(StoreFault.Code, String)] = [
      (.cannotOpen, "cannot be opened"), (.readOnly, "cannot be written"), (.noWriteAheadLog, "cannot be used"),
    ]
    for (code, beginning) in beginnings {
      let fault = StoreFault(
        code: code, engineMessage: "unable to open database file", path: "/var/x/links.db".bytes,
        obstacle: StoreObstacle(row.fault, path: "/var/x".bytes))
      #expect(ErrorText.sentence(for: fault) == #"The store "/var/x/links.db" \#(beginning): \#(row.text)"#)
      let told = ErrorText.sentence(for: fault.withoutPaths)
      #expect(told.hasPrefix("The store \(beginning): ") && !told.contains("/") && !told.contains("\""))
      expectSentence(told)
    }
  }

  @Test func everyCodeHasARow() {
    #expect(Set(Self.rows.map { Self.name($0.fault) }) == Self.names)
  }

  @Test func changes() {
    let fault = StoreFault(code: .busy, path: "/x.db".bytes)
    #expect(ErrorText.sentence(for: .failed(fault)) == #"The store "/x.db" is locked by another process; try again."#)
    #expect(ErrorText.sentence(for: .recovered(from: fault)) == #"The store "/x.db" can be used again."#)
    #expect(
      ErrorText.sentence(for: .recovered(from: fault.withoutPaths)) == "The store can be used again.")
  }

  @Test func withoutPathAndWordsOfTheEngine() {
    #expect(
      ErrorText.error(for: StoreFault(code: .busy, path: [])).message
        == "The store is locked by another process; try again.")
  }

  @Test func severalLinesOfTheEngineBecomeOne() {
    let fault = StoreFault(code: .damaged, engineMessage: "*** in database main ***\nTree 4 page 9", path: "/x".bytes)
    #expect(
      ErrorText.sentence(for: fault)
        == "The store \"/x\" is damaged (*** in database main *** Tree 4 page 9); restore it from a backup.")
  }

  @Test func refusedValues() {
    let fault = StoreFault(code: .rejected, engineMessage: "string or blob too big", path: "/x".bytes)
    #expect(
      ErrorText.error(for: fault).message == "The store refuses the values of this link: string or blob too big.")
  }

  /// The name of a case; a new one does not compile before it has a name here, and it needs a row below.
  private static func name(_ fault: StoreLocationFault) -> String {
    switch fault {
    case .empty: "empty"
    case .noScheme: "noScheme"
    case .unknownScheme: "unknownScheme"
    case .noPostgreSQL: "noPostgreSQL"
    case .emptyPath: "emptyPath"
    case .nulInPath: "nulInPath"
    case .twoSlashes: "twoSlashes"
    case .noHome: "noHome"
    }
  }

  private static let locationNames: Set<String> = [
    "empty", "noScheme", "unknownScheme", "noPostgreSQL", "emptyPath", "nulInPath", "twoSlashes", "noHome",
  ]

  static let locationRows: [TextRow<StoreLocationFault>] = [
    TextRow("empty", .empty, "the store is empty; write sqlite:PATH or sqlite::memory:"),
    TextRow("noScheme", .noScheme, "the store has no scheme; write sqlite:PATH or sqlite::memory:"),
    TextRow(
      "unknownScheme", .unknownScheme("mysql".bytes),
      #"the store has the unknown scheme "mysql"; write sqlite:PATH or sqlite::memory:"#),
    TextRow(
      "noPostgreSQL", .noPostgreSQL, "this build of linkd has no PostgreSQL; write sqlite:PATH or sqlite::memory:"),
    TextRow("emptyPath", .emptyPath, "the store has no path; write sqlite:PATH or sqlite::memory:"),
    TextRow("nulInPath", .nulInPath, "the store's path has a NUL character"),
    TextRow(
      "twoSlashes", .twoSlashes, "the store's path begins with two slashes; write sqlite:/PATH for an absolute path"),
    TextRow("noHome", .noHome, "there is no place for short links: HOME is not set; use --store sqlite:PATH"),
  ]

  /// These complete a line of the program's log, so they are no sentences of their own.
  @Test(arguments: locationRows)
  func location(_ row: TextRow<StoreLocationFault>) {
    #expect(ConfigurationText.sentence(for: row.fault) == row.text)
  }

  @Test func everyLocationFaultHasARow() {
    #expect(Set(Self.locationRows.map { Self.name($0.fault) }) == Self.locationNames)
  }
}
