import Foundation

/// Runs a body on so many threads at once and waits for all of them.
func onThreads(_ count: Int, _ body: @escaping @Sendable (_ number: Int) -> Void) {
  let group = DispatchGroup()
  for number in 0..<count {
    group.enter()
    let thread = Thread {
      body(number)
      group.leave()
    }
    thread.start()
  }
  group.wait()
}
