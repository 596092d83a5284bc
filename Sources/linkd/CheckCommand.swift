import LinkService
import LinkStore

/// `linkd check`: says whether the configuration is right and the store can be used.
enum CheckCommand {
  static func run(_ options: Options) -> Int32 {
    let setup: Setup
    do throws(Setup.Fault) {
      setup = try Setup(options)
    } catch {
      Console.print("error: " + error.sentence)
      return error.code.rawValue
    }
    for warning in setup.configuration.warnings {
      Console.print("warning: " + WarningText.sentence(for: warning))
    }
    defer { setup.store.close() }
    do throws(StoreFault) {
      try setup.store.checkHealth()
    } catch {
      Console.print("error: " + ErrorText.sentence(for: error))
      return ExitCode.callFailed.rawValue
    }
    return ExitCode.success.rawValue
  }
}
