/// Remark on a dynamic link that is accepted: which trap, on which parameter, with which facts.
package struct LinkWarning: Equatable, Sendable {
  package let code: Code
  package let parameter: LinkParameter?
  /// Query name of a parameter outside of the table.
  package let name: [UInt8]
  /// The value spoken of: of the parameter, the part that was cut, or the pattern.
  package let value: [UInt8]
  /// The size in bytes for the two codes of excess length, else 0.
  package let length: Int

  package init(
    _ code: Code,
    _ parameter: LinkParameter? = nil,
    name: [UInt8] = [],
    value: [UInt8] = [],
    length: Int = 0
  ) {
    self.code = code
    self.parameter = parameter
    self.name = name
    self.value = value
    self.length = length
  }
}
