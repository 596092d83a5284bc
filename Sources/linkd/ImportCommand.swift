import LinkCore
import LinkService
import LinkStore

/// `linkd import`: brings the links of a CSV file into the store, and says what became of each row.
enum ImportCommand {
  /// With larger transactions, cache and log than a server has, a million links take half of the writing to the disk;
  /// the lock is still free for others between two batches.
  private static var settings: SQLiteSettings {
    var settings = SQLiteSettings()
    settings.writesPerTransaction = Importer.batchRows
    settings.cacheBytes = 16 << 20
    settings.checkpointPages = 32_768
    return settings
  }

  static func run(_ options: Options) -> Int32 {
    do throws(Setup.Fault) {
      return try importFile(options).rawValue
    } catch {
      Console.complain("linkd: " + error.sentence)
      return error.code.rawValue
    }
  }

  private static func importFile(_ options: Options) throws(Setup.Fault) -> ExitCode {
    let importOptions = try importOptions(options)
    let setup = try Setup(options, settings: settings)
    let path = options.arguments[0]
    let descriptor = try InputFile.open(path)
    defer { close(descriptor) }
    defer { setup.store.close() }
    var run = Run(
      importer: Importer(
        configuration: setup.configuration, target: try target(of: setup, isDryRun: options.has(.dryRun)),
        options: importOptions, now: Clock.now),
      name: Quoted.text(path), isDryRun: options.has(.dryRun), progress: Progress(size: FileReader.size(descriptor)))
    do throws(Setup.Fault) {
      while true {
        let piece: [UInt8]
        do throws(FileReader.Fault) {
          piece = try FileReader.readPiece(descriptor)
        } catch {
          // What came before the fault stands, as rows that were reported do.
          throw InputFile.unreadable(path, error)
        }
        try run.take(piece)
        if piece.isEmpty { break }
      }
    } catch {
      run.progress.clear()
      throw error
    }
    run.finish()
    return .success
  }

  private static func importOptions(_ options: Options) throws(Setup.Fault) -> ImportOptions {
    var result = ImportOptions()
    if let value = options.value(.archived),
      let archived = ImportOptions.Archived(rawValue: String(decoding: value, as: UTF8.self))
    {
      result.archived = archived
    }
    for text in options.values(.map) {
      do throws(PrefixMapping.Fault) {
        try result.mapping.add(text)
      } catch {
        throw Setup.Fault(code: .usage, sentence: MigrationText.reason(for: error, in: text))
      }
    }
    return result
  }

  /// The store, if it can be used at all: a file that is worked through for nothing helps nobody.
  private static func target(of setup: Setup, isDryRun: Bool) throws(Setup.Fault) -> ImportTarget {
    let isMissing = setup.store.isMissing
    if !isDryRun || !isMissing {
      let probe = setup.store.perform([.find(LinkKey(prefix: [], suffix: []))]).first
      if case .failed(let fault) = probe {
        throw Setup.Fault(code: .unavailable, sentence: ErrorText.sentence(for: fault))
      }
    }
    guard isDryRun else { return .store(setup.store) }
    var scratchSettings = settings
    scratchSettings.spillsMemory = true
    let scratch = SQLiteStore(
      location: StoreLocation(place: .sqliteMemory), random: SystemRandomSource(), settings: scratchSettings)
    return .rehearsal(of: isMissing ? nil : setup.store, scratch: scratch)
  }

  /// One import while it runs.
  private struct Run {
    var importer: Importer
    let name: String
    let isDryRun: Bool
    var progress: Progress
    private var byteCount = 0
    private var hasNoted = false

    init(importer: Importer, name: String, isDryRun: Bool, progress: Progress) {
      self.importer = importer
      self.name = name
      self.isDryRun = isDryRun
      self.progress = progress
    }

    /// Takes a piece of the file, or its end when the piece is empty.
    mutating func take(_ piece: [UInt8]) throws(Setup.Fault) {
      byteCount += piece.count
      if piece.isEmpty { importer.finish() } else { importer.take(piece) }
      while try work() {}
    }

    /// Reads some of what was taken; false when there is no more.
    private mutating func work() throws(Setup.Fault) -> Bool {
      var hasMore = false
      var fault: ImportFault?
      do throws(ImportFault) {
        hasMore = try importer.work()
      } catch {
        fault = error
      }
      if !hasNoted, let header = importer.header {
        hasNoted = true
        for note in MigrationText.notes(on: header) { Console.complain("linkd: " + note) }
      }
      let lines = importer.takeLines()
      // Both may be the same terminal.
      if !lines.isEmpty { progress.clear() }
      guard lines.isEmpty || Console.send(lines) else {
        throw Setup.Fault(code: .ioError, sentence: "standard output cannot be written")
      }
      switch fault {
      case nil: progress.show(rows: importer.counts.rows, bytes: byteCount)
      case .header(let fault):
        throw Setup.Fault(code: .noInput, sentence: "the file \(name) \(MigrationText.reason(for: fault))")
      case .store(let fault): throw Setup.Fault(code: .unavailable, sentence: ErrorText.sentence(for: fault))
      }
      return hasMore
    }

    /// Says how many rows came to what, if anybody looks or anything was refused.
    mutating func finish() {
      progress.clear()
      for prefix in importer.unusedMappings { Console.complain("linkd: " + MigrationText.unused(prefix)) }
      let counts = importer.counts
      guard progress.isShown || counts.conflicts + counts.errors > 0 else { return }
      Console.complain("linkd: " + MigrationText.summary(of: counts, isDryRun: isDryRun))
    }
  }
}
