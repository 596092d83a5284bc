import Foundation

/// How the program is to be started.
package struct LinkdLaunch: Sendable {
  /// What one of the three standard descriptors is to be.
  package enum Stream: Sendable {
    /// A pipe to the test.
    case pipe

    /// A pipe to the test whose both ends do not wait, as some parents hand them down.
    case pipeWithoutWaiting

    case null

    /// Not open at all.
    case closed

    /// An open descriptor of the test.
    case descriptor(Int32)

    /// A file, read from its start or made anew.
    case file(String)
  }

  /// What follows the program's name, as bytes: a path need not be UTF-8.
  package var arguments: [[UInt8]]

  /// All variables that the program sees.
  package var environment: [String: String]

  /// The working directory, if it is not that of the tests.
  package var directory: String?
  package var input = Stream.pipe
  package var output = Stream.pipe
  package var errors = Stream.pipe

  /// Words before the program's path: another program that ends by becoming this one.
  package var launcher: [String] = []

  /// A launch without any variable of the person who tests, except those that find libraries.
  package init(_ arguments: [String] = [], environment: [String: String] = [:]) {
    self.arguments = arguments.map { Array($0.utf8) }
    self.environment = LinkdLaunch.base.merging(environment) { _, new in new }
  }

  private static let base: [String: String] = {
    // A crash is to be seen at once, without a long backtrace before it.
    var base = ["HOME": "/nonexistent-home-of-linkd-tests", "SWIFT_BACKTRACE": "enable=no"]
    for name in ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"] {
      if let value = ProcessInfo.processInfo.environment[name] { base[name] = value }
    }
    return base
  }()
}
