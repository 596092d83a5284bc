import Foundation
import TestSupport
import Testing

/// The release binary links no Foundation.
///
/// So it stays small and starts fast. Under test Foundation is there, and things go right that would go wrong in the
/// program.
@Suite(.timeLimit(.minutes(1)))
struct LinkageTests {
  private static func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Foundation.Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program)")
    return String(decoding: data, as: UTF8.self)
  }

  @Test func noFoundation() throws {
    #if os(macOS)
      let libraries = try LinkageTests.output(of: "/usr/bin/otool", ["-L", LinkdBinary.path()])
    #else
      // What is loaded in the end, the needs of libraries included.
      let libraries = try LinkageTests.output(of: "/usr/bin/ldd", [LinkdBinary.path()])
    #endif
    // The list is one of libraries: these must be there.
    #expect(libraries.contains("sqlite3"))
    #expect(libraries.contains("idn2"))
    for name in ["Foundation", "libicu", "libcurl", "libxml", "XCTest", "Testing"] {
      #expect(!libraries.contains(name), "\(libraries)")
    }
  }

  /// A symbol of Foundation would be one that was linked in statically.
  @Test func noSymbolOfFoundation() throws {
    let program = try Data(contentsOf: URL(fileURLWithPath: LinkdBinary.path()), options: .alwaysMapped)
    #expect(program.range(of: Data("$s7LinkCore".utf8)) != nil || program.range(of: Data("LinkCore".utf8)) != nil)
    #expect(program.range(of: Data("$s10Foundation".utf8)) == nil)
    #expect(program.range(of: Data("$s20FoundationEssentials".utf8)) == nil)
  }
}
