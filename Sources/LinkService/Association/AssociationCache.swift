import LinkCore

/// Association files that were read and compiled, by their content.
struct AssociationCache: Sendable {
  private struct Compiled: Sendable {
    let isValue: Bool
    let matcher: AssociationMatcher
  }

  /// A link domain has one file, a checking tool a handful; as many megabytes of compiled rules stand behind each
  /// megabyte of text.
  private var files = ContentCache<Compiled>(countLimit: 32, byteLimit: 8 << 20)

  /// Memory in which URLs are decided.
  var work = AssociationWork()

  /// The compiled file when it is there.
  ///
  /// `isValue` tells the same bytes as a JSON value of a request from the text of a file.
  mutating func matcher(for content: [UInt8], isValue: Bool, profile: AssociationProfile) -> AssociationMatcher? {
    files.value(for: content) { $0.isValue == isValue && $0.matcher.profile == profile }?.matcher
  }

  /// Keeps a compiled file that is not there yet.
  mutating func insert(_ matcher: AssociationMatcher, for content: [UInt8], isValue: Bool) {
    files.insert(Compiled(isValue: isValue, matcher: matcher), for: content)
  }
}
