import CLibFuzzer
import LinkCore

/// The program: libFuzzer with the checks of association files and of web requests as what it tries; its arguments are libFuzzer's.
@main
enum Fuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = LLVMFuzzerRunDriver(&count, &arguments) { (start, count) in
      Fuzzer.check(FuzzInput([UInt8](UnsafeBufferPointer(start: start, count: count))))
      return 0
    }
  }

  private static func check(_ input: FuzzInput) {
    switch input.kind {
    case .anything:
      check(input.part(0), input.profile, ChosenRules.plainURLs)
      AssetLinksCheck.run(input.part(0))
    case .match: check(input.part(0), input.profile, input.lines)
    case .lint: ReadingCheck.run(input.part(0), input.profile, input.hosting, input.lines.dropFirst() + [])
    case .compare: ComparisonCheck.run(input.part(0), input.part(1), input.profile, input.lines)
    case .rules:
      var rules = ChosenRules(input.part(0))
      let files = (rules.file(), rules.file())
      let urls = (0..<6).map { _ in rules.url() }
      check(files.0, input.profile, urls)
      ComparisonCheck.run(files.0, files.1, input.profile, urls)
    case .assetLinks: AssetLinksCheck.run(input.part(0))
    case .generate: GenerationCheck.run(input.part(0))
    case .visit: VisitCheck.run(input)
    }
  }

  private static func check(_ file: [UInt8], _ profile: AssociationProfile, _ urls: [[UInt8]]) {
    let (document, problems) = ReadingCheck.run(file, profile)
    MatchingCheck.run(document, urls)
    OrderCheck.run(document, urls, profile)
    ReachCheck.run(problems, document, urls, profile)
    AnswerCheck.run(file, urls, profile)
  }
}

/// Stops the program, so that libFuzzer keeps the input, when something is not as it must be.
func require(_ condition: Bool, _ what: @autoclosure () -> String) {
  guard !condition else { return }
  fatalError("does not hold: \(what())")
}

/// Bytes as they are shown.
func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
