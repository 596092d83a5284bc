import JSONRPC
import LinkCore
import LinkService

/// `linkd lint`: says what is wrong with association files.
enum LintCommand {
  /// What is printed; the raw value is the word on the command line.
  enum Format: String, CaseIterable {
    case human
    case json
    case sarif
  }

  static func run(_ options: Options) -> Int32 {
    do throws(Setup.Fault) {
      let setup = try Setup.withoutStore(options)
      let service = setup.makeService()
      defer { service.close() }
      return try lint(options, service, limit: setup.configuration.limits.messageBytes).rawValue
    } catch {
      Console.complain("linkd: " + error.sentence)
      return error.code.rawValue
    }
  }

  private static func lint(_ options: Options, _ service: LinkdService, limit: Int) throws(Setup.Fault) -> ExitCode {
    let format = options.value(.format).flatMap { Format(rawValue: String(decoding: $0, as: UTF8.self)) } ?? .human
    let report = LintReport(style: Console.style)
    var code = ExitCode.success
    var files: [LintedFile] = []
    let requests = try requests(options, limit: limit, &code)
    if let first = requests.first, requests.allSatisfy(\.hasIdleOptions) {
      Console.complain("linkd: " + ReportText.idleOptions(of: first.name))
    }
    for request in requests {
      switch service.call(request.method, params: request.params) {
      case .failure(let error):
        Console.complain(error.json)
        return .callFailed
      case .success(let answer):
        guard let file = LintedFile(request, answer: answer) else {
          let method = String(decoding: request.method, as: UTF8.self)
          throw Setup.Fault(code: .osError, sentence: "\(method) gave an answer that is none")
        }
        files.append(file)
        // People see what was found while the other files are read.
        guard format != .human || Console.send(Array(report.text(of: file).utf8)) else { return .ioError }
      }
    }
    let isWritten =
      switch format {
      case .json: Console.print(LintJSON.text(of: files))
      case .sarif: Console.print(SARIFReport(files).text)
      case .human: report.summary(of: files).map { Console.print($0) } ?? true
      }
    guard isWritten else { return .ioError }
    return code == .success && files.contains { $0.count(of: .error) > 0 } ? .callFailed : code
  }

  /// What is to be looked at; a file that cannot be read is told, and does not keep the others from being looked at.
  private static func requests(
    _ options: Options, limit: Int, _ code: inout ExitCode
  ) throws(Setup.Fault) -> [LintRequest] {
    let entitlements = options.values(.entitlement)
    let profile = options.value(.profile)
    if let path = options.value(.http), let url = options.value(.url) {
      let answer = try curlOutput(path, limit: limit)
      var cdn: CurlOutput?
      if let path = options.value(.cdn) { cdn = try curlOutput(path, limit: limit) }
      let hosting = LintRequest.Hosting(url: url, answer: answer, cdn: cdn)
      return [
        LintRequest(name: url, content: answer.body, hosting: hosting, entitlements: entitlements, profile: profile)
      ]
    }
    var requests: [LintRequest] = []
    for path in options.arguments {
      do throws(Setup.Fault) {
        let content = try InputFile.read(path, limit: limit)
        requests.append(
          LintRequest(name: path, content: content, hosting: nil, entitlements: entitlements, profile: profile))
      } catch {
        Console.complain("linkd: " + error.sentence)
        code = error.code
      }
    }
    return requests
  }

  private static func curlOutput(_ path: [UInt8], limit: Int) throws(Setup.Fault) -> CurlOutput {
    let bytes = try InputFile.read(path, limit: limit)
    do throws(CurlOutput.Fault) {
      return try CurlOutput(reading: bytes)
    } catch {
      throw InputFile.unusable(path, ReportText.notAnAnswer(error))
    }
  }
}
