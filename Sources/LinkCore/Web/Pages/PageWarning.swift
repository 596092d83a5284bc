/// A warning as a page shows it.
package struct PageWarning: Equatable, Sendable {
  let code: [UInt8]

  /// A sentence.
  let message: [UInt8]

  package init(code: [UInt8], message: [UInt8]) {
    self.code = code
    self.message = message
  }
}
