/// Exit codes, after `sysexits.h`; the table in the help text is made from them.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  case callFailed = 1
  case usage = 64
  case noInput = 66
  case unavailable = 69
  case osError = 71
  case ioError = 74
  case configuration = 78

  /// What the code says, for the help text.
  var meaning: String {
    switch self {
    case .success: "all is well; also after end of input, SIGTERM, SIGINT or SIGHUP"
    case .callFailed:
      "a call, check or lint found an error, a verdict is another, or exit came without shutdown"
    case .usage: "the command line cannot be understood"
    case .noInput: "a file that is to be read cannot be read"
    case .unavailable: "the store failed during an import or export"
    case .osError: "the system refuses what linkd needs to start"
    case .ioError: "standard input or output failed"
    case .configuration: "the configuration cannot be read"
    }
  }
}
