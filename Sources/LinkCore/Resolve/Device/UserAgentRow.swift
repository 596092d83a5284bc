/// Sign in a user agent and what it says about the sender.
struct UserAgentRow: Sendable {
  enum Meaning: Equatable, Sendable {
    /// Fetches pages in order to show previews of links.
    case linkPreview
    /// Search engines and other robots, which go where desktop goes whatever device they imitate.
    case robot
    case device(Device.Platform)
    /// A Mac, or an iPad that calls itself one.
    case mac
  }

  enum Place: Sendable {
    /// Behind any byte that is neither letter nor digit, and at the beginning.
    case word
    /// At the beginning alone: elsewhere the same name is that of an app with a browser inside.
    case beginning
  }

  /// In lower case, with a letter first and no less than two bytes; compared without ASCII case.
  let token: StaticString
  let meaning: Meaning
  let place: Place

  init(_ token: StaticString, _ meaning: Meaning, at place: Place = .word) {
    self.token = token
    self.meaning = meaning
    self.place = place
  }

  var tokenBytes: [UInt8] { ByteText.bytes(token) }

  var platform: Device.Platform {
    switch meaning {
    case .linkPreview: .crawler
    case .robot, .mac: .desktop
    case .device(let platform): platform
    }
  }

  var isRobot: Bool {
    switch meaning {
    case .linkPreview, .robot: true
    case .device, .mac: false
    }
  }
}
