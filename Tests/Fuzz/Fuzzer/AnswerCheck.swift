import LinkCore
import StrictJSON

@testable import LinkService

/// Writes what a file says of URLs as `matchAASA` does: the same again from the cache, and JSON.
enum AnswerCheck {
  /// Kept from one input to the next, as a server does, so that files are thrown out of it.
  nonisolated(unsafe) private static var cache = AssociationCache()

  static func run(_ file: [UInt8], _ urls: [[UInt8]], _ profile: AssociationProfile) {
    let matcher = AssociationDocument(reading: file).compiled(profile: profile)
    let answer = answer(matcher, urls)
    require((try? JSON(parsing: answer)) != nil, "an answer is JSON: \(shown(answer))")
    if cache.matcher(for: file, isValue: false, profile: profile) == nil {
      cache.insert(matcher, for: file, isValue: false)
    }
    guard let known = cache.matcher(for: file, isValue: false, profile: profile) else {
      fatalError("what was kept is there")
    }
    require(known.profile == profile, "the cache tells profiles apart")
    require(self.answer(known, urls) == answer, "the same answer from the cache")
  }

  private static func answer(_ matcher: AssociationMatcher, _ urls: [[UInt8]]) -> [UInt8] {
    var writer = JSONWriter()
    do throws(ServiceFault) {
      try AssociationWriter.write(
        matcher, urls: urls, question: AssociationQuestion(traces: true), problems: matcher.document.problems,
        hasPlaces: true, bytes: .max >> 1, work: &cache.work, to: &writer)
    } catch {
      fatalError("an answer cannot be written")
    }
    return writer.bytes
  }
}
