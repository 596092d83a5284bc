import Foundation
import LinkService
import TestSupport
import Testing

/// Whole conversations, answer for answer.
///
/// `LINKD_RECORD_VECTORS=1` writes the answers that the service gives into the files, for reading them over; such a run
/// always fails.
@Suite struct VectorTests {
  @Test(arguments: VectorFile.all)
  func answers(_ file: VectorFile) throws {
    let service = try VectorTests.service(for: file)
    guard ProcessInfo.processInfo.environment["LINKD_RECORD_VECTORS"] == nil else {
      try VectorTests.record(file, service)
      Issue.record("The answers of \(file.id) were recorded; read them, and run again without recording.")
      return
    }
    for exchange in try file.exchanges() {
      let answers = service.send(exchange.requests)
      let requests = exchange.requests.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
      #expect(answers.count == exchange.answers.count, "\(file.id):\(exchange.line) \(requests)")
      for (answer, wanted) in zip(answers, exchange.answers) {
        #expect(
          String(decoding: answer, as: UTF8.self) == String(decoding: wanted, as: UTF8.self),
          "\(file.id):\(exchange.line) \(requests)")
      }
    }
  }

  /// All methods and all codes that one peer without a broken store can meet are in the files.
  @Test func coverage() throws {
    var methods: Set<String> = []
    var statuses: Set<String> = []
    for file in VectorFile.all {
      for exchange in try file.exchanges() {
        for call in VectorCall.calls(in: exchange) {
          if !call.answer.isError { methods.insert(call.method) }
        }
        for answer in exchange.answers {
          if let status = try Answer(JSONTree(parsing: answer)).status { statuses.insert(status) }
        }
      }
    }
    #expect(
      methods.isSuperset(of: [
        "build", "shorten", "parseIncoming", "matchAASA", "resolve", "generateAASA", "generateAssetLinks",
        "generateAppConfig", "lintAssetLinks", "linkStats", "updateLink", "handleRequest",
      ]))
    #expect(
      statuses == [
        "PARSE_ERROR", "INVALID_REQUEST", "METHOD_NOT_FOUND", "INVALID_ARGUMENT", "REQUEST_CANCELLED",
        "PERMISSION_DENIED", "NOT_FOUND", "ALREADY_EXISTS", "FAILED_PRECONDITION",
      ])
  }

  private static func service(for file: VectorFile) throws -> TestService {
    guard let configuration = file.configuration else { return TestService() }
    return TestService(try Configuration(parsing: configuration))
  }

  private static func record(_ file: VectorFile, _ service: TestService) throws {
    var out: [UInt8] = []
    var requests: [[UInt8]] = []
    func answer() {
      guard !requests.isEmpty else { return }
      for answer in service.send(requests) { out += Array("<< ".utf8) + answer + [UInt8(ascii: "\n")] }
      requests = []
    }
    for line in file.lines {
      switch line.kind {
      case .answer:
        answer()
        continue
      case .request: requests.append(line.text)
      case .blank: answer()
      case .remark: break
      }
      let text = line.kind == .blank ? [] : Array((line.kind.rawValue + " ").utf8) + line.text
      out += text + [UInt8(ascii: "\n")]
    }
    answer()
    while out.suffix(2) == [UInt8(ascii: "\n"), UInt8(ascii: "\n")] { out.removeLast() }
    try Data(out).write(to: file.url)
  }
}
