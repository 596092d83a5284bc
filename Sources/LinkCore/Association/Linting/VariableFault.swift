package import StrictJSON

/// What is wrong with a substitution variable or a reference to one.
package enum VariableFault: Equatable, Sendable {
  case unknown(meant: [UInt8]?)
  case unclosed
  case unused
  case hidesPredefined
  case nestedReference
  case badName
  case noValues
  case emptyValue
  case kind(JSONKind)
}
