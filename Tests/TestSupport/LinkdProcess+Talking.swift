import Foundation

extension LinkdProcess {
  /// Puts bytes where they are written from while anything is waited for.
  package func queue(_ bytes: [UInt8]) {
    if pendingStart == pending.count {
      pending = bytes
      pendingStart = 0
    } else {
      pending += bytes
    }
  }

  /// Writes bytes without reading any output.
  package func write(_ bytes: [UInt8], seconds: Double = LinkdProcess.patience) throws {
    queue(bytes)
    try pump("a taken input", seconds: seconds, reads: false) { self.pendingStart == self.pending.count }
  }

  package func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Takes the next line of the output, without its end; what is queued is written meanwhile.
  package func readLine(seconds: Double = LinkdProcess.patience) throws -> [UInt8] {
    var searched = taken
    var end: Int?
    try pump("a line of output", seconds: seconds) {
      end = Bytes.firstIndex(of: 0x0A, in: self.output, from: searched)
      searched = self.output.count
      return end != nil || self.outputEnd == nil
    }
    guard let end else { throw fault("the output ended before the line") }
    let line = Array(output[taken..<end])
    taken = end + 1
    return line
  }

  /// Writes one line and takes the line that answers it.
  package func ask(_ line: String) throws -> [UInt8] {
    queue(Array((line + "\n").utf8))
    return try readLine()
  }

  /// Takes the next `count` lines at once, ends included.
  package func readLines(_ count: Int, seconds: Double = LinkdProcess.patience) throws -> [UInt8] {
    var found = 0
    var searched = taken
    try pump("\(count) lines of output", seconds: seconds) {
      while found < count, let end = Bytes.firstIndex(of: 0x0A, in: self.output, from: searched) {
        found += 1
        searched = end + 1
      }
      return found == count || self.outputEnd == nil
    }
    guard found == count else { throw fault("the output ended after \(found) of \(count) lines") }
    let lines = Array(output[taken..<searched])
    taken = searched
    return lines
  }

  /// Takes at least `count` bytes of the output, or what there is at its end.
  package func read(atLeast count: Int, seconds: Double = LinkdProcess.patience) throws -> [UInt8] {
    try pump("\(count) bytes of output", seconds: seconds) {
      self.output.count - self.taken >= count || self.outputEnd == nil
    }
    let bytes = Array(output[taken...])
    taken = output.count
    return bytes
  }

  /// Waits until the process has written so many bytes to standard error; returns all of them.
  package func readErrors(atLeast count: Int, seconds: Double = LinkdProcess.patience) throws -> [UInt8] {
    try pump("words on standard error", seconds: seconds, reads: false) {
      self.errors.count >= count || self.errorEnd == nil
    }
    return errors
  }

  /// Writes what is queued and reads what comes until `isDone`.
  func pump(_ goal: String, seconds: Double, reads: Bool = true, until isDone: () -> Bool) throws {
    let end = LinkdProcess.now + seconds
    while !isDone() {
      let left = end - LinkdProcess.now
      guard left > 0 else { throw fault("\(goal) did not come within \(seconds) s") }
      let writes = pendingStart < pending.count ? inputEnd : nil
      var entries = [
        pollfd(fd: writes ?? -1, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: (reads ? outputEnd : nil) ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errorEnd ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      guard entries.contains(where: { $0.fd >= 0 }) else { throw fault("\(goal) cannot come") }
      _ = poll(&entries, 3, Int32(max(1, left * 1000)))
      if entries[0].revents != 0 { writePending() }
      if entries[1].revents != 0, LinkdProcess.readSome(outputEnd, into: &output) { closeOutput() }
      if entries[2].revents != 0, LinkdProcess.readSome(errorEnd, into: &errors) { closeErrors() }
    }
  }

  private func writePending() {
    guard let inputEnd else { return }
    let count = pending.withUnsafeBytes { buffer in
      Foundation.write(inputEnd, buffer.baseAddress.map { $0 + pendingStart }, buffer.count - pendingStart)
    }
    if count > 0 {
      pendingStart += count
    } else if count < 0, errno != EAGAIN, errno != EINTR {
      // The process reads no more: what is left is lost, as it would be for any client.
      pendingStart = pending.count
      closeInput()
    }
  }

  /// Reads once; returns whether the end has come.
  private static func readSome(_ descriptor: Int32?, into bytes: inout [UInt8]) -> Bool {
    guard let descriptor else { return false }
    return withUnsafeTemporaryAllocation(byteCount: 256 << 10, alignment: 16) { buffer in
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      return count == 0 || count < 0 && errno != EAGAIN && errno != EINTR
    }
  }
}

extension LinkdProcess {
  /// Waits until the process has read all that was written to it.
  package func waitUntilInputIsTaken(seconds: Double = LinkdProcess.patience) throws {
    guard let inputEnd else { throw fault("the input is closed") }
    let end = LinkdProcess.now + seconds
    while true {
      var count: Int32 = 0
      guard ioctl(inputEnd, UInt(FIONREAD), &count) == 0 else { throw Spawning.Fault(call: "ioctl", number: errno) }
      if count == 0 { return }
      guard LinkdProcess.now < end else { throw fault("\(count) bytes of input were not read within \(seconds) s") }
      usleep(100)
    }
  }
}
