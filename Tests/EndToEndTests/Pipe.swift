import Foundation
import TestSupport

/// A pipe whose ends the test holds itself.
struct Pipe {
  let readEnd: Int32
  let writeEnd: Int32

  static func make() throws -> Pipe {
    let (readEnd, writeEnd) = try Spawning.makePipe()
    return Pipe(readEnd: readEnd, writeEnd: writeEnd)
  }

  func close() {
    _ = Foundation.close(readEnd)
    _ = Foundation.close(writeEnd)
  }
}
