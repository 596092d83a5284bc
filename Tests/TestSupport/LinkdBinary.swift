import Foundation

/// Where the program under test is: the release binary, as users run it.
package enum LinkdBinary {
  /// The binary is not where it should be.
  package struct Missing: Error, CustomStringConvertible {
    package let path: String

    package var description: String {
      "there is no program at \(path): run clients/shell/build.sh, or set LINKD_BINARY to its path"
    }
  }

  /// The path that LINKD_BINARY names, else that of the release build beside this package.
  package static func path() throws -> String {
    let named = ProcessInfo.processInfo.environment["LINKD_BINARY"] ?? ""
    let path = named.isEmpty ? package + "/.build/release/linkd" : named
    guard path.hasPrefix("/"), access(path, X_OK) == 0 else { throw Missing(path: path) }
    return path
  }

  /// The folder of the package.
  package static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
}
