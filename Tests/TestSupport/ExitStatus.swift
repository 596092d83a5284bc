/// How a process has ended.
package enum ExitStatus: Hashable, Sendable, CustomStringConvertible {
  case code(Int32)
  case signal(Int32)

  /// Reads what waitpid(2) reports.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .code((waitStatus >> 8) & 0xFF) : .signal(signal)
  }

  package var description: String {
    switch self {
    case .code(let code): "exit \(code)"
    case .signal(let number): "killed by signal \(number)"
    }
  }
}
