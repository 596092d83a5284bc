extension Device {
  /// The sign that decided on the platform.
  ///
  /// A row goes by its place, as only a trace wants the token and every click would make it.
  enum Evidence: Equatable, Sendable {
    case explicit
    /// The row of ``UserAgentTable`` that says Mac.
    case touchPoints(row: Int)
    /// The value of the header.
    case clientHint([UInt8])
    /// The row of ``UserAgentTable``.
    case userAgent(row: Int)
    case none

    var source: Source {
      switch self {
      case .explicit: .explicit
      case .touchPoints: .touchPoints
      case .clientHint: .clientHint
      case .userAgent: .userAgent
      case .none: .none
      }
    }

    /// Whether it is the name of a robot.
    var isRobot: Bool {
      if case .userAgent(let row) = self { UserAgentTable.rows[row].isRobot } else { false }
    }

    var token: [UInt8] {
      switch self {
      case .explicit, .none: []
      case .clientHint(let value): value
      case .touchPoints(let row), .userAgent(let row): UserAgentTable.rows[row].tokenBytes
      }
    }
  }
}
