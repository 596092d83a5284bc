import Foundation
import TestSupport
import Testing

/// Hostile URLs and bodies: each is answered with a clear error that tells nothing of the program, which lives on.
@Suite(.timeLimit(.minutes(1)))
struct HostileLinkTests {
  @Test func eachIsRefusedClearly() throws {
    let process = try LinkdProcess(LinkdLaunch(["--store", "sqlite::memory:"]))
    for (number, row) in HostileLink.all.enumerated() {
      process.queue(Sample.lines([Self.request(row, number), Sample.build(number)]))
    }
    for (number, row) in HostileLink.all.enumerated() {
      let reply = try Reply(process.readLine())
      Self.expect(reply, of: row)
      #expect(try process.readLine() == Array(Sample.built(number).utf8), "after \(row.id)")
    }
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test func rowsHaveNamesOfTheirOwn() {
    #expect(HostileLink.all.count >= 200)
    #expect(Set(HostileLink.all.map(\.id)).count == HostileLink.all.count)
  }

  private static func request(_ row: HostileLink, _ number: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(number),"method":\#(Sample.quoted(row.method)),"params":\#(row.params)}"#
  }

  private static func expect(_ reply: Reply, of row: HostileLink) {
    let text = reply.text.prefix(800)
    guard let message = reply.message else {
      Issue.record("\(row.id): accepted: \(text)")
      return
    }
    #expect(reply.code == row.code, "\(row.id): \(text)")
    #expect(reply.data?["field"] as? String == row.field, "\(row.id): \(text)")
    #expect(message.hasSuffix(row.end), "\(row.id): \(text)")
    #expect(reply.status?.isEmpty == false, "\(row.id): \(text)")
    #expect(message.utf8.count < 1000, "\(row.id): \(text)")
    #expect(message.unicodeScalars.allSatisfy { !Self.isUnseen($0) }, "\(row.id): \(text)")
    for internals in Self.internals where !row.params.contains(internals) && !row.method.contains(internals) {
      #expect(!reply.text.contains(internals), "\(row.id): \(internals) in \(text)")
    }
  }

  /// Whether a terminal or a page would be steered by the character instead of showing it.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
    default: false
    }
  }

  /// Words of stack traces, file paths and the insides of the program.
  private static let internals = [
    ".swift", ".cpp", "Sources/", ".build", "/usr/", "/tmp/", "/home/", "/root/", "/var/", "/etc/", "/proc/", "C:\\\\",
    "Fatal error", "Thread ", "Stack", "stack trace", "Optional(", "Error Domain", "SQLITE", "sqlite", "libidn2",
    "idn2",
    "LinkFault", "URLFault", "FieldFault", "RPCError", "ServiceFault", "LinkCore", "LinkService", "StrictJSON",
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path, NSHomeDirectory(),
  ]
}
