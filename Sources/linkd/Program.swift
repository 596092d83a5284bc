import LinkService

/// Chooses what to do and does it.
enum Program {
  /// Runs linkd; returns the exit code.
  static func run() -> Int32 {
    // What these two signals report comes as an error of the write as well, and there it can be answered: a reader that
    // has gone, and a store or an output that may not grow any more. Their default is the end of the process.
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    let options: Options
    do {
      options = try Options(parsing: Environment.arguments)
    } catch {
      Console.complain("linkd: " + Help.sentence(for: error))
      return ExitCode.usage.rawValue
    }
    if options.wantsHelp { return Help.show() }
    if options.wantsVersion {
      return Console.print("linkd " + Version.text) ? 0 : ExitCode.ioError.rawValue
    }
    switch options.command {
    case nil, .serve: return ServeCommand.run(options)
    case .call: return CallCommand.run(options)
    case .schema: return SchemaCommand.run(options)
    case .check: return CheckCommand.run(options)
    case .lint: return LintCommand.run(options)
    case .match: return MatchCommand.run(options)
    case .import: return ImportCommand.run(options)
    case .export: return ExportCommand.run(options)
    }
  }
}
