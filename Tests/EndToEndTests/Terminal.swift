import Foundation
import Testing

/// A pseudo terminal.
struct Terminal {
  /// The end of whoever shows the terminal.
  let controller: Int32

  /// The end that a program gets.
  let descriptor: Int32

  static func open() throws -> Terminal {
    #if os(Linux)
      let controller = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(controller >= 0)
      // asm-generic/ioctls.h; the C library shows its own functions for this to X/Open programs only.
      let unlock: UInt = 0x4004_5431
      let getNumber: UInt = 0x8004_5430
      var locked: Int32 = 0
      var number: Int32 = -1
      try #require(ioctl(controller, unlock, &locked) == 0 && ioctl(controller, getNumber, &number) == 0)
      let path = "/dev/pts/\(number)"
    #else
      let controller = posix_openpt(O_RDWR | O_NOCTTY)
      try #require(controller >= 0 && grantpt(controller) == 0 && unlockpt(controller) == 0)
      let path = String(cString: try #require(ptsname(controller)))
    #endif
    let descriptor = Foundation.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(descriptor >= 0 && isatty(descriptor) == 1)
    return Terminal(controller: controller, descriptor: descriptor)
  }

  /// What programs that have ended have written to the terminal: waiting bytes, a few kilobytes at most.
  func shown() throws -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(controller, &bytes, bytes.count)
    try #require(count >= 0)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  func close() {
    _ = Foundation.close(descriptor)
    _ = Foundation.close(controller)
  }
}
