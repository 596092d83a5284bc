/// Two ascending lists of places as one.
struct RouteCandidates: IteratorProtocol {
  private let left: [Int]
  private let right: [Int]
  private var nextLeft = 0
  private var nextRight = 0

  init(_ left: [Int], _ right: [Int]) {
    self.left = left
    self.right = right
  }

  mutating func next() -> Int? {
    guard nextLeft < left.count else {
      guard nextRight < right.count else { return nil }
      nextRight &+= 1
      return right[nextRight &- 1]
    }
    if nextRight < right.count, right[nextRight] < left[nextLeft] {
      nextRight &+= 1
      return right[nextRight &- 1]
    }
    nextLeft &+= 1
    return left[nextLeft &- 1]
  }
}
