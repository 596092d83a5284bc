extension StoreLocation {
  /// Which convention the default place follows.
  package enum Platform: Sendable {
    /// XDG Base Directory Specification 0.8.
    case xdg
    /// `~/Library/Application Support`, unless XDG_DATA_HOME is set on purpose.
    case macOS

    /// The convention of the system that this program was built for.
    package static var current: Platform {
      #if os(macOS)
        return .macOS
      #else
        return .xdg
      #endif
    }
  }

  /// The place of the database when nothing names another one: `links.sqlite` in linkd's data directory.
  ///
  /// - Parameters:
  ///   - dataHome: The value of XDG_DATA_HOME, nil if unset. An empty or a relative value counts as unset, as XDG 0.8
  ///     demands.
  ///   - home: The value of HOME, nil if unset; empty and relative values count as unset as well.
  /// - Throws: `noHome` if neither is of use.
  package static func standard(
    dataHome: [UInt8]?,
    home: [UInt8]?,
    platform: Platform = .current
  ) throws(StoreLocationFault) -> StoreLocation {
    let directory: [UInt8]
    if let dataHome = absolute(dataHome) {
      directory = dataHome
    } else if let home = absolute(home) {
      switch platform {
      case .xdg: directory = home + Array("/.local/share".utf8)
      case .macOS: directory = home + Array("/Library/Application Support".utf8)
      }
    } else {
      throw .noHome
    }
    return StoreLocation(
      place: .sqliteFile(path: directory + Array("/linkd/links.sqlite".utf8)),
      makesDirectory: true
    )
  }

  /// The directory without slashes at its end, nil unless it is an absolute path.
  private static func absolute(_ directory: [UInt8]?) -> [UInt8]? {
    guard var directory, directory.first == UInt8(ascii: "/"), !directory.contains(0) else { return nil }
    while directory.last == UInt8(ascii: "/") { directory.removeLast() }
    // A second leading slash would make the canonical text unreadable, and means nothing on the systems we run on.
    while directory.starts(with: Array("//".utf8)) { directory.removeFirst() }
    return directory
  }
}
