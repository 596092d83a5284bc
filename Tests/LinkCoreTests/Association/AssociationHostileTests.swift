import LinkCore
import StrictJSON
import Testing

struct AssociationHostileTests {
  private static let sample = Array(
    ##"""
    {"applinks":{"apps":[],"defaults":{"caseSensitive":false,"?":{"a":"*"}},"details":[
    {"appID":"A.b","appIDs":["A.c","A.dé"],"paths":["NOT /x/*","*"],"defaults":{"percentEncoded":false},"components":[
    {"/":"/$(v)/é?*","?":{"q\u00e9":"\ud83d\ude00?","z":"$(lang)"},"#":"$(digit)","exclude":true},{"?":"a=*",}]}],
    "substitutionVariables":{"v":["a*","?b",""]}}}
    """##.utf8)

  private static let urls = [
    "https://h.test/ab/%C3%A9x?q%C3%A9=%F0%9F%98%80y&z=de#7", "http://u@H.test:8//.././%zz?a=1&&a&=b#%", "", "https://",
    "https://h", "x:", "https://[::1]/é?é#é",
  ].map { Array($0.utf8) }

  private func exercise(_ bytes: [UInt8], _ work: inout AssociationWork) {
    let document = AssociationDocument(reading: bytes)
    let map = SourceMap(document.text)
    for problem in document.problems {
      #expect(problem.offset >= 0 && problem.offset + problem.length <= bytes.count)
      #expect(map.position(of: problem.offset).line >= 1)
      _ = document.pointer(of: problem)
    }
    for profile in AssociationProfile.allCases {
      let matcher = document.compiled(profile: profile)
      for url in AssociationHostileTests.urls {
        let verdict = matcher.decide(url, AssociationQuestion(form: .browser, traces: true), using: &work)
        for step in verdict.traces.flatMap(\.steps) {
          _ = verdict.comparedText(step)
          _ = matcher.patternText(of: step)
          #expect(matcher.pointer(to: step.rule) == document.json.pointer(to: step.rule.node))
        }
      }
    }
  }

  @Test
  func everyTruncation() {
    var work = AssociationWork()
    for count in 0...AssociationHostileTests.sample.count {
      exercise(Array(AssociationHostileTests.sample.prefix(count)), &work)
    }
  }

  @Test(arguments: [0x01, 0x04, 0x20, 0x80, 0xFF] as [UInt8])
  func everyFlip(_ mask: UInt8) {
    var work = AssociationWork()
    for index in AssociationHostileTests.sample.indices {
      var bytes = AssociationHostileTests.sample
      bytes[index] ^= mask
      exercise(bytes, &work)
    }
  }

  @Test
  func everyByteOfAURL() {
    let matcher = AssociationDocument(reading: AssociationHostileTests.sample).compiled()
    var work = AssociationWork()
    for url in AssociationHostileTests.urls {
      for index in url.indices {
        for byte in UInt8.min...UInt8.max {
          var changed = url
          changed[index] = byte
          for form in [AssociationForm.raw, .browser] {
            let verdict = matcher.decide(changed, AssociationQuestion(servedDomain: url, form: form), using: &work)
            #expect(verdict.apps.count == matcher.apps.count)
          }
        }
      }
    }
  }

  /// Apps and entries cost steps even where no rule is looked at, so that a bound on the steps bounds them too.
  @Test(arguments: ["https://h.test/", "https://other.test/", "mailto:a", ""])
  func everyAppCostsSteps(_ url: String) {
    let apps = (0..<500).map { "\"A.b\($0)\"" }.joined(separator: ",")
    let document = AssociationCase.document("{\"appIDs\":[\(apps)],\"paths\":[\"/x\"]}")
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    let question = AssociationQuestion(servedDomain: Array("h.test".utf8), appID: Array("A.b0".utf8))
    work.allow(steps: 100_000)
    for _ in 0..<10 { _ = matcher.decide(Array(url.utf8), question, using: &work) }
    #expect(work.steps >= 10 * 500)
    #expect(!work.isExhausted)
    work.allow(steps: 400)
    _ = matcher.decide(Array(url.utf8), question, using: &work)
    #expect(work.isExhausted)
    #expect(work.steps < 500)
  }

  @Test
  func everyEntryCostsSteps() {
    let entries = (0..<500).map { _ in #"{"appID":"A.b","paths":[]}"# }.joined(separator: ",")
    let matcher = AssociationDocument(reading: Array(AssociationCase.document(entries).utf8)).compiled()
    var work = AssociationWork()
    work.allow(steps: 100_000)
    for _ in 0..<10 { _ = matcher.decide(Array("https://h.test/".utf8), using: &work) }
    #expect(work.steps >= 10 * 500)
  }

  @Test
  func deepNesting() {
    let deep = Array(repeating: UInt8(ascii: "["), count: 100_000)
    let document = AssociationDocument(reading: deep)
    #expect(!document.isUsable)
    #expect(document.problems.map(\.rule) == [.notJSON])
  }
}
