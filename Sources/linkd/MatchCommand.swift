import JSONRPC
import LinkCore
import LinkService

/// `linkd match`: says which apps an association file opens for URLs.
enum MatchCommand {
  static func run(_ options: Options) -> Int32 {
    do throws(Setup.Fault) {
      let setup = try Setup.withoutStore(options)
      let service = setup.makeService()
      defer { service.close() }
      return try match(options, service, limit: setup.configuration.limits.messageBytes).rawValue
    } catch {
      Console.complain("linkd: " + error.sentence)
      return error.code.rawValue
    }
  }

  private static func match(_ options: Options, _ service: LinkdService, limit: Int) throws(Setup.Fault) -> ExitCode {
    let path = options.arguments[0]
    let request = MatchRequest(
      content: try InputFile.read(path, limit: limit), domain: options.value(.domain), app: options.value(.app),
      profile: options.value(.profile), form: options.value(.form), explains: options.has(.explain))
    let expectation = try expectation(options, limit: limit)
    let urls = try urls(options, expectation, limit: limit)
    var rows: [MatchRow] = []
    var problems: [Finding]?
    var start = 0
    repeat {
      let part = urls[start..<min(start + request.urlsPerCall, urls.count)]
      start = part.endIndex
      switch service.call(Array("matchAASA".utf8), params: request.params(part)) {
      case .failure(let error):
        Console.complain(error.json)
        return .callFailed
      case .success(let text):
        guard let answer = MatchAnswer(text) else {
          throw Setup.Fault(code: .osError, sentence: "matchAASA gave an answer that is none")
        }
        rows += answer.rows
        problems = problems ?? answer.problems
      }
    } while start < urls.count
    // What keeps the file from being read explains a table without apps.
    let errors = LintedFile(
      name: path, content: request.content, findings: (problems ?? []).filter { $0.severity == .error })
    Console.show(LintReport(style: .plain).text(of: errors))
    guard let expectation else {
      guard Console.send(Array(MatchTable.text(of: rows).utf8)) else { return .ioError }
      return errors.isUsable ? .success : .callFailed
    }
    let differences = expectation.differences(from: rows, app: options.value(.app))
    guard Console.send(Array(differences.joined().utf8)) else { return .ioError }
    if !differences.isEmpty {
      Console.complain("linkd: " + ReportText.differences(differences.count, from: options.value(.expect) ?? []))
    }
    return differences.isEmpty && errors.isUsable ? .success : .callFailed
  }

  /// The URLs of the command line, of standard input, one a line, or of the expectation.
  ///
  /// A list without URLs is refused: it would pass for one that was checked.
  private static func urls(
    _ options: Options, _ expectation: MatchExpectation?, limit: Int
  ) throws(Setup.Fault) -> [[UInt8]] {
    var urls: [[UInt8]] = []
    for argument in options.arguments.dropFirst() {
      guard argument == InputFile.standardInput else {
        urls.append(argument)
        continue
      }
      let list = URLList.urls(in: try InputFile.read(argument, limit: limit))
      if list.isEmpty {
        throw Setup.Fault(
          code: .noInput, sentence: "the file \(Quoted.text(argument)) cannot be used: \(ReportText.noURLs)")
      }
      urls += list
    }
    return options.arguments.count > 1 ? urls : expectation?.urls ?? []
  }

  private static func expectation(_ options: Options, limit: Int) throws(Setup.Fault) -> MatchExpectation? {
    guard let path = options.value(.expect) else { return nil }
    let text = try InputFile.read(path, limit: limit)
    do throws(MatchExpectation.Fault) {
      return try MatchExpectation(parsing: text)
    } catch {
      throw InputFile.unusable(path, ReportText.notAnExpectation(error))
    }
  }
}
