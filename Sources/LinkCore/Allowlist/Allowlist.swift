import CRE2
import Synchronization

/// URL patterns of one domain: RE2 syntax, matched anywhere in the URL.
///
/// Syntax: Firebase docs, Allow specific URL patterns. That a pattern need not match all of the URL is RE2's usual
/// meaning; the documentation is silent.
///
/// The only file that calls RE2.
///
/// Patterns are compiled when they are first needed, once, and may be asked from several threads.
package final class Allowlist: Sendable {
  package let patterns: [Pattern]

  package init(_ patterns: [[UInt8]]) {
    self.patterns = patterns.map { Pattern($0) }
  }

  package enum Verdict: Equatable, Sendable {
    /// The first pattern that was found.
    case allowed(pattern: Int)
    case refused
    /// A pattern that cannot be compiled or run: nothing may pass on its account.
    case unusable(pattern: Int)
  }

  /// Asks the patterns in order.
  package func verdict(_ url: Span<UInt8>) -> Verdict {
    var unusable: Int?
    for index in patterns.indices {
      switch patterns[index].matches(url) {
      case true?: return .allowed(pattern: index)
      case false?: continue
      case nil: unusable = unusable ?? index
      }
    }
    return unusable.map { .unusable(pattern: $0) } ?? .refused
  }

  /// One pattern.
  ///
  /// `Sendable` by hand: the compiled form is written once, by whoever comes first, and never changed after that; RE2
  /// allows concurrent searches.
  package final class Pattern: Sendable {
    package let text: [UInt8]
    /// Whether every alternative of the pattern begins at the beginning of the URL.
    package let isAnchored: Bool
    /// Address of the compiled pattern; 0 before the first use.
    private let compiled = Atomic<UInt>(0)

    init(_ text: [UInt8]) {
      self.text = text
      isAnchored = PatternTreeReader.tree(of: text)?.isAnchored ?? false
    }

    deinit {
      unsafe linkd_re2_free(OpaquePointer(bitPattern: compiled.load(ordering: .acquiring)))
    }

    /// The reason why RE2 refuses the pattern, nil for a usable one.
    package func fault() -> [UInt8]? {
      var reason = [CChar](repeating: 0, count: 256)
      guard let pointer = unsafe compile(&reason) else {
        return reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      }
      unsafe linkd_re2_free(pointer)
      return nil
    }

    /// Whether the pattern is found in `url`; nil when it cannot be used.
    func matches(_ url: Span<UInt8>) -> Bool? {
      guard let pointer = unsafe pattern() else { return nil }
      let status = unsafe url.withUnsafeBufferPointer { buffer -> CInt in
        guard let base = buffer.baseAddress else { return unsafe linkd_re2_search(pointer, [0], 0) }
        return unsafe linkd_re2_search(pointer, base, buffer.count)
      }
      return status < 0 ? nil : status == 1
    }

    private func pattern() -> OpaquePointer? {
      if let pointer = unsafe OpaquePointer(bitPattern: compiled.load(ordering: .acquiring)) { return unsafe pointer }
      var reason: [CChar] = [0]
      guard let made = unsafe compile(&reason) else { return nil }
      let (isFirst, current) = compiled.compareExchange(
        expected: 0,
        desired: UInt(bitPattern: made),
        ordering: .acquiringAndReleasing
      )
      guard isFirst else {
        unsafe linkd_re2_free(made)
        return unsafe OpaquePointer(bitPattern: current)
      }
      return unsafe made
    }

    private func compile(_ reason: inout [CChar]) -> OpaquePointer? {
      let size = reason.count
      return unsafe text.withUnsafeBufferPointer { buffer in
        unsafe linkd_re2_compile(buffer.baseAddress, buffer.count, &reason, size)
      }
    }
  }
}
