import LinkCore
import StrictJSON

@testable import LinkService

/// Reads and lints bytes as a file: whatever they are, what is found has its place in them.
enum ReadingCheck {
  /// A hundredth of what a caller may spend, so that a run is quick.
  static let budget = SearchBudget(total: 1 << 15, each: 1 << 13, states: 2_000)

  /// Returns what was read, and what was found without regard to how it was served.
  static func run(
    _ bytes: [UInt8], _ profile: AssociationProfile
  ) -> (document: AssociationDocument, problems: [AssociationProblem]) {
    let document = AssociationDocument(reading: bytes)
    let problems = AssociationLinter.findings(in: document, profile: profile, budget: budget)
    check(problems, document, bytes, profile, copy: nil)
    return (document, problems)
  }

  /// With how the file was served.
  static func run(
    _ bytes: [UInt8], _ profile: AssociationProfile, _ served: (url: [UInt8], answer: [UInt8], cdn: [UInt8])?,
    _ entitlements: [[UInt8]]
  ) {
    let document = AssociationDocument(reading: bytes)
    let hosting = served.flatMap { ReadingCheck.hosting(url: $0.url, answer: $0.answer, cdn: $0.cdn) }
    let problems = AssociationLinter.findings(
      in: document, profile: profile, hosting: hosting?.value, entitlements: entitlements, budget: budget)
    require(
      problems
        == AssociationLinter.findings(
          in: document, profile: profile, hosting: hosting?.value, entitlements: entitlements, budget: budget),
      "a second run finds the same")
    check(problems, document, bytes, profile, copy: hosting?.copy)
  }

  private static func check(
    _ problems: [AssociationProblem], _ document: AssociationDocument, _ bytes: [UInt8], _ profile: AssociationProfile,
    copy: AssociationDocument?
  ) {
    checkPlaces(problems, document, bytes)
    checkText(problems, document)
    WitnessCheck.run(problems, document, profile, copy: copy)
  }

  private static func hosting(
    url: [UInt8], answer: [UInt8], cdn: [UInt8]
  ) -> (value: AssociationHosting, copy: AssociationDocument?)? {
    guard let output = try? CurlOutput(reading: answer) else { return nil }
    let copy = (try? CurlOutput(reading: cdn)).map { copy in
      AssociationHosting.Copy(answer: copy.hostingAnswer, body: copy.body)
    }
    let hosting = AssociationHosting(
      url: url, finalURL: output.finalURL(from: url), answer: output.hostingAnswer,
      redirects: output.redirects(from: url), cdn: copy)
    return (hosting, copy.map { AssociationDocument(reading: $0.body) })
  }

  private static func checkPlaces(
    _ problems: [AssociationProblem], _ document: AssociationDocument, _ bytes: [UInt8]
  ) {
    let lines = SourceMap(document.text)
    var last = 0
    for problem in problems where problem.subject == .file {
      require(problem.offset >= last, "findings are in the order of the file")
      require(
        problem.length >= 0 && problem.offset + problem.length <= bytes.count,
        "\(problem.rule) at \(problem.offset)+\(problem.length) is in \(bytes.count) bytes")
      last = problem.offset
      let range = document.textRange(of: problem)
      require(range.upperBound <= document.text.count, "\(problem.rule) is in the text")
      let start = lines.position(of: range.lowerBound)
      let end = lines.position(of: range.upperBound)
      require(
        start.line >= 1 && start.column >= 1 && (start.line, start.column) <= (end.line, end.column),
        "\(problem.rule) has a beginning before its end")
      let pointer = document.pointer(of: problem)
      require(pointer.isEmpty || pointer.first == UInt8(ascii: "/"), "\(shown(pointer)) is a JSON Pointer")
    }
  }

  /// What is written of findings is JSON, and has as many.
  private static func checkText(_ problems: [AssociationProblem], _ document: AssociationDocument) {
    var writer = JSONWriter()
    do throws(ServiceFault) {
      try FindingWriter.write(
        problems, of: document, SourceMap(document.text), upTo: .max, limit: .max, to: &writer)
    } catch {
      fatalError("findings cannot be written")
    }
    guard let json = try? JSON(parsing: writer.bytes) else {
      fatalError("findings are not JSON: \(shown(writer.bytes))")
    }
    require(json.count(json.root) == problems.count, "every finding is written")
  }
}

extension CurlOutput {
  fileprivate var hostingAnswer: AssociationHosting.Answer {
    AssociationHosting.Answer(status: last.status, headers: last.fields)
  }
}
