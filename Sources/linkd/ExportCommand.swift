import LinkService
import LinkStore

/// `linkd export`: writes all links of the store as a CSV file.
enum ExportCommand {
  static func run(_ options: Options) -> Int32 {
    do throws(Setup.Fault) {
      let setup = try Setup(options)
      defer { setup.store.close() }
      return try export(setup.store).rawValue
    } catch {
      Console.complain("linkd: " + error.sentence)
      return error.code.rawValue
    }
  }

  private static func export(_ store: SQLiteStore) throws(Setup.Fault) -> ExitCode {
    // An empty file in place of the links of a store whose name was misspelt would look like a loss.
    guard !store.isMissing else {
      throw Setup.Fault(
        code: .unavailable, sentence: "there is no store \(Quoted.text(store.locationText)); check its name")
    }
    var exporter = Exporter(store: store, now: Clock.now)
    var isCut = false
    do throws(StoreFault) {
      while let piece = try exporter.next() {
        guard Console.send(piece) else {
          isCut = true
          break
        }
      }
    } catch {
      throw Setup.Fault(code: .unavailable, sentence: ErrorText.sentence(for: error))
    }
    guard !isCut else { throw Setup.Fault(code: .ioError, sentence: "standard output cannot be written") }
    for (loss, count) in exporter.losses {
      Console.complain("linkd: " + MigrationText.sentence(for: loss, count: count))
    }
    return .success
  }
}
