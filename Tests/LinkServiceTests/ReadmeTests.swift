import Foundation
import JSONRPC
import LinkCore
import LinkService
import LinkStore
import TestSupport
import Testing

/// The README shows what linkd answers: each `-->` line is asked here, in order, and must get its `<--` line.
@Suite struct ReadmeTests {
  static let text = (try? String(contentsOfFile: LinkdBinary.package + "/README.md", encoding: .utf8)) ?? ""

  @Test func answersAreThoseOfTheProgram() throws {
    let lines = Self.text.split(separator: "\n")
    let requests = lines.filter { $0.hasPrefix("--> ") }.map { $0.dropFirst(4) }
    let answers = lines.filter { $0.hasPrefix("<-- ") }.map { $0.dropFirst(4) }
    try #require(requests.count == 6 && answers.count == 6)

    let store = SQLiteStore(location: StoreLocation(place: .sqliteMemory), random: SystemRandomSource())
    let service = LinkdService(configuration: Configuration(), store: store) { 1_767_225_600_000 }
    let exchange = Exchange(service: service)
    for (request, answer) in zip(requests, answers) {
      let line = Array((request + "\n").utf8)
      _ = exchange.receive(line, to: line.count, atEnd: false)
      var written: [UInt8] = []
      while exchange.hasWork {
        exchange.work(on: line)
        written += exchange.outputs.flatMap { $0 }
      }
      #expect(String(decoding: written, as: UTF8.self) == answer + "\n")
    }
    service.close()
  }

  @Test func configurationIsOne() throws {
    let block = try #require(Self.text.components(separatedBy: "```json\n").dropFirst().first)
    let configuration = try Configuration(parsing: Array(block.components(separatedBy: "```")[0].utf8))
    #expect(configuration.domains.count == 2)
    #expect(configuration.iosApps.count == 1)
    #expect(configuration.androidApps.count == 1)
    #expect(configuration.routes.count == 1)
    #expect(configuration.warnings == [])
  }
}
