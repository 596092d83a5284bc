import LinkService
import LinkStore
import StdioServer

/// `linkd serve`: requests in, answers out, until end of input.
enum ServeCommand {
  static func run(_ options: Options) -> Int32 {
    // A person has started the program by hand: waiting for input would look like a hang.
    guard isatty(STDIN_FILENO) == 0 else { return Help.show() }
    let setup: Setup
    do throws(Setup.Fault) {
      setup = try Setup(options)
    } catch {
      Console.complain("linkd: " + error.sentence)
      return error.code.rawValue
    }
    guard let wire = Wire.claim(), let wake = WakePipe() else {
      Console.complain("linkd: there are too many open files to start")
      return ExitCode.osError.rawValue
    }
    wake.watchSignals()
    let log = Log(descriptor: STDERR_FILENO)
    setup.store.watch { log.line("linkd: " + ErrorText.sentence(for: $0)) }
    let service = setup.makeService()
    let server = Server(
      service: service, input: wire.input, output: wire.output, wake: wake,
      log: log, limits: setup.configuration.limits)
    let code = server.run()
    if let sentence = WarningText.sentence(forUncountedClicks: service.lostClickCount) {
      Console.complain("linkd: " + sentence)
    }
    return code
  }
}
