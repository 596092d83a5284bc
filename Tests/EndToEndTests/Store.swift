import TestSupport
import Testing

/// What a database file must be able to do, asked of a new process.
enum Store {
  /// Expects that the store is whole and that link number N leads to page N.
  static func expect(
    _ links: [String], in path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let check = try LinkdProcess.run(["check", "--store", "sqlite:" + path])
    #expect(check.status == .code(0), "\(check.outputText)", sourceLocation: sourceLocation)
    let requests = links.enumerated().map { Sample.resolve($1, id: "\($0)") }
    let outcome = try LinkdProcess.run(LinkdLaunch(["--store", "sqlite:" + path]), input: Sample.lines(requests))
    let replies = try outcome.lines.map { try Reply($0) }
    #expect(replies.count == links.count, sourceLocation: sourceLocation)
    for (number, reply) in replies.enumerated() {
      guard reply.id == "\(number)", reply.result?["longDynamicLink"] as? String == Sample.longLink(number) else {
        Issue.record("link \(number): \(reply.text)", sourceLocation: sourceLocation)
        return
      }
    }
  }
}
