/// The descriptors that belong to the protocol alone.
///
/// Answers go to a private copy of standard output, and the number 1 is made another name for standard error: whatever
/// a library prints lands there. This is done once, before anything else runs.
package struct Wire: Sendable {
  /// Where requests come from.
  package let input: Int32

  /// Where answers go to; no other code knows this number, and child programs do not inherit it.
  package let output: Int32

  /// Takes the descriptors over; nil when there are too many open files.
  ///
  /// Descriptors that the parent has closed are opened on the null file first, so that no file opened later gets one of
  /// the three numbers; so this must come before anything that opens a file, a ``WakePipe`` included.
  package static func claim(input: Int32 = 0, output: Int32 = 1, errors: Int32 = 2) -> Wire? {
    for descriptor in [input, output, errors] where !SystemCalls.isOpen(descriptor) {
      guard let null = SystemCalls.openNull() else { return nil }
      if null != descriptor {
        guard SystemCalls.redirect(descriptor, to: null) else { return nil }
        SystemCalls.closeDescriptor(null)
      }
    }
    guard let copy = SystemCalls.duplicatePrivately(output) else { return nil }
    guard SystemCalls.redirect(output, to: errors) else {
      SystemCalls.closeDescriptor(copy)
      return nil
    }
    return Wire(input: input, output: copy)
  }
}
