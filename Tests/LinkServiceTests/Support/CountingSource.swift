import LinkStore
import Synchronization

/// Counts through the base62 alphabet in place of drawing from it: the first unguessable suffix is `0123456789ABCDEFG`.
final class CountingSource: RandomSource {
  private let next = Atomic<Int>(0)

  func fill(_ count: Int) -> [UInt8] {
    let end = next.add(count, ordering: .relaxed).newValue
    return (end - count..<end).map { UInt8($0 % 62) }
  }
}
