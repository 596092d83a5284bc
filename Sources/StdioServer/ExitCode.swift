/// Exit codes that this target returns beside 0 and those of signals (sysexits.h).
enum ExitCode {
  /// EX_IOERR: reading requests or writing answers failed.
  static let inputOutput: Int32 = 74
}
