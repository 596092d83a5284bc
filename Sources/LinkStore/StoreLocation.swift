import LinkCore

/// A place where short links can be kept, as configuration names it: `sqlite:PATH` or `sqlite::memory:`.
package struct StoreLocation: Hashable, Sendable {
  /// Which engine, and where.
  package enum Place: Hashable, Sendable {
    /// An SQLite file; the path is not empty and has no NUL.
    case sqliteFile(path: [UInt8])
    /// An SQLite database that ends with the process.
    case sqliteMemory
  }

  package let place: Place
  /// Whether missing directories on the way are made (mode 0700), which only the default place asks for.
  package let makesDirectory: Bool

  package init(place: Place, makesDirectory: Bool = false) {
    self.place = place
    self.makesDirectory = makesDirectory
  }

  /// Reads the text of a location; the scheme is compared without case.
  ///
  /// Refused, as `StoreLocationFault`: the empty text, a text without a scheme, another scheme, an empty path, a NUL,
  /// and a path that begins with two slashes: tools disagree about whether `sqlite:///x` is absolute.
  package init(parsing text: [UInt8]) throws(StoreLocationFault) {
    guard !text.isEmpty else { throw .empty }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { throw .noScheme }
    let scheme = text[..<colon].map(\.lowercasedASCII)
    guard Self.isScheme(scheme) else { throw .noScheme }
    if scheme == Array("postgresql".utf8) || scheme == Array("postgres".utf8) { throw .noPostgreSQL }
    guard scheme == Array("sqlite".utf8) else { throw .unknownScheme(scheme) }

    let path = Array(text[(colon + 1)...])
    if path == Array(":memory:".utf8) {
      self.init(place: .sqliteMemory)
      return
    }
    guard !path.isEmpty else { throw .emptyPath }
    guard !path.contains(0) else { throw .nulInPath }
    guard !path.starts(with: Array("//".utf8)) else { throw .twoSlashes }
    self.init(place: .sqliteFile(path: path))
  }

  /// The text that `init(parsing:)` reads back as this place.
  package var canonicalText: [UInt8] {
    switch place {
    case .sqliteFile(let path): Array("sqlite:".utf8) + path
    case .sqliteMemory: Array("sqlite::memory:".utf8)
    }
  }

  /// The same place with a relative path made relative to `directory`, which is an absolute path.
  package func resolved(against directory: [UInt8]) -> StoreLocation {
    guard case .sqliteFile(let path) = place, path.first != UInt8(ascii: "/"), !directory.isEmpty else { return self }
    let separator: [UInt8] = directory.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return StoreLocation(place: .sqliteFile(path: directory + separator + path), makesDirectory: makesDirectory)
  }

  /// RFC 3986 section 3.1.
  private static func isScheme(_ bytes: [UInt8]) -> Bool {
    bytes.first?.isASCIILetter == true
      && bytes.allSatisfy { byte in
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".")
      }
  }
}
