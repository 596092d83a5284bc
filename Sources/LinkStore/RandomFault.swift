/// The system's generator gave no bytes.
package struct RandomFault: Error, Hashable, Sendable {
  /// `errno`.
  package let systemCode: Int

  package init(systemCode: Int) {
    self.systemCode = systemCode
  }
}
