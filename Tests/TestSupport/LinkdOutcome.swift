/// What a process has left behind.
package struct LinkdOutcome: Sendable {
  package let status: ExitStatus

  /// What it wrote and was not taken before.
  package let output: [UInt8]
  package let errors: [UInt8]

  /// Seconds of processor time that it used.
  package let processorSeconds: Double

  package var outputText: String { String(decoding: output, as: UTF8.self) }
  package var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// The lines of the output, without their ends; a piece after the last end counts as a line.
  package var lines: [[UInt8]] {
    var lines = output.split(separator: 0x0A, omittingEmptySubsequences: false).map { [UInt8]($0) }
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }
}
