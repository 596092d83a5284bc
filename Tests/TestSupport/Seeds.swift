import Foundation

/// Seeds of tests with random values.
package enum Seeds {
  /// Every how manieth seed is used: `LINKD_SEED_STRIDE`, else each.
  ///
  /// A sanitizer looks at memory or threads, in code that the same tests have been through without it; with a tenth of
  /// the speed, some of the seeds have to do.
  private static let stride = max(1, Int(ProcessInfo.processInfo.environment["LINKD_SEED_STRIDE"] ?? "") ?? 1)

  package static func of<Seed: BinaryInteger>(_ all: Range<Seed>) -> [Seed] where Seed.Stride == Int {
    Array(Swift.stride(from: all.lowerBound, to: all.upperBound, by: stride))
  }
}
